import Testing

/// Times as people type them, and how they are answered.
struct EndToEndTypedTimeTests {
  private static func start(_ phrase: String, now: String) throws -> Scene.Value {
    try Scene(now: now)("fast begin --at '\(phrase)' --json")["start"]
  }

  @Test(arguments: [
    ("now", "2026-05-02T20:00:00Z"),
    ("08:15", "2026-05-02T08:15:00Z"), ("8:15", "2026-05-02T08:15:00Z"),
    ("19:59:30", "2026-05-02T19:59:30Z"), ("20:01", "2026-05-01T20:01:00Z"),
    ("8pm", "2026-05-02T20:00:00Z"), ("8:00pm", "2026-05-02T20:00:00Z"),
    ("20:00", "2026-05-02T20:00:00Z"),
    ("today 20:00", "2026-05-02T20:00:00Z"), ("today at 8pm", "2026-05-02T20:00:00Z"),
    (" today  at 8pm ", "2026-05-02T20:00:00Z"), ("8:30pm", "2026-05-01T20:30:00Z"),
    ("12pm", "2026-05-02T12:00:00Z"), ("12:00pm", "2026-05-02T12:00:00Z"),
    ("noon", "2026-05-02T12:00:00Z"), ("12am", "2026-05-02T00:00:00Z"),
    ("midnight", "2026-05-02T00:00:00Z"), ("0:00", "2026-05-02T00:00:00Z"),
    ("2026-05-01 24:00", "2026-05-02T00:00:00Z"),
    ("30m ago", "2026-05-02T19:30:00Z"), ("30 minutes ago", "2026-05-02T19:30:00Z"),
    ("30 min ago", "2026-05-02T19:30:00Z"), ("0h30m ago", "2026-05-02T19:30:00Z"),
    ("2h30m ago", "2026-05-02T17:30:00Z"), ("1d2h ago", "2026-05-01T18:00:00Z"),
    ("yesterday 21:30", "2026-05-01T21:30:00Z"), ("yesterday at 8pm", "2026-05-01T20:00:00Z"),
    ("last thursday 8pm", "2026-04-30T20:00:00Z"), ("wed 20:00", "2026-04-29T20:00:00Z"),
    ("sat 8:00", "2026-05-02T08:00:00Z"), ("last saturday 8:00", "2026-04-25T08:00:00Z"),
    ("2026-04-29 20:00", "2026-04-29T20:00:00Z"), ("2026-04-29T20:00", "2026-04-29T20:00:00Z"),
    ("04-29 20:00", "2026-04-29T20:00:00Z"), ("11-29 20:00", "2025-11-29T20:00:00Z"),
    ("2026-04-29T20:00:00Z", "2026-04-29T20:00:00Z"),
    ("2026-04-29T20:00+09:00", "2026-04-29T20:00:00+09:00"),
    ("2026-04-29T20:00-0500", "2026-04-29T20:00:00-05:00"),
    ("2026-04-29T20:00:00.1239Z", "2026-04-29T20:00:00.123Z"),
    ("@1764442800", "2025-11-29T19:00:00Z"),
  ])
  func `on a Saturday at 20:00 a phrase means this`(phrase: String, start: String) throws {
    #expect(try Self.start(phrase, now: "2026-05-02T20:00:00Z") == .text(start))
  }

  @Test func `a bare clock that is still to come today was yesterday`() throws {
    #expect(try Self.start("20:00", now: "2026-05-02T07:00:00Z") == "2026-05-01T20:00:00Z")
  }

  @Test(arguments: [
    "15 minutes aog", "5m", "20m", "9", "1337", "0900", "", " ", "25:00", "20:60", "24:00", "13pm",
    "0pm", "2026-02-30 10:00", "2025-02-29", "2025-02-29 10:00", "1mo ago", "+292277026596",
    "20:00 xyz", "10000-01-01T00:00", "0001-01-01T00:00", "1969-12-31T23:59:59Z", "٢٠:٠٠",
    "ago", "at", "last", "tomorrow-ish", "2026-05-02T10:00+24:00", "20:00:61", "@", "@x",
    "@99999999999999999999", "last today 8:00",
  ])
  func `a phrase that is not understood is a usage error and creates nothing`(
    phrase: String
  ) throws {
    let fast = try Scene(now: "2026-05-02T20:00:00Z")
    let answer = try fast("fast begin --at '\(phrase)'", code: 64)
    #expect(answer.out == "")
    #expect(answer.err.hasPrefix("Error: "))
    try fast(#"test ! -e "$DATA""#)
  }

  @Test(arguments: [#"20\x01:00"#, #"20:00\x1b[0m"#, #"yesterday\x7f20:00"#, #"\xff20:00"#])
  func `control characters and broken text are not understood`(phrase: String) throws {
    let fast = try Scene(now: "2026-05-02T20:00:00Z")
    let answer = try fast("fast begin --at $'\(phrase)'", code: 64)
    #expect(!answer.err.contains { $0 != "\n" && ($0 < " " || $0 == "\u{7F}") })
  }

  @Test func `a length without ago gets the phrase that was meant`() throws {
    let fast = try Scene(now: "2026-05-02T20:00:00Z")
    #expect(try fast("fast begin --at 5m", code: 64).err.contains("5m ago"))
  }

  @Test(arguments: [
    "fast begin --at 2026-05-02T21:00:00Z", "fast begin --at 'today 21:00'",
    "fast begin --at 2026-05-02T20:00:00.001Z", "fast begin --at 9999-12-31T23:59:59Z",
    "fast add --start 2026-05-02T10:00:00Z --end 2026-05-02T21:00:00Z",
    "fast add --start 2026-05-02T21:00:00Z --end 2026-05-02T22:00:00Z",
    "fast edit --start 2026-05-03T00:00:00Z", "fast finish --at 2026-05-02T20:00:01Z",
  ])
  func `the future is understood and refused`(command: String) throws {
    let fast = try Scene(now: "2026-05-02T20:00:00Z")
    if !command.hasPrefix("fast begin") { try fast("fast begin") }
    let before = try fast.tree()
    #expect(try fast(command, code: 1).out == "")
    #expect(try fast.tree() == before)
  }

  @Test func `an answer says weekday and clock of the time as it was understood`() throws {
    let fast = try Scene(zone: "America/New_York", now: "2026-05-02T20:00:00-04:00")
    let plain = try fast("fast begin --at 8:15").out
    #expect(plain.contains("Sat 2026-05-02 08:15"))
    #expect(!plain.contains("-04:00"))
    let foreign = try fast("fast reset && fast begin --at 2026-05-02T10:00+09:00").out
    #expect(foreign.contains("Sat 2026-05-02 10:00 +09:00"))
    #expect(try fast("fast status --json")["elapsedSeconds"] == 82800)
  }

  @Test func `the end of an added fast is the first such clock after its start`() throws {
    let fast = try Scene(now: "2026-05-02T20:00:00Z")
    try fast("fast add --start '2026-04-30 20:00' --end 12:00")
    #expect(try fast("fast log --json")["fasts.0.end"] == "2026-05-01T12:00:00Z")
    try fast("fast add --start '2026-05-01 20:00' --end 20:30")
    #expect(try fast("fast log --json")["fasts.0.end"] == "2026-05-01T20:30:00Z")
  }
}
