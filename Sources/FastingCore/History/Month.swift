/// A month of the Gregorian calendar.
package struct Month: Hashable, Sendable {
  /// Its first day.
  package let first: Day

  /// Creates the month that a day is in.
  package init(of day: Day) {
    first = Day(number: day.number - day.parts.day + 1)
  }

  /// Its last day.
  package var last: Day {
    let (year, month, _) = first.parts
    return Day(number: first.number + Day.daysIn(month: month, of: year) - 1)
  }

  /// Returns the months from that of the first day to that of the last.
  package static func all(in period: ClosedRange<Day>) -> [Month] {
    var months = [Month(of: period.lowerBound)]
    while let last = months.last?.last, last < period.upperBound {
      months.append(Month(of: Day(number: last.number + 1)))
    }
    return months
  }

  /// The month and those before it, twelve in all, or fewer from the beginning of 1970.
  package var yearUpToHere: ClosedRange<Day> {
    let (year, month, _) = first.parts
    let start = month == 12 ? (year, 1) : (year - 1, month + 1)
    return (Day(year: start.0, month: start.1, day: 1) ?? Day(number: 0))...last
  }
}

extension ClosedRange<Day> {
  /// Reads a year or a month exactly as `2026` or `2026-11`; nil for anything else.
  package init?(yearOrMonth text: String) {
    let (year, month) = (Int(text.prefix(4)) ?? 0, text.count == 4 ? 1 : Int(text.suffix(2)) ?? 0)
    guard let first = Day(year: year, month: month, day: 1),
      let end = Day(year: year, month: text.count == 4 ? 12 : month, day: 1),
      text == first.description.prefix(text.count == 4 ? 4 : 7)
    else { return nil }
    self = first...Month(of: end).last
  }
}
