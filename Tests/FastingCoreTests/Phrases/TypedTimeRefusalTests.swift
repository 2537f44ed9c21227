import Testing

@testable import FastingCore

struct TypedTimeRefusalTests {
  @Test(arguments: [
    ("", TimeMisreading.empty), ("   ", .empty),
    ("5m", .bareLength("5m")), (" 20M ", .bareLength("20m")),
    ("90 minutes", .bareLength("90 minutes")), ("an hour", .bareLength("an hour")),
    ("9", .bareNumber("9")), ("1337", .bareNumber("1337")), ("0900", .bareNumber("0900")),
    ("15 minutes aog", .misspelt("aog", nearest: "ago")),
    ("15 mintues ago", .misspelt("mintues", nearest: "minutes")),
    ("yesteday 20:00", .misspelt("yesteday", nearest: "yesterday")),
    ("last fridya 8pm", .misspelt("fridya", nearest: "friday")),
    ("nwo", .misspelt("nwo", nearest: "now")), ("tues 20:00", .misspelt("tues", nearest: "tue")),
    ("5mago", .notUnderstood), ("half past 8", .notUnderstood),
    ("1mo ago", .notAUnit("mo")), ("2 months ago", .notAUnit("months")),
    ("3 weeks ago", .notAUnit("weeks")), ("last year 8pm", .notAUnit("year")),
    ("yesterday", .clockMissing), ("2026-11-29", .clockMissing), ("last mon", .clockMissing),
  ])
  func `what is nearly a time says what is amiss`(phrase: String, reason: TimeMisreading) {
    #expect(throws: reason) { try TypedTime(phrase) }
  }

  @Test(arguments: [
    ("2025-02-29", TimeMisreading.noSuchDate("2025-02-29")),
    ("2025-02-29 10:00", .noSuchDate("2025-02-29")),
    ("2026-02-30 10:00", .noSuchDate("2026-02-30")), ("02-30 10:00", .noSuchDate("02-30")),
    ("13-01 10:00", .noSuchDate("13-01")), ("2026-00-10T10:00Z", .noSuchDate("2026-00-10")),
    ("25:00", .noSuchClock("25:00")), ("20:60", .noSuchClock("20:60")),
    ("20:00:60", .noSuchClock("20:00:60")), ("yesterday 25:00", .noSuchClock("25:00")),
    ("13pm", .noSuchClock("13pm")), ("0:30 am", .noSuchClock("0:30 am")),
    ("20:00 pm", .noSuchClock("20:00 pm")), ("24:00", .noSuchClock("24:00")),
    ("today 24:01", .noSuchClock("24:01")), ("mon 24:00:00.001", .noSuchClock("24:00:00.001")),
    ("2026-11-29T20:00+99:99", .noSuchOffset("+99:99")),
    ("2026-11-29T20:00 -2400", .noSuchOffset("-2400")),
    ("1969-12-31 23:00", .yearOutOfRange), ("0001-01-01T00:00", .yearOutOfRange),
    ("10000-01-01T00:00", .yearOutOfRange), ("99999999999999999999-01-01T00:00", .yearOutOfRange),
    ("9999-12-31T24:00Z", .yearOutOfRange), ("@-1", .yearOutOfRange), ("@-0.5", .yearOutOfRange),
    ("@99999999999999999999", .yearOutOfRange),
  ])
  func `what no calendar and no clock shows is refused`(phrase: String, reason: TimeMisreading) {
    #expect(throws: reason) { try TypedTime(phrase) }
  }

  @Test(arguments: [
    "20:00 xyz", "xyz", "+292277026596", "-5m ago", "-2h", "in 2h", "20:0", "020:00", "20:00:0",
    "20:00:00.", "20 :00", "8 p", "2h30 ago", "30m2h ago", "2h2h ago", "1.5h30m ago",
    "1.h ago", "h ago", "ago", "last today 8pm", "lastfri 8pm", "yesterday8pm",
    "yesterday at", "yesterday at8pm", "yesterday at at 8pm", "now now", "now 8pm",
    "2026-1-5 20:00", "26-11-29 20:00", "2026-11-29T", "2026-11-29T 20:00", "2026-11-2920:00",
    "2026-11-29T20:00+09", "2026-11-29T20:00Z+01:00", "2026-11-29T20:00 Z x", "11-29T20:00",
    "11-29 20:00Z", "today 20:00+01:00", "20:00Z", "a h ago", "@", "@ 5", "@5x", "@5 ago", "--",
    "20:00\n", "\t20:00", "2h\tago", "20:00\u{0}", "20:00\u{7F}", "\r\n", "20\u{2009}:00",
    "２０:００", "٢٠:٠٠", "20:00\u{301}", "🫖", "2026\u{2011}11-29 20:00", "2h\u{A0}ago",
  ])
  func `anything else is not understood`(phrase: String) {
    #expect(throws: TimeMisreading.notUnderstood) { try TypedTime(phrase) }
  }

  @Test func `a phrase has at most a hundred characters`() throws {
    let blanks = String(repeating: " ", count: 95)
    #expect(try TypedTime(blanks + "20:00") == TypedTime("20:00"))
    #expect(throws: TimeMisreading.notUnderstood) { try TypedTime(blanks + " 20:00") }
    #expect(throws: TimeMisreading.notUnderstood) {
      try TypedTime(String(repeating: "9", count: 1_000_000))
    }
  }

  @Test(arguments: [
    "99999999999999999999h ago", "9223372036854775807s ago", "9223372036854775807d ago",
    "500000h ago", "@253402300800", "9999-12-31 24:00",
  ])
  func `a time out of all years is refused`(phrase: String) throws {
    let time = try TypedTime(phrase)
    let now = try #require(Moment(rfc3339: "2026-05-02T20:00:00Z"))
    #expect(throws: TimeMisreading.yearOutOfRange) { try time.moment(now: now, zone: .utc) }
  }
}
