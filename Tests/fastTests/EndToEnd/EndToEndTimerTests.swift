import Testing

/// The timer as a person uses it, on the built binary.
struct EndToEndTimerTests {
  @Test func `the lines that people type start, show, end and file a fast`() throws {
    let fast = try Scene(zone: "Europe/Berlin", now: "2026-11-29T20:00:00+01:00")
    try fast("fast begin --goal trf16")
    fast.now = "2026-11-30T05:47:00+01:00"
    let text = try fast("fast status").out
    #expect(text.contains("9h 47m"))
    #expect(text.contains("61%"))
    let status = try fast("fast status --json")
    #expect(status["version"] == 1)
    #expect(status["now"] == "2026-11-30T05:47:00+01:00")
    #expect(status["state"] == "fasting")
    #expect(status["start"] == "2026-11-29T20:00:00+01:00")
    #expect(status["end"] == .null)
    #expect(status["goalAt"] == "2026-11-30T12:00:00+01:00")
    #expect(status["goal"] == .object(["name": "trf16", "seconds": 57600]))
    #expect(status["elapsedSeconds"] == 35220)
    #expect(status["remainingSeconds"] == 22380)
    #expect(status["overSeconds"] == 0)
    #expect(status["progress"] == .number(35220.0 / 57600))
    fast.now = "2026-11-30T12:05:00+01:00"
    try fast("fast finish && fast save")
    let line = Scene.line("2026-11-29T20:00:00+01:00", "2026-11-30T12:05:00+01:00")
    #expect(try fast.text("history.jsonl") == line + "\n")
    let idle = try fast("fast status --json")
    #expect(idle["state"] == "idle")
    #expect(idle["last.start"] == "2026-11-29T20:00:00+01:00")
    #expect(idle["last.end"] == "2026-11-30T12:05:00+01:00")
    #expect(idle["last.met"] == true)
    #expect(idle["last.elapsedSeconds"] == 57900)
    #expect(idle["eatingSeconds"] == 0)
    #expect(idle["windowClosesAt"] == "2026-11-30T20:05:00+01:00")
  }

  @Test func `the timer goes on past the goal`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin --goal trf16")
    fast.now = "2026-01-11T14:30:00Z"
    let status = try fast("fast status --json")
    #expect(status["overSeconds"] == 9000)
    #expect(status["remainingSeconds"] == 0)
    #expect(status["progress"] == .number(1.15625))
  }

  @Test(arguments: ["2026-01-11T11:59:59Z", "2026-01-11T11:59:59.999Z"])
  func `one second or one millisecond short is not reached`(now: String) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin --goal trf16")
    fast.now = now
    let text = try fast("fast status").out
    #expect(text.contains("15h 59m"))
    #expect(text.contains("99%"))
    #expect(!text.contains("100%"))
    #expect(try fast("fast status --json").out.contains(#""elapsedSeconds":57599,"#))
    try fast("fast finish --save")
    #expect(try fast("fast log --json")["fasts.0.met"] == false)
  }

  @Test func `elapsed stands still once finished, and the eating window counts`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin")
    fast.now = "2026-01-11T12:00:00Z"
    try fast("fast finish")
    fast.now = "2026-01-11T18:00:00Z"
    let status = try fast("fast status --json")
    #expect(status["state"] == "finished")
    #expect(status["elapsedSeconds"] == 57600)
    #expect(status["eatingSeconds"] == 21600)
    #expect(status["windowClosesAt"] == "2026-01-11T20:00:00Z")
  }

  @Test func `a clock set back before the start shows zero and says so`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin")
    fast.now = "2026-01-10T19:50:00Z"
    #expect(try fast("fast status --json")["elapsedSeconds"] == 0)
    #expect(try fast("fast status").out.contains("before the start"))
    let before = try fast.tree()
    try fast("fast finish", code: 1)
    #expect(try fast.tree() == before)
  }

  @Test(arguments: [("trf16", true), ("day", false)])
  func `a fast far past a short goal is asked whether it ended`(goal: String, asks: Bool) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin --goal \(goal)")
    fast.now = "2026-01-12T07:59:59Z"
    #expect(try !fast("fast status").out.contains("Still fasting?"))
    fast.now = "2026-01-12T08:00:01Z"
    #expect(try fast("fast status").out.contains("Still fasting?") == asks)
    #expect(try fast("fast status --json")["state"] == "fasting")
  }

  @Test func `three quick rounds in a script make three fasts`() throws {
    let fast = try Scene()
    try fast("for i in 1 2 3; do fast begin && fast finish && fast save || exit 9; done")
    #expect(try fast("fast log --json")["fasts.count"] == 3)
  }
}
