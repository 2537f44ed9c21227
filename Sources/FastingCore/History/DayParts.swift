/// The part of a stretch of time that lies in one day, in milliseconds since its midnight.
package struct DayPart: Hashable, Sendable {
  package let day: Day
  package let range: Range<Int>

  /// Cuts the time between two moments at the midnights that the clocks of the later one show.
  ///
  /// Only the days that are asked for are looked at, however long the time is. There are no parts
  /// where the end is not after the start.
  package static func parts(
    from start: Moment, to end: Moment, in days: ClosedRange<Day>
  ) -> [DayPart] {
    let length = Day.milliseconds
    let from = max(
      start.instant.milliseconds + Int64(end.utcOffset) * 1000,
      Int64(max(0, days.lowerBound.number)) * length)
    let to = min(end.local, (Int64(days.upperBound.number) + 1) * length)
    guard from < to else { return [] }
    return (from / length...(to - 1) / length).map { number in
      let midnight = number * length
      return DayPart(
        day: Day(number: Int(number)),
        range: Int(max(from - midnight, 0))..<Int(min(to - midnight, length)))
    }
  }
}
