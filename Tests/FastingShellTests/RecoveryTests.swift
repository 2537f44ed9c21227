import FastingCore
import FastingShell
import Testing

@MainActor
struct RecoveryTests {
  /// Files as they are after a crash between the commit of a save and the history.
  private func withCrashedSave(_ body: (Home) async throws -> Void) async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      let text = try #require(try home.text("changes.jsonl"))
      try home.write("changes.jsonl", text.replacing("{\"settled\":3}\n", with: ""))
      try home.write("history.jsonl", "")
      try await body(home)
    }
  }

  @Test func `readers see the history that a crash left behind, and write nothing`() async throws {
    try await withCrashedSave { home in
      let contents = try home.contents()
      #expect(try home.files().load().history.newestFirst == [fast(2)])
      #expect(try home.contents() == contents)
    }
  }

  @Test func `the next writer completes it`() async throws {
    try await withCrashedSave { home in
      try await home.run(begin(november(3, 20)))
      #expect(try home.text("history.jsonl") == line(2) + "\n")
      try await home.run(undo, undo)
      #expect(try home.text("history.jsonl") == "")
      #expect(try home.files().load().fasting.filed == fast(2))
    }
  }

  @Test func `what was completed is settled, even where the command after it fails`() async throws {
    try await withCrashedSave { home in
      let broken = FileOperations.live.failing(.noSpace) {
        if case .rename = $0 { true } else { false }
      }
      await #expect(throws: StorageError.self) {
        try await home.store(broken).update(begin(november(3, 20)))
      }
      #expect(try home.text("history.jsonl") == line(2) + "\n")
      try home.write("history.jsonl", "")
      #expect(try home.files().load().history.newestFirst.isEmpty)
    }
  }

  @Test func `what is refused is refused by the completed history`() async throws {
    try await withCrashedSave { home in
      await #expect(throws: Refusal.self) { try await home.run(begin(november(3, 8))) }
      let record = try home.files().load()
      #expect(record.history.newestFirst == [fast(2)])
    }
  }

  @Test func `a current fast that was changed since by hand is no sign of a crash`() async throws {
    try await withCrashedSave { home in
      try home.write(
        "fasting.json",
        #"{"change":3,"fasting":{"start":"2026-11-09T20:00:00Z","goal":{"seconds":60}}}"#)
      #expect(try home.files().load().history.newestFirst.isEmpty)
    }
  }

  @Test func `a torn end of the history is set aside and cut off by the next writer`()
    async throws
  {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      let torn = String(line(4).dropLast(9))
      try home.write("history.jsonl", line(2) + "\n" + torn)
      #expect(try home.files().load().history.newestFirst == [fast(2)])
      #expect(try home.names(in: "backups").isEmpty)
      try await home.run(begin(november(3, 20)))
      #expect(try home.text("history.jsonl") == line(2) + "\n")
      #expect(try home.names(in: "backups") == ["torn-000001.jsonl"])
      #expect(try home.text("backups/torn-000001.jsonl") == torn)
      #expect(try home.mode("backups/torn-000001.jsonl") == 0o600)
    }
  }

  @Test func `a history whose end is full of NULs has a torn end`() async throws {
    try await Home.temporary { home in
      try home.write("history.jsonl", line(2) + "\n\0\0\0\0\0")
      try await home.run(begin(november(3, 20)), finish(november(4, 12)), save)
      #expect(try home.text("history.jsonl") == line(2) + "\n" + line(3) + "\n")
      #expect(try home.text("backups/torn-000001.jsonl") == "\0\0\0\0\0")
    }
  }

  @Test func `a log that is missing costs the undo and nothing else`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      try home.remove("changes.jsonl")
      await #expect(throws: Refusal.nothingToUndo) { try await home.run(undo) }
      try await home.run(begin(november(3, 20)))
      #expect(try home.files().load().lastChange == 4)
      #expect(try home.text("history.jsonl") == line(2) + "\n")
      try await home.run(undo)
      await #expect(throws: Refusal.nothingToUndo) { try await home.run(undo) }
    }
  }

  @Test func `a log that is damaged costs the undo and is set aside`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      let damaged = try #require(try home.text("changes.jsonl")) + "damaged\n"
      try home.write("changes.jsonl", damaged)
      #expect(try home.files().load().history.newestFirst == [fast(2)])
      await #expect(throws: Refusal.changesUnreadable) { try await home.run(undo) }
      #expect(try home.text("changes.jsonl") == damaged)
      try await home.run(begin(november(3, 20)))
      #expect(try home.files().load().lastChange == 4)
      #expect(try home.text("backups/changes-000001.jsonl") == damaged)
      try await home.run(undo)
      await #expect(throws: Refusal.nothingToUndo) { try await home.run(undo) }
    }
  }

  @Test(arguments: ["fasting.json", "history.jsonl", "changes.jsonl"])
  func `a temporary file of a crash is removed by the next writer`(name: String) async throws {
    try await Home.temporary { home in
      try home.write("." + name + ".new", "half")
      #expect(try home.files().load() == Record())
      try await home.run(begin(november(2, 20)))
      #expect(try home.names() == ["changes.jsonl", "fasting.json", "lock"])
    }
  }

  @Test func `a failure after the commit says that the change is recorded`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)))
      let path = home.directory.history
      let broken = FileOperations.live.failing(.noSpace) { $0 == .open(path) }
      let inner = StorageError.system(path: path, action: .write, .noSpace)
      await #expect(throws: StorageError.incomplete(inner)) {
        try await home.store(broken).update(save)
      }
      #expect(try home.text("history.jsonl") == nil)
      #expect(try home.files().load().history.newestFirst == [fast(2)])
      #expect(try home.files().load().fasting == Fasting())
    }
  }
}
