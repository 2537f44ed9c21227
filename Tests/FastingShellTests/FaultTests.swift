import FastingCore
import FastingShell
import Testing

/// One operation fails, at every step of every command that changes something; later ones work.
@MainActor
struct FaultTests {
  @Test(arguments: ChangingCommand.all)
  func `a failure at any step is reported, and nothing is lost or doubled`(
    command: ChangingCommand
  ) async throws {
    var failures = 0
    var seen: Set<[String: String]> = []
    let contents = try await command.prepared()
    for step in 0..<1000 {
      let error: SystemError = step % 2 == 0 ? .noSpace : .inputOutput
      let fault = Fault(.failure(error), after: step)
      try await Home.temporary { home in
        let calm = home.files(.unsynchronized)
        try home.restore(contents)
        let before = try calm.load()
        let after = try command.result(from: before)
        let files = home.files(fault.operations(over: .unsynchronized))
        let expected: Record
        do {
          try await TimerStore(files: files).update(command.command)
          expected = after
        } catch StorageError.incomplete {
          expected = after
        } catch is StorageError {
          expected = before
        }
        let aftermath = Aftermath(
          calm, before: expected, after: expected,
          "\(command.name), \(error.text) after \(step) operations")
        try aftermath.expectBeforeOrAfter(succeeded: false)
        if seen.insert(try home.contents()).inserted { try await aftermath.expectWorkingOn() }
      }
      guard fault.wasReached else { break }
      failures += 1
    }
    print("\(command.name): \(failures) failures")
    #expect(failures > 20)
  }
}
