import FastingCore
import FastingShell

extension FuzzTarget {
  /// The log of the changes: heads tell the truth, compacting keeps the stacks, and a change that
  /// is added is there.
  static let changes = FuzzTarget(name: "changes") { bytes in
    var numbers = [0]
    for range in LineRanges(bytes) {
      let entry: ChangeLog.Entry
      do throws(Unreadable) {
        entry = try ChangeLog.Entry(line: bytes[range].trimmed)
      } catch {
        continue
      }
      try check(entry)
      if (0...Int(Int32.max)).contains(entry.number) { numbers.append(entry.number) }
    }
    for committed in Set(numbers + [Int(Int32.max)]).sorted() {
      guard let file = try read(bytes, committed: committed) else { continue }
      try check(file, of: bytes, committed: committed)
    }
  }

  /// Checks that a change is read back, and that the head of its line says what the whole says.
  private static func check(_ entry: ChangeLog.Entry) throws {
    let change: Change
    do throws(Unreadable) {
      change = try entry.change()
    } catch {
      return
    }
    let line = try change.line()
    try promise("a change is one line", !line.contains(.newline))
    let again = try ChangeLog.Entry(line: line[...])
    try promise("a change is read back equal", try again.change() == change)
    try promise("and written in the same bytes", try again.change().line() == line)
    try promise(
      "its head says what the whole says",
      [again.number, again.undoes, again.redoes] == [change.number, change.undoes, change.redoes])
  }

  private static func check(_ file: ChangesFile, of bytes: [UInt8], committed: Int) throws {
    try promise("the length is inside", (0...bytes.count).contains(file.length))
    try promise("what is damaged is kept", file.damaged == nil || file.damaged == bytes)
    try promise("a log that is damaged is none", file.damaged == nil || file.log.entries.isEmpty)
    try promise(
      "what never happened is cut", file.log.entries.allSatisfy { $0.number <= committed })
    let compacted = file.log.compacted()
    if isPossible(file.log) {
      try promise("compacting twice is once", compacted.compacted() == compacted)
      try promise("compacting keeps both stacks", compacted.stacks == file.log.stacks)
    }

    let fast = Fast(start: .epoch, end: .epoch, goal: .trf16, note: nil)
    let change = Change(
      number: committed + 1, command: "save", before: Fasting(), after: Fasting(),
      added: [History.Entry(fast)])
    let amended: [UInt8] =
      switch try file.amendment(adding: change) {
      case .append(let end): bytes[..<file.length] + end
      case .replace(let all): all
      }
    guard let after = try read(amended, committed: committed + 1) else {
      throw BrokenPromise(description: "an amendment is refused as newer")
    }
    try promise("what is written can be read", after.damaged == nil && after.log.isReadable)
    try promise("and all of it", after.length == amended.count)
    try promise("the change is the last one", try after.log.entries.last?.change() == change)
    try promise("and not settled", after.unsettled == change)
    guard isPossible(file.log) else { return }
    var expected = file.log
    expected.append(change)
    try promise("it is pushed on the stacks", after.log.stacks == expected.stacks)
  }

  /// Tells whether the program may have written a log: whether each change that undoes or redoes
  /// is about the one that was next then.
  private static func isPossible(_ log: ChangeLog) -> Bool {
    log.entries.indices.allSatisfy { index in
      let entry = log.entries[index]
      let stacks = ChangeLog(Array(log.entries[..<index])).stacks
      if entry.undoes != nil, entry.redoes != nil { return false }
      if let undoes = entry.undoes { return stacks.undo.last == undoes }
      if let redoes = entry.redoes { return stacks.redo.last == redoes }
      return true
    }
  }

  /// Reads the file; nil where a newer version wrote it, which is all that may refuse it.
  private static func read(_ bytes: [UInt8], committed: Int) throws -> ChangesFile? {
    do throws(Unreadable) {
      return try ChangesFile(bytes, committed: committed)
    } catch .newerVersion {
      return nil
    } catch {
      throw BrokenPromise(description: "the log is refused: \(error)")
    }
  }
}
