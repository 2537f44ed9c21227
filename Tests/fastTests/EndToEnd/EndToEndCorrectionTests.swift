import Testing

/// Corrections of the current fast and of saved ones, and the rules that they keep.
struct EndToEndCorrectionTests {
  /// A scene with two saved fasts, of which the second is number 1.
  private static func twoFasts() throws -> Scene {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    try fast("fast add --start 2026-01-10T20:00:00Z --end 2026-01-11T12:00:00Z")
    try fast("fast add --start 2026-01-11T20:00:00Z --end 2026-01-12T12:00:00Z")
    return fast
  }

  @Test func `the running fast is corrected piece by piece`() throws {
    let fast = try Scene(now: "2026-01-10T22:00:00Z")
    try fast("fast begin && fast edit --start '2h ago'")
    let status = try fast("fast edit current --goal omad --note 'started earlier' --json")
    #expect(status["start"] == "2026-01-10T20:00:00Z")
    #expect(status["goal.seconds"] == 82800)
    #expect(status["note"] == "started earlier")
    #expect(status["elapsedSeconds"] == 7200)
  }

  @Test func `a saved fast is corrected by number, date or last; a bare clock keeps its day`()
    throws
  {
    let fast = try Self.twoFasts()
    try fast("fast edit 2 --end 12:30 && fast edit 2026-01-12 --start 19:00")
    try fast("fast edit last --goal trf18")
    let log = try fast("fast log --json")
    #expect(log["fasts.0.start"] == "2026-01-11T19:00:00Z")
    #expect(log["fasts.0.goal.name"] == "trf18")
    #expect(log["fasts.1.end"] == "2026-01-11T12:30:00Z")
  }

  @Test func `a corrected line keeps its place and the others their bytes`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    let other =
      #"{ "start":"2026-01-11T20:00:00Z", "end":"2026-01-12T12:00:00Z", "goal":{"seconds":57600} }"#
    let old = Scene.line("2026-01-10T20:00:00Z", "2026-01-11T12:00:00Z")
    try fast.write("history.jsonl", "\(old)\n\n\(other)\r\n")
    try fast("fast edit 2 --note felt")
    let new = Scene.line("2026-01-10T20:00:00Z", "2026-01-11T12:00:00Z", note: "felt")
    #expect(try fast.data("history.jsonl").elementsEqual("\(new)\n\n\(other)\r\n".utf8))
  }

  @Test(arguments: [
    "fast add --start 2026-01-11T11:59:00Z --end 2026-01-11T13:00:00Z",
    "fast add --start 2026-01-10T21:00:00Z --end 2026-01-10T22:00:00Z",
    "fast add --start 2026-01-09T21:00:00Z --end 2026-01-12T22:00:00Z",
    "fast add --start 2026-01-10T20:00:00Z --end 2026-01-11T12:00:00Z",
    "fast begin --at 2026-01-11T11:00:00Z", "fast begin --at 2026-01-09T11:00:00Z",
    "fast edit 1 --start 2026-01-11T11:59:59Z", "fast edit 2 --end 2026-01-11T20:00:01Z",
    "fast edit 1 --start 2026-01-10T20:00:00Z --end 2026-01-11T12:00:00Z",
  ])
  func `an overlap is refused and touches nothing`(command: String) throws {
    let fast = try Self.twoFasts()
    let before = try fast.tree()
    #expect(try fast(command, code: 1).err.contains("'fast "))
    #expect(try fast.tree() == before)
  }

  @Test func `touching is no overlap`() throws {
    let fast = try Self.twoFasts()
    try fast("fast add --start 2026-01-11T12:00:00Z --end 2026-01-11T20:00:00Z")
    try fast("fast begin --at 2026-01-12T12:00:00Z")
    #expect(try fast("fast log --json")["fasts.count"] == 3)
  }

  @Test(arguments: [
    "fast add --start 2026-01-09T12:00:00Z --end 2026-01-09T11:00:00Z",
    "fast edit 1 --start 2026-01-12T12:00:01Z", "fast edit 1 --end 2026-01-11T19:59:59Z",
    "fast edit 1 --start 2026-01-12T12:00:00Z --end 2026-01-11T20:00:00Z",
    "fast begin --at 2026-01-12T20:00:00Z >/dev/null && fast finish --at 2026-01-12T19:00:00Z",
  ])
  func `an end before its start is refused everywhere`(command: String) throws {
    let fast = try Self.twoFasts()
    let history = try fast.text("history.jsonl")
    #expect(try fast(command, code: 1).out == "")
    #expect(try fast.text("history.jsonl") == history)
    #expect(try fast("fast status --json")["end"] == .null)
  }

  @Test func `start and end of an old fast do not swap while one is running`() throws {
    let fast = try Self.twoFasts()
    try fast("fast begin")
    let before = try fast.tree()
    try fast("fast edit 1 --start 2026-01-12T12:00:00Z --end 2026-01-11T20:00:00Z", code: 1)
    try fast("fast edit 1 --end 2026-01-12T22:00:01Z", code: 1)
    #expect(try fast.tree() == before)
  }

  @Test func `a fast of no length is a fast`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    try fast("fast begin && fast finish --save")
    #expect(try fast("fast log --json")["fasts.0.elapsedSeconds"] == 0)
  }

  @Test func `an empty note goes, and an edit of nothing is a usage error`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    try fast("fast begin --note x && fast edit --note ''")
    #expect(try fast("fast status --json")["note"] == .null)
    let before = try fast.tree()
    for command in ["fast edit", "fast edit 1", "fast edit nonsense --note x"] {
      #expect(try fast(command, code: 64).out == "")
    }
    #expect(try fast.tree() == before)
  }

  @Test func `delete needs a target, takes all or none, and says what went`() throws {
    let fast = try Self.twoFasts()
    let before = try fast.tree()
    for (targets, code) in [("", 64), ("3", 1), ("1 7", 1), ("2026-01-13", 1), ("current", 64)] {
      #expect(try fast("fast delete \(targets)", code: Int32(code)).out == "")
    }
    #expect(try fast("fast delete current", code: 64).err.contains("fast reset"))
    #expect(try fast.tree() == before)
    let answer = try fast("fast delete 1 2026-01-11").out
    for words in ["2026-01-10 20:00", "2026-01-11 20:00", "fast undo"] {
      #expect(answer.contains(words))
    }
    #expect(try fast("fast log --json")["fasts.count"] == 0)
  }

  @Test func `a date on which several fasts ended is refused with the candidates`() throws {
    let fast = try Self.twoFasts()
    try fast("fast add --start 2026-01-12T13:00:00Z --end 2026-01-12T14:00:00Z")
    let complaint = try fast("fast edit 2026-01-12 --note x", code: 1).err
    for words in ["14:00", "12:00", "20:00"] { #expect(complaint.contains(words)) }
  }
}
