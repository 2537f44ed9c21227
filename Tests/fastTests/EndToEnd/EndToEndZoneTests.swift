import Testing

/// Zones in every form of `TZ`, clock changes, and days that stay where they were.
struct EndToEndZoneTests {
  @Test(arguments: [
    ("America/New_York", "2026-07-01T19:00:00-04:00"), (":Asia/Tokyo", "2026-07-02T08:00:00+09:00"),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-07-01T19:00:00-04:00"), ("UTC", "2026-07-01T23:00:00Z"),
    ("Nowhere/At_All", "2026-07-01T23:00:00Z"), ("", "2026-07-01T23:00:00Z"),
    ("Asia/Kolkata", "2026-07-02T04:30:00+05:30"), ("Asia/Kathmandu", "2026-07-02T04:45:00+05:45"),
    ("Australia/Lord_Howe", "2026-07-02T09:30:00+10:30"),
    ("<-0330>3:30", "2026-07-01T19:30:00-03:30"),
  ])
  func `the program knows the zone`(zone: String, goalAt: String) throws {
    let fast = try Scene(zone: zone, now: "2026-07-01T07:00:00Z")
    #expect(try fast("fast begin --goal trf16 --json")["goalAt"] == .text(goalAt))
  }

  @Test(arguments: [
    ("America/New_York", "07:00", "2026-07-01T07:00:00-04:00"),
    (":Asia/Tokyo", "20:00", "2026-07-01T20:00:00+09:00"),
    ("EST5EDT,M3.2.0,M11.1.0", "07:00", "2026-07-01T07:00:00-04:00"),
    ("Nowhere/At_All", "11:00", "2026-07-01T11:00:00Z"), ("", "11:00", "2026-07-01T11:00:00Z"),
    ("Asia/Kolkata", "17:15", "2026-07-01T17:15:00+05:30"),
    ("Asia/Kolkata", "17:31", "2026-06-30T17:31:00+05:30"),
  ])
  func `a typed clock is the clock of the zone`(zone: String, typed: String, start: String) throws {
    let fast = try Scene(zone: zone, now: "2026-07-01T12:00:00Z")
    #expect(try fast("fast begin --at \(typed) --json")["start"] == .text(start))
  }

  @Test(arguments: [
    ("2025-03-30", "2025-03-30T04:00:00+02:00", 5400),
    ("2025-10-26", "2025-10-26T04:00:00+01:00", 12600),
  ])
  func `from half past one to four are real hours when clocks change`(
    night: String, now: String, seconds: Int
  ) throws {
    let fast = try Scene(zone: "Europe/Berlin", now: now)
    try fast("fast begin --at '\(night) 01:30' && fast finish")
    let status = try fast("fast status --json")
    #expect(status["elapsedSeconds"] == .number(Double(seconds)))
    #expect(status["end"] == .text(now))
  }

  @Test(arguments: [
    ("2025-03-29T20:00:00+01:00", "2025-03-30T13:00:00+02:00"),
    ("2025-10-25T20:00:00+02:00", "2025-10-26T11:00:00+01:00"),
  ])
  func `sixteen hours are sixteen hours when clocks change`(now: String, goalAt: String) throws {
    let fast = try Scene(zone: "Europe/Berlin", now: now)
    #expect(try fast("fast begin --json")["goalAt"] == .text(goalAt))
  }

  @Test func `a time that the clock skipped did not exist`() throws {
    let fast = try Scene(zone: "Europe/Berlin", now: "2025-03-30T12:00:00+02:00")
    let complaint = try fast("fast begin --at '2025-03-30 02:30'", code: 64).err
    for words in ["02:30", "02:00", "03:00"] { #expect(complaint.contains(words)) }
    try fast(#"test ! -e "$DATA""#)
  }

  @Test func `in the repeated hour a date means the first pass, a bare clock the last past one`()
    throws
  {
    let fast = try Scene(zone: "Europe/Berlin", now: "2025-10-26T03:30:00+01:00")
    let first = try fast("fast begin --at '2025-10-26 02:30'").out
    #expect(first.contains("02:30 +02:00"))
    #expect(try fast("fast status --json")["start"] == "2025-10-26T02:30:00+02:00")
    try fast("fast reset")
    #expect(try fast("fast begin --at 02:30 --json")["start"] == "2025-10-26T02:30:00+01:00")
  }

  @Test func `in the repeated hour an end comes after its start`() throws {
    let fast = try Scene(zone: "Europe/Berlin", now: "2025-10-26T03:30:00+01:00")
    try fast("fast begin --at 2025-10-26T02:40+02:00")
    let status = try fast("fast finish --at '2025-10-26 02:10' --json")
    #expect(status["end"] == "2025-10-26T02:10:00+01:00")
  }

  @Test func `a new end moves no start in the repeated hour`() throws {
    let fast = try Scene(zone: "Europe/Berlin", now: "2025-10-26T12:00:00+01:00")
    try fast("fast add --start 2025-10-26T00:30:00Z --end '2025-10-26 05:00'")
    try fast("fast edit 1 --end '2025-10-26 06:00'")
    #expect(try fast("fast log --json")["fasts.0.elapsedSeconds"] == 16200)
  }

  @Test func `after a flight the day stays where the fast ended`() throws {
    let fast = try Scene(zone: "Asia/Tokyo", now: "2025-06-02T13:00:00+09:00")
    try fast("fast add --start '2025-06-01 20:00' --end '2025-06-02 12:00'")
    fast.environment["TZ"] = "America/Los_Angeles"
    fast.now = "2025-06-03T00:00:00-07:00"
    let log = try fast("fast log --json")
    #expect(log["fasts.0.day"] == "2025-06-02")
    #expect(log["fasts.0.start"] == "2025-06-01T20:00:00+09:00")
    #expect(log["fasts.0.elapsedSeconds"] == 57600)
    try fast("fast edit 1 --end 12:30")
    let edited = try fast("fast log --json")
    #expect(edited["fasts.0.end"] == "2025-06-02T12:30:00+09:00")
    #expect(edited["fasts.0.elapsedSeconds"] == 59400)
  }

  @Test func `a fast over a leap day counts it`() throws {
    let fast = try Scene(now: "2024-03-01T02:00:00Z")
    try fast("fast add --start 2024-02-28T20:00:00Z --end 2024-03-01T02:00:00Z --goal 30h")
    let log = try fast("fast log --json")
    #expect(log["fasts.0.elapsedSeconds"] == 108_000)
    #expect(log["fasts.0.met"] == true)
  }
}
