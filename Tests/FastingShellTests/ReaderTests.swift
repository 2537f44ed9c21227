import FastingCore
import FastingShell
import Testing

@MainActor
struct ReaderTests {
  /// Lets something happen once, before or after a file is read for the first time.
  private func interrupted(
    _ path: String, after: Bool, by event: @escaping () -> Void
  ) -> FileOperations {
    var isDone = false
    var operations = FileOperations.live
    operations.read = { asked throws(SystemError) in
      guard asked == path, !isDone else { return try FileOperations.live.read(asked) }
      isDone = true
      if !after { event() }
      defer { if after { event() } }
      return try FileOperations.live.read(asked)
    }
    operations.map = { [read = operations.read] path throws(SystemError) in
      FileBytes(try read(path))
    }
    return operations
  }

  @Test(arguments: ["fasting.json", "changes.jsonl", "history.jsonl"], [false, true])
  func `a reader never sees half of a change`(name: String, after: Bool) async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)))
      let old = try home.contents()
      try await home.run(begin(november(3, 20)))
      let new = try home.contents()
      try home.remove("history.jsonl")
      for (name, text) in old { try home.write(name, text) }

      let path = home.directory.path + "/" + name
      let operations = interrupted(path, after: after) {
        for (name, text) in new { #expect(throws: Never.self) { try home.write(name, text) } }
      }
      let record = try home.files(operations).load()
      #expect(record.lastChange == 3)
      #expect(record.fasting.start == november(3, 20))
      #expect(record.history.entries.map(\.fast) == [fast(2)])
    }
  }

  @Test func `a reader that nobody disturbs reads each file once more at most`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      var reads: [String: Int] = [:]
      let operations = FileOperations.live.intercepted { call throws(SystemError) in
        if case .read(let path) = call { reads[path, default: 0] += 1 }
      }
      _ = try home.files(operations).load()
      #expect(reads[home.directory.current] == 2)
      #expect(reads[home.directory.history] == 1)
      #expect(reads[home.directory.changes] == 1)
    }
  }

  @Test func `a reader takes no lock and opens nothing for writing`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      let operations = FileOperations.live.failing(.inputOutput) {
        switch $0 {
        case .read, .linkTarget, .status: false
        default: true
        }
      }
      #expect(try home.files(operations).load().history.newestFirst == [fast(2)])
    }
  }

  @Test func `to save without the lock is refused`() async throws {
    try await Home.temporary { home in
      let files = home.files()
      var record = try files.load()
      try begin(november(2, 20))(&record)
      #expect(throws: StorageError.wouldLose(path: home.directory.path)) {
        try files.save(record)
      }
      #expect(try Platform.list(home.root).isEmpty)
    }
  }
}
