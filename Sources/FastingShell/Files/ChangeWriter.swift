import FastingCore

/// Writes one change, in the order that lets every crash be mended.
struct ChangeWriter {
  private let files: RecordFiles
  private let loaded: Loaded

  init(_ files: RecordFiles, _ loaded: Loaded) {
    self.files = files
    self.loaded = loaded
  }

  /// Writes the change ahead, then the current fast, which is the moment of commit, then the
  /// history.
  func write(_ change: Change, current fasting: Fasting) throws {
    var current = loaded.current
    (current.change, current.fasting) = (change.number, fasting)
    let bytes = try current.bytes()
    let log = try loaded.changes.amendment(adding: change)
    let history = try loaded.history.amendment(for: change)
    guard try CurrentFile(bytes) == current else { throw wouldLose(directory.current) }
    try check(change, log)
    try check(change, history)

    try tidy()
    try add(log)
    var isCommitted = false
    do {
      try files.file(directory.current).replace(with: bytes) { isCommitted = true }
      guard change.touchesHistory else { return }
      try write(history, over: loaded.history)
      try settle(change.number)
    } catch let error as StorageError where isCommitted {
      throw StorageError.incomplete(error)
    }
  }

  private var directory: DataDirectory { files.directory }

  /// Completes on disk what a crash left: the last change, a torn end, temporary files.
  private func tidy() throws {
    for path in [directory.history, directory.changes] {
      try files.file(path).removeLeftover()
    }
    if loaded.changes.unsettled?.touchesHistory == true {
      try files.file(directory.current).synchronize()
    }
    let backups = Backups(directory.backups, files.operations)
    if !loaded.written.torn.isEmpty {
      files.noteSetAside(try backups.setAside(Array(loaded.written.torn), as: "torn"))
      if case .replace = loaded.amendment {
      } else {
        try files.file(directory.history).append([], at: loaded.written.length)
      }
    }
    if loaded.amendment != .nothing {
      try write(loaded.amendment, over: loaded.written)
    } else if let unsettled = loaded.changes.unsettled, unsettled.touchesHistory {
      try files.file(directory.history).synchronize()
    }
    if let log = loaded.changes.damaged ?? loaded.orphanedLog {
      files.noteSetAside(try backups.setAside(log, as: "changes"))
    }
  }

  private func write(_ amendment: HistoryLines.Amendment, over old: HistoryLines) throws {
    let file = files.file(directory.history)
    switch amendment {
    case .nothing: return
    case .append(let bytes): try file.append(bytes)
    case .replace(let bytes):
      try Backups(directory.backups, files.operations).keep(file, Array(old.text))
      try file.replace(with: bytes)
    }
  }

  private func add(_ amendment: ChangesFile.Amendment) throws {
    let file = files.file(directory.changes)
    switch amendment {
    case .append(let bytes): try file.append(bytes, at: loaded.changes.length)
    case .replace(let bytes): try file.replace(with: bytes)
    }
  }

  /// Notes that the history shows a change; losing this costs no more than doing it again.
  private func settle(_ number: Int) throws {
    try files.file(directory.changes)
      .append(ChangesFile.settled(number), synchronized: false)
  }

  /// Refuses to write a change that could not be read back.
  private func check(_ change: Change, _ amendment: ChangesFile.Amendment) throws {
    let bytes =
      switch amendment {
      case .append(let bytes), .replace(let bytes): bytes.dropLast()
      }
    let begin = bytes.lastIndex(of: .newline).map { $0 + 1 } ?? bytes.startIndex
    guard try change.isRead(from: bytes[begin...]) else { throw wouldLose(directory.changes) }
  }

  /// Refuses to write a history that lacks something which the change does not take out.
  private func check(_ change: Change, _ amendment: HistoryLines.Amendment) throws {
    guard case .replace(let bytes) = amendment else { return }
    let removed = Set(change.removed.map(\.identity))
    let written = try HistoryLines(bytes).history
    let present = Set(written.entries.map(\.fast))
    let old = loaded.history.history
    let staying = old.entries.filter { !removed.contains($0.fast.identity) }
    // A mapped line that somebody has written over meanwhile can be read no more.
    guard old.entries.count == old.rows.count, staying.allSatisfy({ present.contains($0.fast) }),
      change.added.allSatisfy(present.contains),
      written.badLines.count == old.badLines.count
    else { throw wouldLose(directory.history) }
  }

  private func wouldLose(_ path: String) -> StorageError {
    .wouldLose(path: path)
  }
}
