import FastingCore
import Testing

struct DayTests {
  /// A calendar that only knows how to go to the next day.
  struct SlowCalendar {
    var (year, month, day, weekday, number) = (1970, 1, 1, 4, 0)

    var length: Int {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    mutating func advance() {
      number += 1
      weekday = weekday == 7 ? 1 : weekday + 1
      day += 1
      if day > length { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  @Test func `every date of 1970 to 2400 agrees with counting day by day`() {
    var slow = SlowCalendar()
    while slow.year <= 2400, Self.agrees(with: slow) { slow.advance() }
    #expect(slow.year == 2401)
    #expect(slow.number == 157_420)
  }

  @Test func `dates up to the end of 9999 agree with counting day by day`() {
    var slow = SlowCalendar()
    while slow.year <= 9999 {
      if slow.day >= 28 || slow.day == 1, slow.month <= 3 || slow.month == 12 {
        guard Self.agrees(with: slow) else { break }
      }
      slow.advance()
    }
    #expect(slow.year == 10_000)
    #expect(slow.number == 2_932_897)
  }

  private static func agrees(with slow: SlowCalendar) -> Bool {
    guard let day = Day(year: slow.year, month: slow.month, day: slow.day) else {
      Issue.record("no date \(slow)")
      return false
    }
    let agrees =
      day.number == slow.number && day.weekday == slow.weekday
      && day.parts == (slow.year, slow.month, slow.day)
      && Day.daysIn(month: slow.month, of: slow.year) == slow.length
    #expect(agrees, "\(slow)")
    return agrees
  }

  @Test(arguments: [
    (1970, 1, 1, 4), (2000, 2, 29, 2), (2026, 11, 29, 7), (2024, 2, 29, 4), (9999, 12, 31, 5),
  ])
  func `weekdays count from Monday`(year: Int, month: Int, day: Int, weekday: Int) throws {
    #expect(try #require(Day(year: year, month: month, day: day)).weekday == weekday)
  }

  @Test(arguments: [
    (1969, 12, 31), (10_000, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32),
    (2026, 11, 31), (2025, 2, 29), (2100, 2, 29), (2000, 2, 30), (2026, -1, 1), (0, 1, 1),
    (Int.min, .min, .min), (.max, .max, .max), (2026, .max, 1), (2026, 1, .max),
  ])
  func `a date that the calendar does not have is none`(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test func `a date reads year, month, day`() throws {
    #expect(try #require(Day(year: 2026, month: 11, day: 29)).description == "2026-11-29")
    #expect(try #require(Day(year: 1970, month: 1, day: 2)).description == "1970-01-02")
  }

  @Test func `days before 1970 keep their weekday and their order`() {
    #expect(Day(number: -1).weekday == 3)
    #expect(Day(number: -7).weekday == 4)
    #expect(Day(number: -1).parts == (1969, 12, 31))
    #expect(Day(number: -1) < Day(number: 0))
  }
}
