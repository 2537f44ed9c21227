import Testing

@testable import FastingCore

struct DayPartsTests {
  private func parts(_ start: String, _ end: String, in days: ClosedRange<Day>) throws -> [String] {
    let start = try #require(Moment(rfc3339: start))
    let end = try #require(Moment(rfc3339: end))
    return DayPart.parts(from: start, to: end, in: days).map {
      "\($0.day) \($0.range.lowerBound / 60_000)-\($0.range.upperBound / 60_000)"
    }
  }

  private let january = Day(number: 20_454)...Day(number: 20_484)

  @Test func `a fast is cut at midnight`() throws {
    #expect(
      try parts("2026-01-01T20:00:00Z", "2026-01-03T12:00:00Z", in: january)
        == ["2026-01-01 1200-1440", "2026-01-02 0-1440", "2026-01-03 0-720"])
  }

  @Test func `the midnight is that of the end`() throws {
    #expect(
      try parts("2026-01-01T23:00:00Z", "2026-01-02T12:00:00+02:00", in: january)
        == ["2026-01-02 60-720"])
  }

  @Test(arguments: [
    ("2026-01-01T20:00:00Z", "2026-01-02T00:00:00Z", ["2026-01-01 1200-1440"]),
    ("2026-01-02T00:00:00Z", "2026-01-02T12:00:00Z", ["2026-01-02 0-720"]),
    ("2026-01-02T12:00:00Z", "2026-01-02T12:00:00Z", []),
    ("2026-01-02T12:00:00Z", "2026-01-01T12:00:00Z", []),
    ("2025-12-30T12:00:00Z", "2026-01-01T00:00:00Z", []),
    ("2026-02-01T00:00:00Z", "2026-02-01T12:00:00Z", []),
    ("2026-01-31T23:00:00Z", "2026-02-01T12:00:00Z", ["2026-01-31 1380-1440"]),
  ])
  func `there are no empty parts, and none of other days`(
    start: String, end: String, expected: [String]
  ) throws {
    #expect(try parts(start, end, in: january) == expected)
  }

  @Test func `of eight thousand years only the days that are asked for are looked at`() throws {
    let clock = ContinuousClock()
    let spent = try clock.measure {
      for _ in 0..<1000 {
        let found = try parts("1970-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", in: january)
        #expect(found.count == 31)
      }
    }
    #expect(spent < .seconds(10))
  }

  @Test(arguments: 0..<200)
  func `the parts add up to the whole`(seed: UInt64) {
    var samples = Samples(seed: seed)
    let end = samples.moment()
    let length = Int64.random(in: 0...2_000_000_000, using: &samples)
    let instant = Instant(milliseconds: end.instant.milliseconds - length)
    guard end.local > length, let start = Moment(instant, utcOffset: end.utcOffset) else { return }
    let all = DayPart.parts(from: start, to: end, in: Day(number: 0)...end.day)
    #expect(all.reduce(0) { $0 + $1.range.count } == Int(length))
    #expect(Set(all.map(\.day)).count == all.count)
    #expect(all.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= Day.milliseconds })
  }
}
