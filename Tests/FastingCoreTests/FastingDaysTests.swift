import Testing

@testable import FastingCore

struct FastingDaysTests {
  private static func moment(_ text: String) throws -> Moment {
    try #require(Moment(rfc3339: text))
  }

  private static func day(_ text: String) throws -> Day {
    try moment("\(text)T00:00:00Z").day
  }

  /// The hours of each day that has any, for one saved fast.
  private func hours(_ start: String, _ end: String) throws -> [String: Double] {
    let fast = Fast(start: try Self.moment(start), end: try Self.moment(end), goal: .trf16)
    let record = Record(Fasting(), saved: [fast])
    let days = FastingDays(
      record, in: Day(number: fast.day.number - 5)...Day(number: fast.day.number + 5), now: fast.end
    )
    return days.parts.keys.reduce(into: [:]) { hours, day in
      hours["\(day)"] = Double(days.time(on: day).milliseconds) / 3_600_000
    }
  }

  @Test func `a day without a fast has no time`() throws {
    let day = try Self.day("2026-11-29")
    #expect(FastingDays(Record(), in: day...day, now: .hour(9)).time(on: day) == .zero)
  }

  @Test(arguments: [
    (
      "2026-11-29T20:00:00+01:00", "2026-11-30T12:30:00+01:00",
      ["2026-11-29": 4, "2026-11-30": 12.5]
    ),
    ("2026-11-29T00:00:00+01:00", "2026-11-30T00:00:00+01:00", ["2026-11-29": 24]),
    ("2025-12-31T23:00:00Z", "2026-01-01T01:00:00Z", ["2025-12-31": 1, "2026-01-01": 1]),
    ("2026-01-01T10:00:00Z", "2026-01-01T10:15:00Z", ["2026-01-01": 0.25]),
    ("2026-01-01T10:00:00Z", "2026-01-01T10:00:00Z", [:]),
    ("2026-01-02T10:00:00Z", "2026-01-01T10:00:00Z", [:]),
  ])
  func `a fast is cut at midnight`(start: String, end: String, expected: [String: Double]) throws {
    #expect(try hours(start, end) == expected)
  }

  @Test func `a clock change moves no hour: the midnights are those of the end`() throws {
    // In Berlin clocks showed 20:00 and 13:00, with one hour skipped, then with one shown twice.
    #expect(
      try hours("2025-03-29T20:00:00+01:00", "2025-03-30T13:00:00+02:00")
        == ["2025-03-29": 3, "2025-03-30": 13])
    #expect(
      try hours("2025-10-25T20:00:00+02:00", "2025-10-26T11:00:00+01:00")
        == ["2025-10-25": 5, "2025-10-26": 11])
  }

  @Test func `after a journey the days are those of the place of arrival`() throws {
    #expect(
      try hours("2026-05-01T20:00:00+09:00", "2026-05-01T13:00:00-07:00")
        == ["2026-05-01": 9])
    #expect(
      try hours("2026-05-01T20:00:00-07:00", "2026-05-03T06:00:00+09:00")
        == ["2026-05-02": 12, "2026-05-03": 6])
  }

  @Test func `the current fast counts to now, or to its end until it is saved`() throws {
    func time(_ fasting: Fasting, saved: [Fast] = []) throws -> Duration {
      let period = try Self.day("2026-11-29")...Self.day("2026-12-05")
      return FastingDays(Record(fasting, saved: saved), in: period, now: .hour(30)).total
    }
    #expect(try time(.hours(20)) == .seconds(10 * 3600))
    #expect(try time(.hours(20, 29)) == .seconds(9 * 3600))
    #expect(
      try time(.hours(20, 29), saved: [.hours(20, 29), .hours(20, 29)]) == .seconds(9 * 3600))
    #expect(try time(.hours(31)) == .zero)
    #expect(try time(Fasting()) == .zero)
  }

  @Test func `a met fast ends with its last part only`() throws {
    let period = try Self.day("2026-11-29")...Self.day("2026-12-05")
    let record = Record(.hours(96), saved: [.hours(20, 48), .hours(60, 61)])
    let days = FastingDays(record, in: period, now: .hour(120))
    let parts = days.parts.sorted { $0.key < $1.key }.flatMap(\.value)
    #expect(parts.map(\.isMetEnd) == [false, true, false, false])
  }

  @Test func `of a stretch counts once what several parts cover`() throws {
    let period = try Self.day("2026-11-29")...Self.day("2026-11-29")
    let record = Record(
      Fasting(), saved: [.hours(1, 9), .hours(2, 3), .hours(8, 10), .hours(12, 13)])
    let parts = FastingDays(record, in: period, now: .hour(20)).parts.values.first ?? []
    let hour = 3_600_000
    #expect(FastingDays.covered(0..<24 * hour, by: parts) == 10 * hour)
    #expect(FastingDays.covered(2 * hour..<3 * hour, by: parts) == hour)
    #expect(FastingDays.covered(10 * hour..<12 * hour, by: parts) == 0)
  }

  @Test func `eight thousand years cost no more than the days that are asked for`() throws {
    let fast = Fast(
      start: .epoch, end: try Self.moment("9999-12-31T23:59:59Z"), goal: .trf16)
    let record = Record(Fasting(), saved: [fast])
    let period = try Self.day("2026-11-29")...Self.day("2026-11-30")
    let days = FastingDays(record, in: period, now: .hour(0))
    #expect(days.total == .seconds(2 * 86_400))
    #expect(Streak.keptDays(record, now: .hour(0), in: period).count == 2)
  }

  @Test func `the first and the last day of the calendar, and periods beyond, are no trouble`()
    throws
  {
    let first = Fast(
      start: try Self.moment("1970-01-01T00:00:00+14:00"),
      end: try Self.moment("1970-01-01T02:00:00-12:00"), goal: .trf16)
    let last = Fast(
      start: try Self.moment("9999-12-31T01:00:00Z"),
      end: try Self.moment("9999-12-31T23:00:00+12:00"), goal: .trf16)
    let whole = Day(number: .min)...Day(number: .max)
    for fast in [first, last] {
      let record = Record(Fasting(), saved: [fast])
      #expect(FastingDays(record, in: whole, now: .hour(0)).total == fast.elapsed)
      #expect(
        FastingDays(record, in: Day(number: .max)...Day(number: .max), now: .epoch).total == .zero)
    }
  }
}

