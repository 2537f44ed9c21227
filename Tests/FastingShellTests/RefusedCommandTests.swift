import FastingCore
import FastingShell
import Testing

@MainActor
struct RefusedCommandTests {
  @Test func `a refused command in an empty place creates nothing`() async throws {
    try await Home.temporary { home in
      for step in [save, reset, undo, redo, finish(november(2, 20))] {
        await #expect(throws: Refusal.self) { try await home.run(step) }
      }
      let names = try Platform.list(home.root)
      #expect(names.isEmpty)
    }
  }

  @Test func `a command that changes nothing creates nothing`() async throws {
    try await Home.temporary { home in
      try await home.run({ _ in })
      #expect(try Platform.list(home.root).isEmpty)
    }
  }

  @Test func `reading creates nothing`() async throws {
    try await Home.temporary { home in
      let record = try home.files().load()
      #expect(record == Record())
      #expect(try Platform.list(home.root).isEmpty)
    }
  }

  @Test func `a refused command leaves files without a lock as they are`() async throws {
    try await Home.temporary { home in
      try home.write("history.jsonl", line(2) + "\n")
      await #expect(throws: Refusal.nothingToUndo) { try await home.run(undo) }
      await #expect(throws: Refusal.self) { try await home.run(begin(november(3, 8))) }
      #expect(try home.contents() == ["history.jsonl": line(2) + "\n"])
    }
  }

  @Test func `a refused command leaves every file as it is`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      try await home.run(begin(november(3, 20)))
      let contents = try home.contents()
      for step in [save, begin(november(3, 21)), finish(november(3, 19)), redo] {
        await #expect(throws: Refusal.self) { try await home.run(step) }
      }
      #expect(try home.contents() == contents)
    }
  }

  @Test func `the body of a first command runs twice, from the same record`() async throws {
    try await Home.temporary { home in
      var states: [Fasting.State] = []
      try await home.store().update {
        states.append($0.fasting.state)
        try begin(november(2, 20))(&$0)
      }
      #expect(states == [.idle, .idle])
      try await home.store().update {
        states.append($0.fasting.state)
        try finish(november(3, 12))(&$0)
      }
      #expect(states == [.idle, .idle, .fasting])
    }
  }

  @Test func `the lock is free after a refusal and after a failure`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)))
      await #expect(throws: Refusal.self) { try await home.run(save) }
      let broken = FileOperations.live.failing(.noSpace) { $0 == .write }
      await #expect(throws: StorageError.self) { try await home.store(broken).update(reset) }
      let lock = try FileLock(home.directory.lock, .live)
      lock.release()
    }
  }

  @Test func `while another has the lock nothing is written`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)))
      let contents = try home.contents()
      let lock = try FileLock(home.directory.lock, .live)
      defer { lock.release() }
      var operations = FileOperations.live
      operations.pause = { _ in }
      await #expect(throws: StorageError.locked(path: home.directory.lock)) {
        try await home.store(operations).update(reset)
      }
      #expect(try home.contents() == contents)
      #expect(try home.files().load().fasting.state == .fasting)
    }
  }
}
