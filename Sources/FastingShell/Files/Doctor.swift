package import FastingCore

/// Looks at the files of the record one by one, without trusting any of them.
package struct Doctor {
  package let directory: DataDirectory
  package let config: ConfigDirectory?
  package let operations: FileOperations

  package init(
    _ directory: DataDirectory, config: ConfigDirectory? = nil, operations: FileOperations
  ) {
    self.directory = directory
    self.config = config
    self.operations = operations
  }

  /// What is wrong with a file, or could be better.
  package enum Finding: Hashable, Sendable {
    /// It cannot be read at all.
    case unreadable(StorageError)
    /// The settings cannot be read, or one of them.
    case settings(StorageError)
    /// It cannot be understood.
    case damaged(path: String, line: Int?, Unreadable)
    /// A crash tore the end of the history off.
    case torn(path: String, line: Int)
    /// It is gone, and the log of the changes still says what was in it.
    case gone(path: String)
    /// There are changes that cannot be understood, so there is no undo.
    case changesDamaged(path: String)
    /// Others can read it.
    case mode(path: String, UInt16, wanted: UInt16)
    /// It holds what could not be read, and was moved there.
    case setAside(path: String)
    /// It is none of ours; a copy of a history can be imported.
    case stray(path: String, isCopy: Bool)

    /// Whether something is lost as long as it stays like that.
    package var isDamage: Bool {
      switch self {
      case .unreadable, .settings, .damaged, .torn, .gone, .changesDamaged: true
      case .mode, .setAside, .stray: false
      }
    }
  }

  /// What was found, and the record as far as it can be read.
  package struct Report {
    package var findings: [Finding] = []
    package var record: Record?
    package var fastCount = 0
  }

  /// Examines all files.
  package func examine() -> Report {
    var report = Report()
    do {
      _ = try config?.settingsInForce(operations)
    } catch {
      if let error = error as? StorageError { report.findings.append(.settings(error)) }
    }
    guard let names = names(&report) else { return report }
    let current = examineCurrent(&report)
    let changes = examineChanges(&report, committed: current?.change ?? .max)
    var history = examineHistory(&report)
    if let change = changes?.unsettled, change.after == current?.fasting {
      history?.replace(change.removedEntries, with: change.addedEntries)
    }
    if let current, let history {
      report.record = Record(
        fasting: current.fasting, history: history, lastChange: current.change,
        log: changes?.log ?? ChangeLog())
    }
    report.fastCount = history?.count ?? 0
    report.findings += modes(names) + setAside() + strays(names)
    return report
  }

  private static let ours: Set<String> = [
    "fasting.json", "history.jsonl", "changes.jsonl", "lock", "backups",
  ]

  private func names(_ report: inout Report) -> [String]? {
    do throws(SystemError) {
      return try operations.list(directory.path)
    } catch .notFound {
      do {
        _ = try DurableFile(directory.path, operations).target()
      } catch {
        if let error = error as? StorageError { report.findings.append(.unreadable(error)) }
      }
      return nil
    } catch {
      report.findings.append(
        .unreadable(.system(path: directory.path, action: .read, error)))
      return nil
    }
  }

  private func bytes(_ path: String, _ report: inout Report) -> [UInt8]? {
    do {
      return try DurableFile(path, operations).read() ?? []
    } catch {
      if let error = error as? StorageError { report.findings.append(.unreadable(error)) }
      return nil
    }
  }

  private func examineCurrent(_ report: inout Report) -> CurrentFile? {
    do {
      guard let bytes = try DurableFile(directory.current, operations).read() else {
        let log = self.bytes(directory.changes, &report)
        if log.map(ChangesFile.lastNumber) ?? 0 > 1 {
          report.findings.append(.gone(path: directory.current))
        }
        return CurrentFile()
      }
      return try CurrentFile(bytes)
    } catch let reason as Unreadable {
      report.findings.append(.damaged(path: directory.current, line: nil, reason))
    } catch {
      if let error = error as? StorageError { report.findings.append(.unreadable(error)) }
    }
    return nil
  }

  private func examineChanges(_ report: inout Report, committed: Int) -> ChangesFile? {
    guard let bytes = bytes(directory.changes, &report) else { return nil }
    do throws(Unreadable) {
      let changes = try ChangesFile(bytes, committed: committed)
      if changes.damaged != nil {
        report.findings.append(.changesDamaged(path: directory.changes))
      }
      return changes
    } catch {
      report.findings.append(.damaged(path: directory.changes, line: nil, error))
      return nil
    }
  }

  private func examineHistory(_ report: inout Report) -> History? {
    guard let bytes = bytes(directory.history, &report) else { return nil }
    do throws(History.BadLine) {
      let lines = try HistoryLines(bytes)
      report.findings += lines.history.badLines.map {
        .damaged(path: directory.history, line: $0.number, $0.reason)
      }
      if !lines.torn.isEmpty {
        let number = Array(LineRanges(lines.text)).count + 1
        report.findings.append(.torn(path: directory.history, line: number))
      }
      return lines.history
    } catch {
      report.findings.append(
        .damaged(path: directory.history, line: error.number, error.reason))
      return nil
    }
  }

  private func modes(_ names: [String]) -> [Finding] {
    let files = names.filter(Doctor.ours.contains).map { directory.path + "/" + $0 }
    return ([directory.path] + files).compactMap { path in
      guard let status = try? operations.status(path) else { return nil }
      let isDirectory = [directory.path, directory.backups].contains(path)
      guard status.isDirectory == isDirectory else { return nil }
      let wanted: UInt16 = isDirectory ? 0o700 : 0o600
      return status.mode & 0o077 == 0 ? nil : .mode(path: path, status.mode, wanted: wanted)
    }
  }

  private func setAside() -> [Finding] {
    let names = (try? operations.list(directory.backups)) ?? []
    return names.filter { !$0.hasPrefix("history-") && !$0.hasPrefix(".") }.sorted().map {
      .setAside(path: directory.backups + "/" + $0)
    }
  }

  private func strays(_ names: [String]) -> [Finding] {
    names.filter { !Doctor.ours.contains($0) && !$0.hasPrefix(".") }.map { name in
      .stray(
        path: directory.path + "/" + name,
        isCopy: name.hasPrefix("history") && name.hasSuffix(".jsonl"))
    }
  }
}
