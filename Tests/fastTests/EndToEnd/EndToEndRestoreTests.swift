import Testing

/// Going back to an older history.
struct EndToEndRestoreTests {
  @Test func `a backup is restored by its name alone, and that can be undone`() throws {
    let fast = try Scene(now: "2026-01-12T20:00:00Z")
    try fast("fast add --start '2026-01-10 20:00' --end '2026-01-11 12:00' && fast delete 1")
    let empty = try fast.data("history.jsonl")
    try fast("fast doctor --restore history-000001.jsonl")
    #expect(try fast("fast log --json")["fasts.count"] == 1)
    try fast("fast undo")
    #expect(try fast.data("history.jsonl") == empty)
  }

  @Test func `lines of a backup that cannot be read are counted`() throws {
    let fast = try Scene(now: "2026-01-12T20:00:00Z")
    try fast("fast add --start '2026-01-10 20:00' --end '2026-01-11 12:00'")
    try fast("{ cat \"$DATA/history.jsonl\"; echo x; printf '{'; } > old")
    let answer = try fast("fast doctor --restore old")
    #expect(answer.err.contains("2 lines"))
  }

  @Test(arguments: ["''", "not-there"])
  func `a backup that is not there is named, and nothing changes`(name: String) throws {
    let fast = try Scene(now: "2026-01-12T20:00:00Z")
    try fast("fast add --start '2026-01-10 20:00' --end '2026-01-11 12:00'")
    let before = try fast.tree()
    try fast("fast doctor --restore \(name)", code: 66)
    #expect(try fast.tree() == before)
  }
}
