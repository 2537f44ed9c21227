/// A date of the Gregorian calendar.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int

  /// Creates the date that many days after 1970-01-01.
  public init(number: Int) {
    self.number = number
  }

  /// Creates the date with these parts; nil where the calendar has none in the years 1970 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1970...9999).contains(year), (1...12).contains(month),
      (1...Day.daysIn(month: month, of: year)).contains(day)
    else { return nil }
    self.init(number: Day.number(year: year, month: month, day: day))
  }

  /// Tells whether the left date is the earlier one.
  public static func < (left: Day, right: Day) -> Bool {
    left.number < right.number
  }

  /// The length of a day that has no clock change, in milliseconds.
  package static let milliseconds: Int64 = 86_400_000

  /// The day of the week: 1 is Monday, 7 is Sunday.
  public var weekday: Int {
    let remainder = (number + 3) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }

  /// The year, the month (1 to 12) and the day of the month.
  ///
  /// Years are counted here from March, so that the leap day is the last one, in cycles of 400
  /// years, which all have 146,097 days.
  public var parts: (year: Int, month: Int, day: Int) {
    let sinceMarchOfYear0 = number + 719_468
    let cycle = (sinceMarchOfYear0 >= 0 ? sinceMarchOfYear0 : sinceMarchOfYear0 - 146_096) / 146_097
    let dayOfCycle = sinceMarchOfYear0 - cycle * 146_097
    let leapDays = dayOfCycle / 1460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
    let yearOfCycle = (dayOfCycle - leapDays) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Returns how many days a month has.
  package static func daysIn(month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}

extension Day: CustomStringConvertible {
  /// The date as in `2026-11-29`.
  public var description: String {
    let (year, month, day) = parts
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
