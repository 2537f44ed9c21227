import Testing

/// The calendar, the timeline and the stages.
struct EndToEndPictureTests {
  /// A fast of 36 hours over New Year, two that touch, and one that runs.
  private static func history() throws -> Scene {
    let fast = try Scene(zone: "Europe/Berlin", now: "2026-01-05T18:00:00+01:00")
    try fast(
      """
      fast add --start '2025-12-31 12:00' --end '2026-01-02 00:00' --goal 36h
      fast add --start '2026-01-02 20:00' --end '2026-01-03 12:00'
      fast add --start '2026-01-03 12:00' --end '2026-01-03 13:00'
      fast begin --at '2026-01-05 02:00'
      """)
    return fast
  }

  @Test func `the calendar in JSON has every day with hours, and every kept one`() throws {
    let fast = try Self.history()
    let answer = try fast("fast calendar 2026 --json")
    #expect(answer["version"] == 1)
    #expect(answer["from"] == "2026-01-01" && answer["to"] == "2026-12-31")
    func day(_ day: String, _ hours: Int, _ kept: Bool) -> Scene.Value {
      .object([
        "day": .text(day), "fastingSeconds": .number(Double(hours) * 3600), "kept": .flag(kept),
      ])
    }
    #expect(
      answer["days"]
        == .list([
          day("2026-01-01", 24, true), day("2026-01-02", 4, true), day("2026-01-03", 13, true),
          day("2026-01-05", 16, false),
        ]))
    #expect(try fast("fast calendar 2025-12 --json")["days.0"] == day("2025-12-31", 12, false))
    let usual = try fast("fast calendar --json")
    #expect(usual["from"] == "2025-02-01" && usual["to"] == "2026-01-31")
    #expect(usual["days.count"] == 5)
  }

  @Test func `the timeline in JSON has the days that were asked for, oldest first`() throws {
    let answer = try Self.history()("fast timeline -n 4 --json")
    #expect(answer["version"] == 1 && answer["days.count"] == 4)
    #expect(answer["days.0.day"] == "2026-01-02" && answer["days.3.day"] == "2026-01-05")
    #expect(
      answer["days.1"]
        == .object([
          "day": "2026-01-03", "fastingSeconds": 46_800,
          "parts": .list([
            .object(["fromSeconds": 0, "toSeconds": 43_200]),
            .object(["fromSeconds": 43_200, "toSeconds": 46_800]),
          ]),
        ]))
    #expect(answer["days.2.parts"] == .list([]))
    #expect(try Self.history()("fast timeline --json")["days.count"] == 14)
  }

  @Test(arguments: [
    "calendar 26", "calendar 1969", "calendar 10000", "calendar 2026-13", "calendar today",
    "calendar ''", "calendar 2026 2027", "timeline -n 0", "timeline -n -1", "timeline -n x",
    "timeline -n ''", "timeline 3", "timeline -n 36609999999999999", "stages x",
  ])
  func `what is not understood is a usage error`(words: String) throws {
    let answer = try Scene(now: "2026-01-05T18:00:00Z")("fast \(words)", code: 64)
    #expect(answer.out == "" && answer.err.contains("Usage: fast \(words.prefix(6))"))
  }

  @Test(arguments: [
    "calendar", "calendar 2026", "calendar 1970", "calendar 9999-12", "timeline", "timeline -n 1",
    "timeline -n 3660",
  ])
  func `where there is nothing yet, that is said`(words: String) throws {
    let fast = try Scene(now: "2026-01-05T18:00:00Z")
    let text = try fast("fast \(words)")
    #expect(text.out.hasPrefix("No fasting ") && text.out.contains("fast begin") && text.err == "")
    #expect(try fast("fast \(words) --json")["version"] == 1)
    try fast(#"test ! -e "$DATA""#)
  }

  @Test(arguments: ["1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
  func `the ends of the calendar are no trouble`(now: String) throws {
    let fast = try Scene(now: now)
    let lines = [
      Scene.line("1970-01-01T00:00:00+14:00", "1970-01-01T00:00:00-12:00"),
      Scene.line("1970-01-02T00:00:00Z", "9999-12-31T23:59:59.999Z"),
      Scene.line("2026-01-02T00:00:00Z", "2026-01-01T00:00:00Z"),
    ]
    try fast.write("history.jsonl", lines.joined(separator: "\n") + "\n")
    for words in ["calendar", "calendar 1970", "calendar 9999", "calendar 2026-01", "timeline"] {
      try fast("fast \(words) && fast \(words) --json")
    }
    #expect(try fast("fast calendar 2026 --json")["days.count"] == 365)
  }

  @Test func `the stages are a table, for people always approximate`() throws {
    let fast = try Scene()
    let answer = try fast("fast stages --json")
    #expect(answer["version"] == 1 && answer["stages.count"] == 6)
    #expect(
      answer["stages.2"] == .object(["name": "switching", "fromHours": 12, "toHours": 18]))
    #expect(answer["stages.5.toHours"] == .null)
    for words in ["fast stages", "fast stages --explain"] {
      let text = try fast(words).out
      #expect(text.contains("approx.") && text.contains("12–18 h") && text.contains("mostly fat"))
    }
  }

  @Test func `the explanation names sources, what is not known, and who should ask a doctor`()
    throws
  {
    let text = try Scene()("fast stages --explain").out.replacing("\n", with: " ")
    for words in [
      "PMC5783752", "PMC7877980", "PMC8672300", "PMC11677747", "no autophagy stage", "8 to 24 h",
      "pregnant", "insulin", "BMI",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }
}
