import FastingCore

extension Day {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// As in `29 November 2026`.
  var prose: String {
    "\(parts.day) \(month)"
  }

  /// As in `November 2026`.
  var month: String {
    "\(Day.months[parts.month - 1]) \(parts.year)"
  }

  /// As in `Nov 2026`.
  var shortMonth: String {
    "\(Day.months[parts.month - 1].prefix(3)) \(parts.year)"
  }

  /// As in `29 Nov`.
  var short: String {
    "\(parts.day) \(Day.months[parts.month - 1].prefix(3))"
  }

  /// Returns the first day of the month that lies so many months back; nil before 1970.
  func months(before count: Int) -> Day? {
    let month = parts.year * 12 + parts.month - 1 - count
    return Day(year: month / 12, month: month % 12 + 1, day: 1)
  }
}
