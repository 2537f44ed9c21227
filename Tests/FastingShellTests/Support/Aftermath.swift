import FastingCore
import FastingShell
import Testing

/// What must hold after a crash, whatever step it came at.
@MainActor
struct Aftermath {
  let files: RecordFiles
  let before: Snapshot
  let after: Snapshot
  let comment: Comment

  init(_ files: RecordFiles, before: Record, after: Record, _ comment: Comment) {
    self.files = files
    self.before = Snapshot(before)
    self.after = Snapshot(after)
    self.comment = comment
  }

  /// Expects one of two states; where the command printed success, the one after it.
  func expectBeforeOrAfter(succeeded: Bool, earlier: Snapshot? = nil) throws {
    let found = Snapshot(try files.load())
    let allowed = succeeded ? [after] : [before, after] + (earlier.map { [$0] } ?? [])
    #expect(allowed.contains(found), comment)
  }

  /// Expects that a further command works, and that undo leads back and redo forth again.
  func expectWorkingOn() async throws {
    let store = TimerStore(files: files)
    try await store.load()
    let expected = try ChangingCommand(name: "", command: ChangingCommand.following)
      .result(from: store.record)
    try await store.update(ChangingCommand.following)
    var inMemory = try files.load()
    let reached = Snapshot(inMemory)
    #expect(reached == Snapshot(expected), comment)
    try expectTidy()

    let taken = try await repeatUntilRefused(undo, as: .nothingToUndo)
    for _ in 0..<taken {
      try inMemory.undo()
      inMemory.pendingWasSaved()
    }
    #expect(Snapshot(try files.load()) == Snapshot(inMemory), comment)
    #expect(try await repeatUntilRefused(redo, as: .nothingToRedo) == taken, comment)
    let returned = Snapshot(try files.load())
    #expect(returned.fasting == reached.fasting && returned.fasts == reached.fasts, comment)
    try expectTidy()
  }

  /// Expects each fast once in the file of the history, and no file that a writer left.
  private func expectTidy() throws {
    let bytes = try files.file(files.directory.history).read() ?? []
    let lines = try HistoryLines(bytes)
    let identities = lines.history.entries.map(\.fast.identity)
    #expect(Set(identities).count == identities.count, comment)
    #expect(lines.torn.isEmpty, comment)
    #expect(Set(lines.history.entries.map(\.fast)) == Set(try files.load().history.newestFirst))
    let names = try files.operations.list(files.directory.path)
    #expect(!names.contains { $0.hasPrefix(".") }, comment)
  }

  /// Repeats a step, at most as often as no table of short stories needs, and returns how often.
  private func repeatUntilRefused(_ step: Step, as expected: Refusal) async throws -> Int {
    var count = 0
    while count < 10 {
      do {
        try await TimerStore(files: files).update(step)
        count += 1
      } catch let refusal as Refusal {
        #expect(refusal == expected, comment)
        return count
      }
    }
    return count
  }
}
