import FastingCore

extension Doctor {
  /// What a repair moved to the backups.
  package enum Repair: Hashable, Sendable {
    /// Lines of the history.
    case lines(Int)
    /// The torn end of the history.
    case torn
    /// The file of the current fast; the log of the changes says what it was, if it could be read.
    case current(restored: Bool)
    /// The log of the changes.
    case changes
  }

  /// Moves what cannot be read to the backups, byte for byte, and drops no fast that can be read.
  ///
  /// What was written by a newer version is left alone.
  package func repair() throws -> [Repair] {
    guard examine().findings.contains(where: \.isDamage) else { return [] }
    let lock = try FileLock(directory.lock, operations)
    defer { lock.release() }
    return try [repairCurrent(), repairChanges()].compactMap { $0 } + repairHistory()
  }

  private var backups: Backups { Backups(directory.backups, operations) }

  private func repairCurrent() throws -> Repair? {
    let file = DurableFile(directory.current, operations)
    let log = try DurableFile(directory.changes, operations).read()
    if let bytes = try file.read() {
      do throws(Unreadable) {
        _ = try CurrentFile(bytes)
        return nil
      } catch {
        if case .newerVersion = error { return nil }
      }
      try backups.setAside(bytes, as: "fasting")
    } else if log.map(ChangesFile.lastNumber) ?? 0 <= 1 {
      return nil
    }
    let last = try? ChangesFile(log, committed: .max).log.entries.last?.change()
    let current = CurrentFile(change: last?.number ?? 0, fasting: last?.after ?? Fasting())
    try file.replace(with: try current.bytes())
    return .current(restored: last != nil)
  }

  private func repairChanges() throws -> Repair? {
    let file = DurableFile(directory.changes, operations)
    let bytes = try file.read()
    guard let damaged = (try? ChangesFile(bytes, committed: .max))?.damaged else { return nil }
    try backups.setAside(damaged, as: "changes")
    try file.replace(with: [])
    return .changes
  }

  private func repairHistory() throws -> [Repair] {
    let file = DurableFile(directory.history, operations)
    guard let bytes = try file.read(), let lines = try? HistoryLines(bytes) else { return [] }
    let bad = Set(lines.history.badLines.map { $0.number - 1 })
    guard !bad.isEmpty || !lines.torn.isEmpty else { return [] }
    if !lines.torn.isEmpty { try backups.setAside(Array(lines.torn), as: "torn") }
    let text = lines.text
    let ranges = Array(LineRanges(text)).enumerated()
    let aside = ranges.filter { bad.contains($0.offset) }.flatMap { text[$0.element] }
    if !aside.isEmpty { try backups.setAside(aside, as: "lines") }
    let kept = ranges.filter { !bad.contains($0.offset) }.flatMap { text[$0.element] }
    try backups.keep(file, bytes)
    try file.replace(with: Array(text.prefix(text[...].byteOrderMarkCount)) + kept)
    return (bad.isEmpty ? [] : [.lines(bad.count)]) + (lines.torn.isEmpty ? [] : [.torn])
  }
}
