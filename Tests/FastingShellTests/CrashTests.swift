import FastingCore
import FastingShell
import Testing

/// The process dies at every step of every command that changes something.
@MainActor
struct CrashTests {
  @Test(arguments: ChangingCommand.all)
  func `a crash at any step loses nothing and doubles nothing`(
    command: ChangingCommand
  ) async throws {
    var seen: Set<[String: String]> = []
    let whole = try await crash(command, tearing: false, &seen)
    let torn = try await crash(command, tearing: true, &seen)
    print("\(command.name): \(whole) crashes, and \(torn) that tear a write")
    #expect(whole > 20)
    #expect(torn == whole)
  }

  /// Crashes at every step, and returns how many there are.
  private func crash(
    _ command: ChangingCommand, tearing: Bool, _ seen: inout Set<[String: String]>
  ) async throws -> Int {
    let contents = try await command.prepared()
    for step in 0..<1000 {
      let fault = Fault(.crash(tearing: tearing), after: step)
      try await Home.temporary { home in
        let calm = home.files(.unsynchronized)
        try home.restore(contents)
        let before = try calm.load()
        let files = home.files(fault.operations(over: .unsynchronized))
        let succeeded =
          (try? await TimerStore(files: files).update(command.command)) != nil
        let aftermath = Aftermath(
          calm, before: before, after: try command.result(from: before),
          "\(command.name), after \(step) operations")
        try aftermath.expectBeforeOrAfter(succeeded: succeeded)
        if seen.insert(try home.contents()).inserted { try await aftermath.expectWorkingOn() }
      }
      guard fault.wasReached else { return step }
    }
    return 1000
  }
}
