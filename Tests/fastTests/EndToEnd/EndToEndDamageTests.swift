import Testing

/// Damaged files: what cannot be read is never nothing, and is never written over.
struct EndToEndDamageTests {
  private static let first = Scene.line("2026-01-01T20:00:00Z", "2026-01-02T12:00:00Z")
  private static let second = Scene.line("2026-01-02T20:00:00Z", "2026-01-03T12:00:00Z")

  @Test(arguments: [
    "", "null", "{}", "[]", #"{"version":1"#, "x", #"{"version":99,"fasting":{}}"#,
    "\0\0\0\0\0\0\0\0", #"{"version":1,"fasting":{"start":"yesterday"}}"#,
    #"{"fasting":{"start":"2026-01-10T20:00:00Z","end":"2026-01-09T20:00:00Z","goal":{"seconds":1}}}"#,
    #"{"fasting":{"start":"2026-01-10T20:00:00Z","goal":{"seconds":0}}}"#,
  ])
  func `a damaged current fast stops every command and stays as it is`(body: String) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin")
    try fast.write("fasting.json", body)
    let before = try fast.tree()
    for command in ["status", "begin", "finish", "save", "reset", "resume", "edit --note x"] {
      let answer = try fast("fast \(command)", code: 65)
      #expect(answer.out == "")
      #expect(answer.err.contains("/data/fasting.json"))
    }
    #expect(try fast.tree() == before)
  }

  @Test func `a file of a newer version is left to that version, which is named`() throws {
    let fast = try Scene(now: "2026-03-01T12:00:00Z")
    try fast("fast begin")
    let current = try fast.text("fasting.json").replacing(
      #""version" : 1"#, with: #""version" : 7"#)
    try fast.write("fasting.json", current)
    let before = try fast.tree()
    for command in ["status", "finish"] {
      #expect(try fast("fast \(command)", code: 65).err.contains("7"))
    }
    #expect(try fast.tree() == before)
  }

  @Test func `a bad line hides no other fast, is kept, and blocks no timer`() throws {
    let fast = try Scene(now: "2026-03-01T12:00:00Z")
    let marked = Self.second.dropLast() + #","mood":"ok"}"#
    try fast.write("history.jsonl", "\(Self.first)\nthis is not json\n\(marked)\n")
    let log = try fast("fast log --json")
    #expect(log["fasts.count"] == 2)
    #expect(log.err.contains("history.jsonl, line 2"))
    try fast("fast begin && fast edit 1 --note changed")
    let changed = Self.second.dropLast() + #","note":"changed","mood":"ok"}"#
    #expect(try fast.text("history.jsonl") == "\(Self.first)\nthis is not json\n\(changed)\n")
  }

  @Test func `a torn last line is no fast, and is set aside by the next writer`() throws {
    let fast = try Scene(now: "2026-03-01T12:00:00Z")
    let torn = #"{"start":"2026-01-02T20:00"#
    try fast.write("history.jsonl", Self.first + "\n" + torn)
    let before = try fast.tree()
    #expect(try fast("fast log --json")["fasts.count"] == 1)
    #expect(try fast.tree() == before)
    try fast("fast add --start 2026-01-05T20:00:00Z --end 2026-01-06T12:00:00Z")
    let added = Scene.line("2026-01-05T20:00:00Z", "2026-01-06T12:00:00Z")
    #expect(try fast.text("history.jsonl") == "\(Self.first)\n\(added)\n")
    #expect(try fast.backups().contains(torn))
  }

  @Test func `a whole last line without newline is a fast`() throws {
    let fast = try Scene(now: "2026-05-02T07:00:00Z")
    try fast.write("history.jsonl", Self.first)
    #expect(try fast("fast log --json")["fasts.count"] == 1)
    try fast("fast add --start 2026-04-01T01:00:00Z --end 2026-04-01T02:00:00Z")
    let added = Scene.line("2026-04-01T01:00:00Z", "2026-04-01T02:00:00Z")
    #expect(try fast.text("history.jsonl") == "\(Self.first)\n\(added)\n")
  }

  @Test func `a history edited by hand is read with its BOM, CRLF and blank lines`() throws {
    let fast = try Scene(now: "2026-03-01T12:00:00Z")
    let other =
      #"{"goal":{"seconds":57600, "name":"trf16"},"end":"2026-01-03T12:00:00Z","start":"2026-01-02T20:00:00Z"}"#
    let text = "\u{FEFF}\(other)\r\n\r\n\(Self.first)\r\n"
    try fast.write("history.jsonl", text)
    let log = try fast("fast log --json")
    #expect(log["fasts.count"] == 2)
    #expect(log["fasts.0.start"] == "2026-01-02T20:00:00Z")
    #expect(log.err == "")
    try fast("fast begin && fast finish --save")
    #expect(try fast.text("history.jsonl").unicodeScalars.starts(with: text.unicodeScalars))
  }

  @Test func `lines with the same start and end count once`() throws {
    let fast = try Scene(now: "2026-03-01T12:00:00Z")
    try fast.write("history.jsonl", "\(Self.first)\n\(Self.first)\n\(Self.second)\n")
    #expect(try fast("fast log --json")["fasts.count"] == 2)
  }

  @Test func `a crash between commit and filing loses and doubles nothing`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin")
    fast.now = "2026-01-11T12:00:00Z"
    try fast("fast finish && fast save")
    let history = try fast.text("history.jsonl")
    let changes = try fast.text("changes.jsonl").split(separator: "\n")
    let unsettled = changes.filter { !$0.contains("settled") }.joined(separator: "\n") + "\n"
    try fast.write("changes.jsonl", unsettled)
    try fast.write("history.jsonl", "")
    let before = try fast.tree()
    #expect(try fast("fast log --json")["fasts.count"] == 1)
    #expect(try fast("fast status --json")["state"] == "idle")
    #expect(try fast.tree() == before)
    try fast("fast begin")
    #expect(try fast("fast log --json")["fasts.count"] == 1)
    #expect(try fast.text("history.jsonl") == history)
  }

  @Test func `a fast deleted by hand after its save stays deleted`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin && fast finish --save")
    try fast.write("history.jsonl", "")
    try fast("fast begin")
    #expect(try fast("fast log --json")["fasts.count"] == 0)
  }

  @Test func `a missing or damaged log of changes costs the undo and nothing else`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin && rm \"$DATA/changes.jsonl\"")
    fast.now = "2026-01-11T12:00:00Z"
    try fast("fast undo", code: 1)
    try fast("fast finish")
    try fast.write("changes.jsonl", "garbage\n")
    try fast("fast undo", code: 1)
    try fast("fast save && fast begin")
    #expect(try fast("fast log --json")["fasts.count"] == 1)
    #expect(try fast.backups().contains("garbage"))
    try fast("fast undo && fast undo")
    #expect(try fast("fast status --json")["state"] == "finished")
  }
}
