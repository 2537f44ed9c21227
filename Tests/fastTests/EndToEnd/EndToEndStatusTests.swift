import Testing

/// Status: what it answers to people and programs, and that it never writes.
struct EndToEndStatusTests {
  @Test(arguments: ["fast", "fast status", "fast status --json", "fast log", "fast log --json"])
  func `reading answers a new user and creates nothing`(command: String) throws {
    let fast = try Scene()
    #expect(try !fast(command).out.isEmpty)
    try fast(#"test ! -e "$DATA" && test -z "$(ls -A "$HOME")""#)
  }

  @Test func `a new user is idle, with zeros and the usual goal`() throws {
    let status = try Scene()("fast --json")
    #expect(status["state"] == "idle")
    #expect(status["goal.name"] == "trf16")
    #expect(status["elapsedSeconds"] == 0)
    #expect(status["remainingSeconds"] == 0)
    #expect(status["overSeconds"] == 0)
    #expect(status["progress"] == 0)
    for key in ["start", "end", "goalAt", "stage", "note", "last", "eatingSeconds"] {
      #expect(status[key] == .null, "\(key)")
    }
  }

  @Test(arguments: ["true", "fast begin", "fast begin && fast finish"])
  func `status in JSON is one line with all keys, in every state`(setup: String) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast(setup)
    let status = try fast("fast status --json")
    #expect(status.lines.count == 1)
    let keys: Set = [
      "version", "now", "state", "goal", "start", "end", "goalAt", "elapsedSeconds",
      "remainingSeconds", "overSeconds", "progress", "stage", "note", "last", "eatingSeconds",
      "windowClosesAt",
    ]
    #expect(status[""].keys.isSuperset(of: keys))
  }

  @Test func `a goal of a day leaves no eating window`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin --goal day && fast finish --save")
    let status = try fast("fast status --json")
    #expect(status["eatingSeconds"] == .null)
    #expect(status["windowClosesAt"] == .null)
  }

  @Test func `quiet status is an exit code and no text`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    #expect(try fast("fast status -q", code: 1).out == "")
    try fast("fast begin")
    #expect(try fast("fast status --quiet").out == "")
    try fast("fast finish")
    #expect(try fast("fast status -q", code: 1).out == "")
  }

  @Test func `the eating window is that of the newest end, saved or not`() throws {
    let fast = try Scene(now: "2026-01-11T13:00:00Z")
    try fast("fast add --start 2026-01-10T20:00:00Z --end 2026-01-11T08:00:00Z --goal trf18")
    let saved = try fast("fast status --json")
    #expect(saved["eatingSeconds"] == 18000)
    #expect(saved["windowClosesAt"] == "2026-01-11T14:00:00Z")
    #expect(try fast("fast status").out.contains("14:00"))
    let running = try fast("fast begin --at 2026-01-11T11:00:00Z --goal omad --json")
    #expect(running["eatingSeconds"] == .null)
    #expect(running["windowClosesAt"] == .null)
    let finished = try fast("fast finish --at 2026-01-11T12:30:00Z --json")
    #expect(finished["eatingSeconds"] == 1800)
    #expect(finished["windowClosesAt"] == "2026-01-11T13:30:00Z")
    fast.now = "2026-01-12T13:00:00Z"
    #expect(try fast("fast status --json")["windowClosesAt"] == "2026-01-11T13:30:00Z")
  }

  @Test(arguments: [
    (0, "fed", 0, 4), (4, "early fasting", 4, 12), (12, "switching", 12, 18),
    (18, "mostly fat", 18, 24), (24, "extended", 24, 72),
  ])
  func `status names the stage of the hour`(hours: Int, name: String, from: Int, to: Int) throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    let status = try fast("fast begin --at '\(hours)h ago' --json")
    let (from, to) = (Scene.Value.number(Double(from)), Scene.Value.number(Double(to)))
    #expect(
      status["stage"] == .object(["name": .text(name), "fromHours": from, "toHours": to]))
    let text = try fast("fast status").out
    #expect(text.contains(name) && text.contains("approx."))
  }

  @Test func `after three days the stage has no end`() throws {
    let status = try Scene(now: "2026-01-12T22:00:00Z")("fast begin --at '72h ago' --json")
    #expect(status["stage.name"] == "prolonged")
    #expect(status["stage.toHours"] == .null)
  }
}
