import Testing

@testable import FastingCore

struct StatisticsTests {
  private func statistics(_ fasts: Fast...) -> Statistics {
    Statistics(History(fasts).numbered)
  }

  @Test func `nothing has no mean, no median and no rate`() {
    let none = statistics()
    #expect(none.count == 0 && none.total == .zero)
    #expect(none.mean == nil && none.median == nil && none.metRate == nil)
    #expect(none.longest == nil && none.shortest == nil)
  }

  @Test func `the median of an even count is the mean of the middle two`() {
    let four = statistics(.hours(0, 15), .hours(24, 41), .hours(48, 62), .hours(72, 88))
    #expect(four.median == .seconds(15 * 3600 + 1800))
    #expect(four.mean == .seconds(15 * 3600 + 1800))
    #expect(four.met == 2 && four.metRate == 0.5)
    #expect(four.longest?.fast == .hours(24, 41))
    #expect(four.shortest?.fast == .hours(48, 62))
  }

  @Test func `the median of an odd count is the middle one`() {
    #expect(statistics(.hours(0, 1), .hours(2, 4), .hours(5, 15)).median == .seconds(7200))
  }

  @Test func `of equally long fasts the newest is named`() {
    let two = statistics(.hours(0, 16), .hours(24, 40))
    #expect(two.longest?.number == 1 && two.shortest?.number == 1)
  }

  @Test(arguments: 0..<100, Period.allCases)
  func `the periods add up to the whole`(seed: UInt64, period: Period) {
    var samples = Samples(seed: seed)
    let fasts = History((0..<samples.number(0...40)).map { _ in samples.fast() }).numbered
    let groups = fasts.grouped(by: period, weekStartsOnSunday: samples.oneIn(2))
      .map { Statistics($0.fasts) }
    let whole = Statistics(fasts)
    #expect(groups.reduce(0) { $0 + $1.count } == whole.count)
    #expect(groups.reduce(0) { $0 + $1.met } == whole.met)
    #expect(groups.reduce(.zero) { $0 + $1.total } == whole.total)
  }
}

struct PeriodTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> Day {
    try #require(Day(year: year, month: month, day: day))
  }

  @Test(arguments: [
    (2022, 1, 1, "2021-W52"), (2022, 12, 31, "2022-W52"), (2021, 1, 3, "2020-W53"),
    (2026, 1, 1, "2026-W01"), (2024, 12, 30, "2025-W01"), (2026, 11, 30, "2026-W49"),
  ])
  func `weeks are those of ISO 8601`(year: Int, month: Int, dayOfMonth: Int, key: String) throws {
    #expect(Period.week.key(of: try day(year, month, dayOfMonth)) == key)
  }

  @Test func `a week from Sunday has the name of its Monday`() throws {
    let sunday = try day(2026, 11, 29)
    #expect(Period.week.key(of: sunday) == "2026-W48")
    #expect(Period.week.key(of: sunday, weekStartsOnSunday: true) == "2026-W49")
    let saturday = try day(2026, 11, 28)
    #expect(Period.week.key(of: saturday, weekStartsOnSunday: true) == "2026-W48")
  }

  @Test func `days, months and years are named as they are written`() throws {
    let first = try day(2026, 2, 3)
    #expect(Period.day.key(of: first) == "2026-02-03")
    #expect(Period.month.key(of: first) == "2026-02")
    #expect(Period.year.key(of: first) == "2026")
  }
}

struct StreakTests {
  private func streak(_ fasts: [Fast], at hour: Double, running: Fasting = Fasting()) -> Streak {
    let record = Record(
      fasting: running, history: History(fasts), lastChange: 0, log: ChangeLog())
    return Streak(record, now: .hour(hour))
  }

  @Test func `a streak is alive while it reaches yesterday`() {
    let fasts: [Fast] = [.hours(-4, 12), .hours(20, 36)]
    #expect(streak(fasts, at: 40) == streak(fasts, at: 71))
    #expect(streak(fasts, at: 40).current == 2)
    #expect(streak(fasts, at: 73).current == 0)
    #expect(streak(fasts, at: 73).longest == 2)
  }

  @Test func `a fast that missed its goal keeps no day`() {
    #expect(streak([.hours(-4, 12), .hours(20, 35)], at: 40).current == 1)
  }

  @Test func `a long fast keeps the days inside it`() {
    #expect(streak([.hours(20, 76)], at: 80).current == 3)
  }

  @Test func `a running fast keeps the whole days that it covers`() throws {
    var running = Fasting()
    try running.begin(at: .hour(20))
    #expect(streak([.hours(-4, 16)], at: 47, running: running).current == 1)
    #expect(streak([.hours(-4, 16)], at: 49, running: running).current == 2)
  }

  @Test func `a fast that is finished and not saved yet keeps its days`() {
    #expect(streak([.hours(-4, 16)], at: 80, running: .hours(20, 76)).current == 4)
    #expect(streak([.hours(-4, 16)], at: 40, running: .hours(20, 30)).current == 1)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `the kept days of a period are those of all that lie in it`(seed: UInt64) {
    var samples = Samples(seed: seed)
    let (record, period, now) = samples.days()
    let all = Streak.keptDays(record, now: now, in: Day(number: 0)...Day(number: 2_932_896))
    #expect(Streak.keptDays(record, now: now, in: period) == all.filter(period.contains))
  }
}

struct UsualClockTests {
  private func usual(_ hours: Double...) -> Double? {
    UsualClock.of(hours.map { Int($0 * 3_600_000) }).map { Double($0) / 3_600_000 }
  }

  @Test func `the usual clock is the middle one`() {
    #expect(usual() == nil)
    #expect(usual(20) == 20)
    #expect(usual(19, 20, 22) == 20)
  }

  @Test func `of an even count the usual clock is the later of the middle two`() {
    #expect(usual(19, 20) == 20)
    #expect(usual(23, 19, 22, 20) == 22)
    #expect(usual(23.5, 0.5) == 0.5)
  }

  @Test func `midnight does not tear apart what is near`() {
    #expect(usual(23.5, 0, 0.5) == 0)
    #expect(usual(22, 23, 1) == 23)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a day is kept just when a met fast ends on it or covers all of it`(seed: UInt64) {
    var samples = Samples(seed: seed)
    let (record, period, now) = samples.days()
    func covers(_ start: Moment, _ end: Moment, _ day: Int) -> Bool {
      let midnight = Int64(day) * Day.milliseconds - Int64(end.utcOffset) * 1000
      return start.instant.milliseconds <= midnight
        && midnight + Day.milliseconds <= end.instant.milliseconds
    }
    let kept = (period.lowerBound.number...period.upperBound.number).filter { day in
      record.finishedFasts.contains {
        $0.isMet && ($0.day.number == day || covers($0.start, $0.end, day))
      }
        || (record.fasting.state == .fasting
          && record.fasting.start.map { covers($0, now, day) } ?? false)
    }
    #expect(
      Streak.keptDays(record, now: now, in: period) == Set(kept.map(Day.init(number:))))
  }

  @Test func `a fast of thousands of years by hand keeps all its days`() throws {
    let end = try #require(Moment(rfc3339: "9999-12-31T12:00:00Z"))
    let streak = Streak(
      Record(history: History([Fast(start: .epoch, end: end, goal: .trf16)])), now: .hour(0))
    #expect(streak.longest == 2_932_897)
  }
}
