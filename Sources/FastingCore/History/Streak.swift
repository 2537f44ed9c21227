/// Runs of kept days, without a gap.
///
/// A day is kept when a fast that met its goal ends on it, or covers all of it; a running fast keeps
/// the whole days that it already covers.
public struct Streak: Hashable, Sendable {
  /// The days of the run that reaches today or yesterday.
  public let current: Int

  /// The days of the longest run.
  public let longest: Int

  /// Finds the runs of a record, as it is at a moment.
  public init(_ record: Record, now: Moment) {
    let runs = Streak.runs(record, now: now)
    let today = now.day.number
    longest = runs.map(\.count).max() ?? 0
    current =
      runs.first { $0.contains(today) || $0.contains(today - 1) }
      .map { min($0.upperBound, today) - $0.lowerBound + 1 } ?? 0
  }

  /// Returns the days of a period that are kept.
  package static func keptDays(
    _ record: Record, now: Moment, in period: ClosedRange<Day>
  ) -> Set<Day> {
    let bounds = period.lowerBound.number...period.upperBound.number
    let kept = runs(record, now: now).filter { $0.overlaps(bounds) }
    return Set(kept.flatMap { $0.clamped(to: bounds) }.map(Day.init(number:)))
  }

  /// Returns the numbers of all kept days, oldest first, as runs with a gap between each two.
  private static func runs(_ record: Record, now: Moment) -> [ClosedRange<Int>] {
    var kept = record.finishedFasts.filter(\.isMet).map { fast in
      min(firstWholeDay(from: fast.start, to: fast.end), fast.day.number)...fast.day.number
    }
    if record.fasting.state == .fasting, let start = record.fasting.start {
      let (first, today) = (firstWholeDay(from: start, to: now), now.day.number)
      if first < today { kept.append(first...today - 1) }
    }
    return kept.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { runs, days in
      if let last = runs.last, days.lowerBound <= last.upperBound + 1 {
        runs[runs.count - 1] = last.lowerBound...max(last.upperBound, days.upperBound)
      } else {
        runs.append(days)
      }
    }
  }

  /// The first day of which all is behind a start, by the clocks of an end.
  private static func firstWholeDay(from start: Moment, to end: Moment) -> Int {
    let local = start.instant.milliseconds + Int64(end.utcOffset) * 1000
    return max(0, Int((local + Day.milliseconds - 1) / Day.milliseconds))
  }
}
