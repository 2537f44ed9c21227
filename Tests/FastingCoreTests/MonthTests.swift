import Testing

@testable import FastingCore

struct MonthTests {
  private func period(_ text: String) -> String? {
    ClosedRange(yearOrMonth: text).map { "\($0.lowerBound) \($0.upperBound)" }
  }

  @Test(arguments: [
    ("2026", "2026-01-01 2026-12-31"), ("2026-11", "2026-11-01 2026-11-30"),
    ("2024-02", "2024-02-01 2024-02-29"), ("2100-02", "2100-02-01 2100-02-28"),
    ("1970", "1970-01-01 1970-12-31"), ("9999-12", "9999-12-01 9999-12-31"),
  ])
  func `a year or a month is a period`(text: String, expected: String) {
    #expect(period(text) == expected)
  }

  @Test(arguments: [
    "", "-", "20", "02026", "+2026", "1969", "10000", "2026-", "2026-0", "2026-1", "2026-00",
    "2026-13", "2026-+1", "2026-011", "2026-11-30", "2026/11", "202611", "２０２６", "20é6", "today",
    " 2026", "2026\u{301}", "2026-1\u{301}1", "99999999999999999999",
  ])
  func `anything else is none`(text: String) {
    #expect(period(text) == nil)
  }

  @Test func `the months of any period follow each other and hold it all`() {
    var samples = Samples(seed: 5)
    for _ in 0..<200 {
      let first = samples.moment().day
      let last = Day(number: first.number + samples.number(0...800))
      let months = Month.all(in: first...last)
      #expect(months.first.map { $0.first <= first } == true)
      #expect(months.last.map { $0.first <= last && $0.last >= last } == true)
      for (month, next) in zip(months, months.dropFirst()) {
        #expect(month.last.number + 1 == next.first.number && next.first.parts.day == 1)
      }
    }
  }

  @Test(arguments: [
    (2026, 11, "2025-12-01 2026-11-30"), (2026, 12, "2026-01-01 2026-12-31"),
    (2026, 1, "2025-02-01 2026-01-31"), (1970, 3, "1970-01-01 1970-03-31"),
  ])
  func `the year up to a month has twelve`(year: Int, month: Int, expected: String) throws {
    let day = try #require(Day(year: year, month: month, day: 15))
    let period = Month(of: day).yearUpToHere
    #expect("\(period.lowerBound) \(period.upperBound)" == expected)
  }
}
