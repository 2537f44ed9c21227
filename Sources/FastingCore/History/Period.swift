/// A length of calendar time by which fasts are grouped, by the day on which they ended.
public enum Period: String, CaseIterable, Hashable, Sendable {
  /// One date.
  case day
  /// Seven days from Monday, or from Sunday.
  case week
  /// A month of a year.
  case month
  /// A year from January to December.
  case year

  /// Returns the name of the period that a day is in: `2026-11-30`, `2026-W49`, `2026-11`, `2026`.
  ///
  /// Weeks are those of ISO 8601. One that begins on Sunday has the name of its Monday's week.
  public func key(of day: Day, weekStartsOnSunday: Bool = false) -> String {
    switch self {
    case .day: return day.description
    case .month: return String(day.description.prefix(7))
    case .year: return String(day.description.prefix(4))
    case .week:
      let isSunday = weekStartsOnSunday && day.weekday == 7
      let (year, week) = Day(number: day.number + (isSunday ? 1 : 0)).isoWeek
      return "\(year)-W\(week < 10 ? "0" : "")\(week)"
    }
  }
}

extension Day {
  /// The week of ISO 8601: the one of the year in which its Thursday lies.
  package var isoWeek: (year: Int, week: Int) {
    let thursday = Day(number: number - weekday + 4)
    let year = thursday.parts.year
    let first = Day(year: year, month: 1, day: 1)?.number ?? thursday.number
    return (year, (thursday.number - first) / 7 + 1)
  }
}

extension Sequence<Numbered> {
  /// Returns the fasts of each period that has any, oldest first.
  public func grouped(
    by period: Period, weekStartsOnSunday: Bool = false
  ) -> [(key: String, fasts: [Numbered])] {
    Dictionary(grouping: self) {
      period.key(of: $0.fast.day, weekStartsOnSunday: weekStartsOnSunday)
    }
    .map { (key: $0.key, fasts: $0.value) }
    .sorted { $0.key < $1.key }
  }
}
