package import FastingCore

/// The files of the record: reads them, and writes every change by one path.
///
/// The moment of commit is the one at which `fasting.json` names the change. What comes after it is
/// repeated by the next command, if a crash comes between.
package final class RecordFiles {
  package let directory: DataDirectory
  package let operations: FileOperations
  /// The backups of what could not be read and was moved there by a change.
  package private(set) var setAside: [String] = []
  private var phase = Phase.reading
  private var loaded: Loaded?

  private enum Phase {
    /// No lock, and nothing is written.
    case reading
    /// No lock: finds out whether something would be written where there is nothing yet.
    case rehearsing
    /// This process alone may write.
    case writing
  }

  /// Thrown by a rehearsal that comes to the point of writing.
  private struct WouldWrite: Error {}

  package init(_ directory: DataDirectory, operations: FileOperations) {
    self.directory = directory
    self.operations = operations
  }

  /// Runs a body while no other process changes the record.
  ///
  /// Where there is no lock yet the body runs once without it, so that a command that is refused
  /// leaves nothing behind; only then the directory and the lock are made, and it runs again.
  package func exclusively(_ body: () async throws -> Void) async throws {
    defer {
      phase = .reading
      loaded = nil
    }
    if try !lockExists() {
      phase = .rehearsing
      do {
        return try await body()
      } catch is WouldWrite {
        try file(directory.path).makeDirectories()
      }
    }
    let lock = try FileLock(directory.lock, operations)
    defer { lock.release() }
    phase = .writing
    try await body()
  }

  /// Reads the record; with the lock, or until no change came between.
  package func load() throws -> Record {
    var next = try Loaded(self)
    while phase != .writing {
      let change = try currentFile()?.change ?? 0
      if change == next.current.change { break }
      next = try Loaded(self)
    }
    loaded = next
    return Record(
      fasting: next.current.fasting, history: next.history.history,
      lastChange: next.current.change, log: next.changes.log)
  }

  /// What the system knows of the files; it differs once somebody has written them.
  package func traces() -> [Platform.Status?] {
    [directory.current, directory.history].map { try? operations.status($0) }
  }

  /// Writes the pending change of a record that was loaded under the lock.
  package func save(_ record: Record) throws {
    guard let change = record.pending else { return }
    if phase == .rehearsing { throw WouldWrite() }
    guard phase == .writing, let loaded, loaded.current.change + 1 == change.number else {
      throw StorageError.wouldLose(path: directory.path)
    }
    try ChangeWriter(self, loaded).write(change, current: record.fasting)
  }

  /// Notes where something that could not be read is kept.
  func noteSetAside(_ path: String) {
    setAside.append(path)
  }

  package func file(_ path: String) -> DurableFile {
    DurableFile(path, operations)
  }

  /// Reads the file of the current fast; nil where there is none.
  fileprivate func currentFile() throws -> CurrentFile? {
    guard let bytes = try file(directory.current).read() else {
      _ = try file(directory.path).target()
      return nil
    }
    return try StorageError.naming(directory.current) { () throws(Unreadable) in
      try CurrentFile(bytes)
    }
  }

  private func lockExists() throws -> Bool {
    do throws(SystemError) {
      _ = try operations.status(directory.lock)
      return true
    } catch .notFound {
      return false
    } catch {
      throw StorageError.system(path: directory.lock, action: .lock, error)
    }
  }
}

/// What the files say at one time.
package struct Loaded {
  package let current: CurrentFile
  package let changes: ChangesFile
  /// The history as it stands on disk.
  package let written: HistoryLines
  /// The whole log of changes, where the file that it belongs to has disappeared.
  package let orphanedLog: [UInt8]?
  /// What is missing on disk after a crash.
  package let amendment: HistoryLines.Amendment
  /// The history with what is missing.
  package let history: HistoryLines

  fileprivate init(_ files: RecordFiles) throws {
    let directory = files.directory
    let found = try files.currentFile()
    current = found ?? CurrentFile()
    let committed = current.change
    let log = try files.file(directory.changes).read()
    changes = try StorageError.naming(directory.changes) { () throws(Unreadable) in
      try ChangesFile(log, committed: committed)
    }
    orphanedLog = found == nil ? log.flatMap { ChangesFile.lastNumber($0) > 0 ? $0 : nil } : nil
    let bytes = try files.file(directory.history).map() ?? FileBytes()
    written = try StorageError.history(bytes, in: directory.history)
    if let change = changes.unsettled, change.touchesHistory, change.after == current.fasting {
      amendment = try written.amendment(for: change)
    } else {
      amendment = .nothing
    }
    history = try written.amended(amendment)
  }
}

extension StorageError {
  /// Reads a history; an error names the file and the line.
  package static func history(_ bytes: FileBytes, in path: String) throws -> HistoryLines {
    do throws(History.BadLine) {
      return try HistoryLines(bytes)
    } catch {
      throw StorageError.damaged(path: path, line: error.number, reason: error.reason)
    }
  }

  /// Says in which file something could not be read.
  package static func naming<Value>(
    _ path: String, _ body: () throws(Unreadable) -> Value
  ) throws -> Value {
    do throws(Unreadable) {
      return try body()
    } catch {
      throw StorageError.damaged(path: path, line: nil, reason: error)
    }
  }
}
