import FastingCore
import FastingShell
import Testing

@MainActor
struct RecordFilesTests {
  private let current = """
    {
      "change" : 2,
      "fasting" : {
        "end" : "2026-11-03T12:00:00+01:00",
        "goal" : {
          "name" : "trf16",
          "seconds" : 57600
        },
        "note" : "a / b",
        "start" : "2026-11-02T20:00:00+01:00"
      },
      "version" : 1
    }

    """

  private let idle = """
    {
      "change" : 3,
      "fasting" : null,
      "version" : 1
    }

    """

  @Test func `a fast goes from file to file`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12), note: "a / b"))
      #expect(try home.text("fasting.json") == current)
      #expect(try home.names() == ["changes.jsonl", "fasting.json", "lock"])
      try await home.run(save)
      #expect(try home.text("fasting.json") == idle)
      #expect(try home.text("history.jsonl") == line(2, note: "a / b") + "\n")
      #expect(try home.text("changes.jsonl")?.hasSuffix("{\"settled\":3}\n") == true)
    }
  }

  @Test func `the files are for their owner alone`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save, undo)
      let names = ["backups", "changes.jsonl", "fasting.json", "history.jsonl", "lock"]
      #expect(try home.names() == names)
      for name in names.dropFirst() { #expect(try home.mode(name) == 0o600) }
      #expect(try home.mode("backups") == 0o700)
      #expect(try home.mode("") == 0o700)
      #expect(try home.text("lock") == "")
    }
  }

  @Test func `what was saved is what is read`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      try await home.run(begin(november(3, 20), .omad, note: "\"quoted\"\n\tü 🍞"))
      let store = home.store()
      try await store.load()
      #expect(store.record.history.newestFirst == [fast(2)])
      #expect(store.currentFasting.note == "\"quoted\"\n\tü 🍞")
      #expect(store.currentFasting.goal == .omad)
      #expect(store.record.lastChange == 4)
    }
  }

  @Test func `to begin over a finished fast files it`() async throws {
    try await Home.temporary { home in
      try await home.run(
        begin(november(2, 20)), finish(november(3, 12)), begin(november(3, 20)))
      #expect(try home.text("history.jsonl") == line(2) + "\n")
      try await home.run(undo)
      #expect(try home.text("history.jsonl") == "")
      #expect(try home.files().load().fasting.filed == fast(2))
      try await home.run(redo)
      #expect(try home.text("history.jsonl") == line(2) + "\n")
      #expect(try home.files().load().fasting.start == november(3, 20))
    }
  }

  @Test func `reset and resume change the current fast alone`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)))
      try await home.store().update { try $0.resume(now: november(3, 13)) }
      #expect(try home.files().load().fasting.state == .fasting)
      try await home.run(reset)
      #expect(try home.files().load().fasting.state == .idle)
      #expect(try home.text("history.jsonl") == nil)
      #expect(try home.text("changes.jsonl")?.contains("settled") == false)
    }
  }

  @Test func `undo takes everything back, and redo makes it again to the byte`() async throws {
    try await Home.temporary { home in
      try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
      try await home.run(begin(november(3, 20)), finish(november(4, 12)), save)
      let history = try home.text("history.jsonl")
      for _ in 0..<6 { try await home.run(undo) }
      #expect(try home.text("history.jsonl") == "")
      #expect(try home.files().load().fasting == Fasting())
      await #expect(throws: Refusal.nothingToUndo) { try await home.run(undo) }
      for _ in 0..<6 { try await home.run(redo) }
      #expect(try home.text("history.jsonl") == history)
      await #expect(throws: Refusal.nothingToRedo) { try await home.run(redo) }
    }
  }

  @Test func `a fast that is in the history already is filed once`() async throws {
    try await Home.temporary { home in
      try home.write("history.jsonl", line(2, note: "by hand") + "\n")
      try home.write(
        "fasting.json",
        #"{"fasting":\#(line(2)),"version":1}"#)
      try await home.run(save)
      #expect(try home.text("history.jsonl") == line(2, note: "by hand") + "\n")
      #expect(try home.files().load().fasting == Fasting())
    }
  }
}
