import FastingCore
import FastingShell
import Testing

@MainActor
struct HandEditTests {
  private let finished: [Step] = [begin(november(12, 20)), finish(november(13, 12))]

  @Test func `blank lines, CRLF, a mark, any order of lines and keys are read`() async throws {
    try await Home.temporary { home in
      let turned =
        #" { "goal" : {"seconds":57600}, "end":"2026-11-03T12:00:00+01:00", "#
        + #""start" : "2026-11-02T20:00:00+01:00" } "#
      let text = "\u{FEFF}\(line(5))\r\n\n\(turned)\r\n\(line(4))"
      try home.write("history.jsonl", text)
      #expect(try home.files().load().history.newestFirst == [fast(5), fast(4), fast(2)])
      try await home.run(finished[0], finished[1], save)
      #expect(try home.text("history.jsonl") == text + "\n" + line(12) + "\n")
      try await home.run(undo)
      #expect(try home.text("history.jsonl") == text + "\n")
    }
  }

  @Test func `a bad line stays where it is, and the timer works`() async throws {
    try await Home.temporary { home in
      let bad = "no fast\n{\"start\":1}\n"
      try home.write("history.jsonl", line(2) + "\n" + bad + line(4) + "\n")
      try await home.run(finished[0], finished[1], save)
      let record = try home.files().load()
      #expect(record.history.badLines.map(\.number) == [2, 3])
      #expect(record.history.newestFirst == [fast(12), fast(4), fast(2)])
      try await home.run(undo)
      #expect(try home.text("history.jsonl") == line(2) + "\n" + bad + line(4) + "\n")
    }
  }

  @Test func `a fast that was deleted by hand stays deleted`() async throws {
    try await Home.temporary { home in
      try await home.run(finished[0], finished[1], save)
      try home.write("history.jsonl", "")
      #expect(try home.files().load().history.newestFirst.isEmpty)
      try await home.run(begin(november(14, 20)))
      #expect(try home.text("history.jsonl") == "")
      try await home.run(undo)
      await #expect(throws: Refusal.changedSince(command: "save")) { try await home.run(undo) }
      #expect(try home.text("history.jsonl") == "")
    }
  }

  @Test func `a history that was removed by hand is an empty one`() async throws {
    try await Home.temporary { home in
      try await home.run(finished[0], finished[1], save)
      try home.remove("history.jsonl")
      #expect(try home.files().load().history.newestFirst.isEmpty)
    }
  }

  @Test func `a fast that stands there twice counts once, and goes with its twin`() async throws {
    try await Home.temporary { home in
      try await home.run(finished[0], finished[1], save)
      try home.write("history.jsonl", line(12) + "\n" + line(2) + "\n" + line(12) + "\n")
      #expect(try home.files().load().history.newestFirst == [fast(12), fast(2)])
      try await home.run(undo)
      #expect(try home.text("history.jsonl") == line(2) + "\n")
    }
  }

  @Test func `keys that nobody knows stay in both files`() async throws {
    try await Home.temporary { home in
      let other = line(2).dropLast() + #","zeal":[1,2.5,null,{"a":"b/c"}],"mood":"good"}"#
      try home.write("history.jsonl", other + "\n")
      let goal = #"{"name":"trf16","seconds":57600,"why":"fun"}"#
      try home.write(
        "fasting.json",
        #"{"fasting":{"start":"2026-11-12T20:00:00+01:00","goal":\#(goal),"x":true},"future":{"y":1}}"#
      )
      try await home.run(finish(november(13, 12)))
      let text = try #require(try home.text("fasting.json"))
      #expect(text.contains(#""future" : {"#) && text.contains(#""x" : true"#))
      #expect(text.contains(#""why" : "fun""#))
      try await home.run(save)
      #expect(try home.text("fasting.json")?.contains(#""future" : {"#) == true)
      let filed =
        #"{"start":"2026-11-12T20:00:00+01:00","end":"2026-11-13T12:00:00+01:00","goal":"#
        + goal + #","x":true}"#
      #expect(try home.text("history.jsonl") == "\(other)\n\(filed)\n")
      try await home.run(undo, redo)
      #expect(try home.text("history.jsonl") == "\(other)\n\(filed)\n")
    }
  }

  @Test func `a current fast that was changed by hand is not taken back`() async throws {
    try await Home.temporary { home in
      try await home.run(finished[0])
      let text = try #require(try home.text("fasting.json"))
      try home.write("fasting.json", text.replacing("T20:", with: "T19:"))
      await #expect(throws: Refusal.changedSince(command: "begin")) { try await home.run(undo) }
      #expect(try home.files().load().fasting.start == november(12, 19))
    }
  }

  @Test func `a file without a number of its change starts at 0`() async throws {
    try await Home.temporary { home in
      try home.write("fasting.json", #"{"fasting":null}"#)
      #expect(try home.files().load() == Record())
      try await home.run(finished[0])
      #expect(try home.files().load().lastChange == 1)
    }
  }

  @Test func `files that are links to elsewhere stay links`() async throws {
    try await Home.temporary { home in
      try await home.run(finished[0], finished[1], save)
      for name in ["fasting.json", "history.jsonl", "changes.jsonl"] {
        try Platform.rename(home.directory.path + "/" + name, to: home.root + "/" + name)
        try home.link(home.directory.path + "/" + name, to: "../" + name)
      }
      try await home.run(undo, redo, begin(november(14, 20)))
      for name in ["fasting.json", "history.jsonl", "changes.jsonl"] {
        #expect(try Platform.linkTarget(home.directory.path + "/" + name) == "../" + name)
      }
      #expect(try home.text("history.jsonl") == line(12) + "\n")
      #expect(try home.names(in: "backups") == ["history-000001.jsonl"])
      #expect(try Platform.list(home.root).count == 4)
    }
  }
}
