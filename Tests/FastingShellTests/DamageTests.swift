import FastingCore
import FastingShell
import Testing

@MainActor
struct DamageTests {
  nonisolated static let damaged = [
    "", "\0", "\0\0\0\0", "null", "{}", "[]", "12", "\"text\"", "{\"change\":3,\"fasting\":nu",
    "{\"change\":3,\"fasting\":null,\"version\":1", "{\"change\":3,\"version\":1}", "no JSON",
    "{\"change\":-1,\"fasting\":null}", "{\"change\":\"3\",\"fasting\":null}",
    "{\"change\":99999999999999999999,\"fasting\":null}", "{\"fasting\":{}}", "{\"fasting\":7}",
    "{\"fasting\":null} more", "{\"fasting\":null}{\"fasting\":null}",
    "{\"fasting\":{\"start\":\"2026-11-31T20:00:00Z\",\"goal\":{\"seconds\":57600}}}",
    "{\"fasting\":{\"start\":\"2026-11-30T20:00:00Z\",\"goal\":{\"seconds\":0}}}",
    "{\"fasting\":{\"start\":\"2026-11-30T20:00:00Z\",\"goal\":{\"seconds\":2592001}}}",
    "{\"fasting\":{\"start\":\"2026-11-30T20:00:00Z\"}}",
    "{\"fasting\":{\"start\":\"2026-11-30T20:00:00Z\",\"end\":\"2026-11-30T19:00:00Z\","
      + "\"goal\":{\"seconds\":57600}}}",
    "{\"fasting\":{\"start\":\"2026-11-30T20:00:00Z\",\"goal\":{\"seconds\":57600},\"note\":7}}",
    "{\"fasting\":null,\"version\":0}", "{\"fasting\":null,\"version\":\"1\"}",
  ]

  @Test(arguments: damaged)
  func `a damaged current fast is refused and never written over`(text: String) async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      try home.write("fasting.json", text)
      let contents = try home.contents()
      let path = home.directory.current
      for step in [begin(november(3, 20)), undo, reset] {
        let error = await #expect(throws: StorageError.self) { try await home.run(step) }
        guard case .damaged(path, _, _) = error else {
          Issue.record("another error", severity: .error)
          continue
        }
      }
      #expect(throws: StorageError.self) { try home.files().load() }
      #expect(try home.contents() == contents)
    }
  }

  @Test func `a newer version of the current fast is refused by its number`() async throws {
    try await Home.temporary { home in
      try home.write("fasting.json", #"{"fasting":{"new":"form"},"version":2}"#)
      let contents = try home.contents()
      let error = StorageError.damaged(
        path: home.directory.current, line: nil, reason: .newerVersion(2))
      await #expect(throws: error) { try await home.run(begin(november(3, 20))) }
      #expect(throws: error) { try home.files().load() }
      #expect(try home.contents() == contents)
    }
  }

  @Test func `a newer version in the history is refused by its number and line`() async throws {
    try await Home.temporary { home in
      let text = line(2) + "\n" + #"{"version":2,"new":"form"}"# + "\n"
      try home.write("history.jsonl", text)
      let error = StorageError.damaged(
        path: home.directory.history, line: 2, reason: .newerVersion(2))
      await #expect(throws: error) { try await home.run(begin(november(3, 20))) }
      #expect(throws: error) { try home.files().load() }
      #expect(try home.contents() == ["history.jsonl": text])
    }
  }

  @Test(arguments: ["fasting.json", "history.jsonl", "changes.jsonl"])
  func `a directory in place of a file is an error`(name: String) async throws {
    try await Home.temporary { home in
      try home.makeDirectory(name)
      let error = StorageError.system(
        path: home.directory.path + "/" + name, action: .read, .isDirectory)
      await #expect(throws: error) { try await home.run(begin(november(3, 20))) }
      #expect(throws: error) { try home.files().load() }
      #expect(try home.names() == [name])
    }
  }

  @Test(
    arguments: ["fasting.json", "history.jsonl", "changes.jsonl"],
    [SystemError.accessDenied, .inputOutput])
  func `a file that cannot be read is not taken for none`(
    name: String, error: SystemError
  ) async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      let contents = try home.contents()
      let path = home.directory.path + "/" + name
      let broken = FileOperations.live.failing(error) { $0 == .read(path) }
      let expected = StorageError.system(path: path, action: .read, error)
      await #expect(throws: expected) {
        try await home.store(broken).update(begin(november(3, 20)))
      }
      #expect(throws: expected) { try home.files(broken).load() }
      #expect(try home.contents() == contents)
    }
  }

  @Test func `a data directory that is a dangling link is not taken for a new one`() async throws {
    try await Home.temporary { home in
      try home.link(home.directory.path, to: home.root + "/unplugged")
      #expect(throws: StorageError.self) { try home.files().load() }
      await #expect(throws: StorageError.self) { try await home.run(begin(november(3, 20))) }
      #expect(try Platform.list(home.root) == ["data"])
    }
  }

  @Test(arguments: ["fasting.json", "history.jsonl", "changes.jsonl"])
  func `a file that is a dangling link is an error`(name: String) async throws {
    try await Home.temporary { home in
      try home.makeDirectory("")
      let path = home.directory.path + "/" + name
      try home.link(path, to: home.root + "/unplugged")
      let error = StorageError.danglingLink(path: path, target: home.root + "/unplugged")
      await #expect(throws: error) { try await home.run(begin(november(3, 20))) }
      #expect(throws: error) { try home.files().load() }
      #expect(try home.names() == [name])
    }
  }
}
