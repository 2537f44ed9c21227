import Testing

@testable import FastingCore

struct TypedDayTests {
  private func day(_ phrase: String, at now: String) throws -> String {
    try TypedDay(phrase).day(now: #require(Moment(rfc3339: now))).description
  }

  @Test(arguments: [
    ("2026-11-29", "2026-11-29"), ("2030-01-01", "2030-01-01"), ("11-29", "2026-11-29"),
    ("11-30", "2026-11-30"), ("12-01", "2025-12-01"), ("02-29", "2024-02-29"),
    ("today", "2026-11-30"), (" Yesterday ", "2026-11-29"), ("mon", "2026-11-30"),
    ("MONDAY", "2026-11-30"), ("last monday", "2026-11-23"), ("sun", "2026-11-29"),
    ("last  sun", "2026-11-29"), ("tue", "2026-11-24"), ("saturday", "2026-11-28"),
  ])
  func `a day is a date or counts back from today`(phrase: String, date: String) throws {
    #expect(try day(phrase, at: "2026-11-30T07:00:00+01:00") == date)
  }

  @Test func `today is the date of the local clock`() throws {
    #expect(try day("today", at: "2026-12-31T23:59:59-10:00") == "2026-12-31")
    #expect(try day("yesterday", at: "2027-01-01T00:00:00+14:00") == "2026-12-31")
    #expect(try day("yesterday", at: "2024-03-01T12:00:00Z") == "2024-02-29")
  }

  @Test(arguments: [
    ("", TimeMisreading.empty), ("9", .bareNumber("9")), ("2025-02-29", .noSuchDate("2025-02-29")),
    ("02-30", .noSuchDate("02-30")), ("1969-12-31", .yearOutOfRange),
    ("10000-01-01", .yearOutOfRange), ("yesteday", .misspelt("yesteday", nearest: "yesterday")),
    ("last month", .notAUnit("month")), ("last", .notUnderstood), ("last today", .notUnderstood),
    ("2026-11-29 20:00", .notUnderstood), ("2026-11", .notUnderstood), ("now", .notUnderstood),
    ("1", .bareNumber("1")), ("2026-11-29\n", .notUnderstood), ("mon tue", .notUnderstood),
  ])
  func `anything else is refused`(phrase: String, reason: TimeMisreading) {
    #expect(throws: reason) { try TypedDay(phrase) }
  }

  @Test(arguments: ["yesterday", "wed", "12-31"])
  func `no day is before 1970`(phrase: String) {
    #expect(throws: TimeMisreading.yearOutOfRange) { try day(phrase, at: "1970-01-01T12:00:00Z") }
  }
}
