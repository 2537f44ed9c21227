import Testing

/// Steps back and forth over every kind of change.
struct EndToEndUndoTests {
  /// What can be seen of the record: the history to the byte, and the current fast.
  private static func record(_ fast: Scene) throws -> [Scene.Value] {
    let status = try fast("fast status --json")
    let history = try fast.tree()["history.jsonl"] == nil ? "" : fast.text("history.jsonl")
    return [.text(history)] + ["state", "start", "end", "goal", "note"].map { status[$0] }
  }

  @Test func `every change goes back and comes again, to the byte`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    let commands = [
      "add --start 2026-01-10T20:00:00Z --end 2026-01-11T12:00:00Z --note one",
      "add --start 2026-01-01T20:00:00Z --end 2026-01-02T12:00:00Z", "edit 2 --note two",
      "edit 1 --start 2026-01-10T21:00:00Z --goal omad", "begin --note new --goal trf18",
      "edit --start 2026-01-12T20:00:00Z", "finish", "edit --end 2026-01-12T21:00:00Z", "resume",
      "finish --note over", "save", "delete 2", "begin", "reset", "begin", "finish",
      "begin --goal trf12", "finish --save", "delete 1 2",
    ]
    var records = [try Self.record(fast)]
    for command in commands {
      try fast("fast \(command)")
      records.append(try Self.record(fast))
    }
    for index in commands.indices.reversed() {
      #expect(try fast("fast undo").out.contains("fast \(commands[index].prefix { $0 != " " })"))
      #expect(try Self.record(fast) == records[index], "undo of \(commands[index])")
    }
    try fast("fast undo", code: 1)
    for index in commands.indices {
      try fast("fast redo")
      #expect(try Self.record(fast) == records[index + 1], "redo of \(commands[index])")
    }
    try fast("fast redo", code: 1)
  }

  @Test func `undo of finish runs again, and undo of save is finished again`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin")
    fast.now = "2026-01-11T12:00:00Z"
    try fast("fast finish && fast save")
    #expect(try fast("fast undo --json")["state"] == "finished")
    #expect(try fast("fast log --json")["fasts.count"] == 0)
    #expect(try fast("fast redo --json")["state"] == "idle")
    #expect(try fast("fast log --json")["fasts.count"] == 1)
    let running = try fast("fast undo && fast undo --json")
    #expect(running.out.contains(#""state":"fasting""#))
    #expect(try fast("fast status --json")["start"] == "2026-01-10T20:00:00Z")
  }

  @Test func `several deleted fasts come back in one step, where they were`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    let lines = (1...5).map { Scene.line("2026-01-0\($0)T10:00:00Z", "2026-01-0\($0)T12:00:00Z") }
    let history = lines.joined(separator: "\n") + "\n"
    try fast.write("history.jsonl", history)
    try fast("fast delete 2 5 3")
    #expect(try fast.text("history.jsonl") == "\(lines[1])\n\(lines[4])\n")
    try fast("fast undo")
    #expect(try fast("fast log --json")["fasts.count"] == 5)
    #expect(try fast.text("history.jsonl") == history)
  }

  @Test func `a new change ends what could be made again`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    try fast("fast begin && fast undo && fast begin --goal omad")
    let before = try fast.tree()
    #expect(try fast("fast redo", code: 1).out == "")
    #expect(try fast.tree() == before)
  }

  @Test func `a refused command is no step`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    try fast("fast begin; fast begin; fast save; fast edit --note ''; fast undo")
    #expect(try fast("fast status --json")["state"] == "idle")
    try fast("fast undo", code: 1)
  }

  @Test func `undo is refused where a hand changed what it would change`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    try fast("fast begin && fast finish --save")
    try fast.write("history.jsonl", "")
    let before = try fast.tree()
    #expect(try fast("fast undo", code: 1).err.contains("by hand"))
    #expect(try fast.tree() == before)
  }

  @Test func `fifty steps are kept, however many changes there were`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    try fast("fast begin; for i in $(seq 1 105); do fast edit --note $i || exit 9; done >/dev/null")
    #expect(try fast.text("changes.jsonl").split(separator: "\n").count <= 101)
    try fast("for i in $(seq 1 50); do fast undo || exit 9; done >/dev/null")
    #expect(try fast("fast status --json")["note"] == "55")
    try fast("for i in $(seq 1 50); do fast redo || exit 9; done >/dev/null")
    #expect(try fast("fast status --json")["note"] == "105")
  }
}
