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
    let status = try fast("fast status --json").json
    #expect(status["state"] as? String == "fasting")
    #expect(status["goalAt"] as? String == "2026-11-30T12:00:00+01:00")
    #expect(status["elapsedSeconds"] as? Int == 35220)
    #expect(status["remainingSeconds"] as? Int == 22380)
    fast.now = "2026-11-30T12:05:00+01:00"
    try fast("fast finish && fast save")
    let line = """
      {"start":"2026-11-29T20:00:00+01:00","end":"2026-11-30T12:05:00+01:00",\
      "goal":{"name":"trf16","seconds":57600}}

      """
    #expect(try fast.text("history.jsonl") == line)
    let idle = try fast("fast status --json").json
    #expect(idle["state"] as? String == "idle")
    #expect(idle["windowClosesAt"] as? String == "2026-11-30T20:05:00+01:00")
  }
}
