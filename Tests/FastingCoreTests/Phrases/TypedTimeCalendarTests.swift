import Testing

@testable import FastingCore

struct TypedTimeCalendarTests {
  @Test(arguments: [
    ("23:59:59", "2026-12-31T23:59:59Z", "2026-12-31T23:59:59Z"),
    ("midnight", "2026-12-31T23:59:59Z", "2026-12-31T00:00:00Z"),
    ("midnight", "2027-01-01T00:00:00Z", "2027-01-01T00:00:00Z"),
    ("23:59:59", "2027-01-01T00:00:00Z", "2026-12-31T23:59:59Z"),
    ("yesterday 24:00", "2027-01-01T00:00:00Z", "2027-01-01T00:00:00Z"),
    ("yesterday 8pm", "2027-01-01T00:00:00Z", "2026-12-31T20:00:00Z"),
    ("12-31 23:59", "2027-01-01T00:00:00Z", "2026-12-31T23:59:00Z"),
    ("12-31 24:00", "2026-12-31T23:59:59Z", "2026-01-01T00:00:00Z"),
    ("01-01 00:00", "2026-12-31T23:59:59Z", "2026-01-01T00:00:00Z"),
  ])
  func `the ends of days and years are exact`(phrase: String, now: String, moment: String) throws {
    #expect(try TypedTime.read(phrase, at: now) == moment)
  }

  @Test(arguments: [
    ("yesterday 20:00", "2024-03-01T02:00:00Z", "2024-02-29T20:00:00Z"),
    ("yesterday 20:00", "2025-03-01T02:00:00Z", "2025-02-28T20:00:00Z"),
    ("1d ago", "2024-03-01T02:00:00Z", "2024-02-29T02:00:00Z"),
    ("02-29 08:00", "2024-02-29T08:00:00Z", "2024-02-29T08:00:00Z"),
    ("02-29 08:00", "2024-02-29T07:59:59Z", "2020-02-29T08:00:00Z"),
    ("02-29 08:00", "2103-06-01T00:00:00Z", "2096-02-29T08:00:00Z"),
    ("02-29 08:00", "2104-02-28T00:00:00Z", "2096-02-29T08:00:00Z"),
    ("02-29 08:00", "2104-02-29T07:00:00Z", "2096-02-29T08:00:00Z"),
    ("2000-02-29 08:00", "2026-01-01T00:00:00Z", "2000-02-29T08:00:00Z"),
  ])
  func `leap days come every four years, and not in 2100`(
    phrase: String, now: String, moment: String
  ) throws {
    #expect(try TypedTime.read(phrase, at: now) == moment)
  }

  @Test(arguments: [
    ("mon 20:00", "2026-11-30T07:00:00Z", "2026-11-23T20:00:00Z"),
    ("mon 06:00", "2026-11-30T07:00:00Z", "2026-11-30T06:00:00Z"),
    ("last mon 06:00", "2026-11-30T07:00:00Z", "2026-11-23T06:00:00Z"),
    ("sun 06:00", "2026-11-30T07:00:00Z", "2026-11-29T06:00:00Z"),
    ("tue 06:00", "2026-11-30T07:00:00Z", "2026-11-24T06:00:00Z"),
    ("mon 24:00", "2026-11-30T07:00:00Z", "2026-11-24T00:00:00Z"),
    ("fri 20:00", "2027-01-01T19:59:59Z", "2026-12-25T20:00:00Z"),
    ("today 20:00", "2026-11-30T07:00:00Z", "2026-11-30T20:00:00Z"),
  ])
  func `a weekday is the most recent one on which the clock is past`(
    phrase: String, now: String, moment: String
  ) throws {
    #expect(try TypedTime.read(phrase, at: now) == moment)
  }

  @Test func `today is what local clocks call it`() throws {
    let now = "2026-11-30T23:30:00Z"
    #expect(
      try TypedTime.read("today 08:00", at: now, in: PhraseZones.tokyo)
        == "2026-12-01T08:00:00+09:00")
    #expect(
      try TypedTime.read("yesterday 08:00", at: "2026-11-30T03:00:00Z", in: PhraseZones.losAngeles)
        == "2026-11-28T08:00:00-07:00")
    #expect(
      try TypedTime.read("mon 20:00", at: now, in: PhraseZones.tokyo)
        == "2026-11-30T20:00:00+09:00")
  }

  @Test(arguments: ["20:00", "yesterday 20:00", "12-31 20:00", "mon 20:00", "2d ago"])
  func `before the first day there is nothing`(phrase: String) {
    #expect(throws: TimeMisreading.yearOutOfRange) {
      try TypedTime.read(phrase, at: "1970-01-01T07:00:00Z")
    }
  }

  @Test func `the last day has no tomorrow`() throws {
    let now = "9999-12-31T23:59:59Z"
    #expect(try TypedTime.read("23:59:59", at: now) == now)
    #expect(try TypedTime.read("0:00", at: now) == "9999-12-31T00:00:00Z")
    let start = try #require(Moment(rfc3339: now))
    #expect(throws: TimeMisreading.yearOutOfRange) {
      try TypedTime.read("12:00", at: now, as: .firstAfter(start))
    }
  }
}