/// What holds of any record.
struct FastingDaysPropertyTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `the parts of a period add up to it, however it is divided`(seed: UInt64) {
    var samples = Samples(seed: seed)
    let (record, period, now) = samples.days()
    let whole = FastingDays(record, in: period, now: now)
    var sum = Duration.zero
    var first = period.lowerBound.number
    while first <= period.upperBound.number {
      let last = min(first + samples.number(0...40), period.upperBound.number)
      let piece = FastingDays(record, in: Day(number: first)...Day(number: last), now: now)
      for (day, parts) in piece.parts { #expect(parts == whole.parts[day]) }
      sum += piece.total
      first = last + 1
    }
    #expect(sum == whole.total)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `the weeks, the months and the years add up to the lengths of the fasts`(seed: UInt64) {
    var samples = Samples(seed: seed)
    let (record, _, now) = samples.days()
    let days = FastingDays(record, in: Day(number: -3)...Day(number: 2_932_896), now: now)
    let running = record.fasting.state == .fasting ? record.fasting.elapsed(at: now.instant) : .zero
    let lengths = record.finishedFasts.reduce(running) { $0 + $1.elapsed }
    #expect(days.total == lengths)
    for period in Period.allCases {
      let groups = Dictionary(grouping: days.parts.keys) { period.key(of: $0) }
      let sums = groups.values.map { $0.reduce(.zero) { $0 + days.time(on: $1) } }
      #expect(sums.reduce(.zero, +) == lengths)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `every part lies on its day and is longer than nothing`(seed: UInt64) {
    var samples = Samples(seed: seed)
    let (record, period, now) = samples.days()
    let days = FastingDays(record, in: period, now: now)
    for (day, parts) in days.parts {
      #expect(period.contains(day) && !parts.isEmpty)
      for part in parts { #expect(0 <= part.from && part.from < part.to && part.to <= 86_400_000) }
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.from <= $1.from })
      let covered = FastingDays.covered(0..<86_400_000, by: parts)
      #expect(covered > 0 && .milliseconds(covered) <= days.time(on: day))
    }
  }
}

extension Samples {
  /// The offsets of Berlin in winter and summer, of Tokyo, of Los Angeles and of the ends of the world.
  private static let offsets = [3600, 7200, 32_400, -25_200, 50_400, -43_200, 0]

  private mutating func momentOf2025() -> Moment {
    let start = Int64(1_735_000_000_000)
    let instant = Instant(milliseconds: start + Int64(number(0...34_000_000)) * 1000)
    return Moment(instant, utcOffset: pick(Samples.offsets)) ?? .epoch
  }

  /// A record of short and long, reversed and overlapping fasts about a year, a period, and now.
  mutating func days() -> (Record, ClosedRange<Day>, Moment) {
    let fasts = (0..<number(0...12)).map { _ in
      let start = momentOf2025()
      let end = start.instant.advanced(by: .seconds(number(-50_000...400_000)))
      return Fast(
        start: start, end: Moment(end, utcOffset: pick(Samples.offsets)) ?? start, goal: .trf16)
    }
    let (one, other, now) = (momentOf2025(), momentOf2025(), momentOf2025())
    var fasting = Fasting()
    if oneIn(2) { try? fasting.begin(at: one) }
    if oneIn(3) { try? fasting.finish(at: other) }
    let period = min(one.day, other.day)...max(one.day, other.day)
    return (Record(fasting, saved: fasts), period, now)
  }
}
