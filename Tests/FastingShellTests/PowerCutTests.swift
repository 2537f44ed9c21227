import FastingCore
import FastingShell
import Testing

/// The power fails at every step of every command, and what was not made durable is lost.
@MainActor
struct PowerCutTests {
  private func files(_ disk: MemoryDisk, _ fault: Fault? = nil) throws -> RecordFiles {
    RecordFiles(
      try DataDirectory(option: "/home/data", environment: { _ in nil }),
      operations: fault?.operations(over: disk.operations) ?? disk.operations)
  }

  /// What was on the disk after a cut: what follows is the same each time, and is tried once.
  private struct Seen: Hashable {
    let contents: [String: [UInt8]]
    let before: Snapshot
    let succeeded: Bool
  }

  @Test(arguments: ChangingCommand.all, MemoryDisk.Loss.allCases)
  func `a power cut at any step, and another one in the command after it, loses nothing`(
    command: ChangingCommand, loss: MemoryDisk.Loss
  ) async throws {
    let origin = MemoryDisk("/home")
    try await command.prepare(files(origin))
    let before = try files(origin).load()
    let after = try command.result(from: before)
    var cuts = 0
    var seen: Set<[String: [UInt8]]> = []
    var seenAgain: Set<Seen> = []
    for step in 0..<1000 {
      let disk = MemoryDisk(copying: origin)
      let fault = Fault(.crash(tearing: false), after: step)
      let faulty = try files(disk, fault)
      let succeeded = (try? await TimerStore(files: faulty).update(command.command)) != nil
      disk.cutPower(loss)
      let comment: Comment = "\(command.name), after \(step) operations"
      let aftermath = Aftermath(try files(disk), before: before, after: after, comment)
      try aftermath.expectBeforeOrAfter(succeeded: succeeded)
      cuts += 1
      if seen.insert(disk.contents).inserted {
        if loss != .names { cuts += try await cutAgain(disk, loss, comment, &seenAgain) }
        try await aftermath.expectWorkingOn()
      }
      guard fault.wasReached else { break }
    }
    print("\(command.name): \(cuts) power cuts (\(loss) lost)")
  }

  @Test(
    arguments: ChangingCommand.all, [Fault.Kind.crash(tearing: false), .failure(.inputOutput)])
  func `what succeeds after a crash or a failure survives a power cut`(
    command: ChangingCommand, kind: Fault.Kind
  ) async throws {
    let origin = MemoryDisk("/home")
    try await command.prepare(files(origin))
    let before = try files(origin).load()
    var seen: Set<Seen> = []
    var seenDisks: Set<[[String: [UInt8]]]> = []
    for step in 0..<1000 {
      let disk = MemoryDisk(copying: origin)
      let fault = Fault(kind, after: step)
      let faulty = try files(disk, fault)
      _ = try? await TimerStore(files: faulty).update(command.command)
      let comment: Comment = "\(command.name), after \(step) operations"
      guard seenDisks.insert(disk.everything).inserted || !fault.wasReached else { continue }
      let earlier = Snapshot(before)
      _ = try await cutAgain(disk, .all, comment, &seen, earlier: earlier)
      let store = TimerStore(files: try files(disk))
      try await store.update(ChangingCommand.following)
      disk.cutPower(.all)
      let found = Snapshot(try files(disk).load())
      #expect(found == Snapshot(store.record), comment)
      guard fault.wasReached else { return }
    }
  }

  /// Cuts the power at every step of the command that mends what was left.
  ///
  /// Where the first process died by itself, what it did may be lost until then, for it did not
  /// print success: the earlier state is right too.
  private func cutAgain(
    _ origin: MemoryDisk, _ loss: MemoryDisk.Loss, _ comment: Comment, _ seen: inout Set<Seen>,
    earlier: Snapshot? = nil
  ) async throws -> Int {
    let following = ChangingCommand(name: "", command: ChangingCommand.following)
    let before = try files(origin).load()
    let after = try following.result(from: before)
    for step in 0..<1000 {
      let disk = MemoryDisk(copying: origin)
      let fault = Fault(.crash(tearing: false), after: step)
      let faulty = try files(disk, fault)
      let succeeded = (try? await TimerStore(files: faulty).update(following.command)) != nil
      disk.cutPower(loss)
      let aftermath = Aftermath(
        try files(disk), before: before, after: after, "\(comment), then after \(step)")
      let state = Seen(contents: disk.contents, before: aftermath.before, succeeded: succeeded)
      if seen.insert(state).inserted {
        try aftermath.expectBeforeOrAfter(succeeded: succeeded, earlier: earlier)
        if earlier == nil { try await aftermath.expectWorkingOn() }
      }
      guard fault.wasReached else { return step }
    }
    return 1000
  }
}
