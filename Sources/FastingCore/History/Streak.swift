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
    let days = Streak.keptDays(record, now: now).sorted()
    var (run, longest, current) = (0, 0, 0)
    var last: Day?
    for day in days {
      run = last?.number == day.number - 1 ? run + 1 : 1
      longest = max(longest, run)
      if (now.day.number - 1...now.day.number).contains(day.number) { current = run }
      last = day
    }
    self.longest = longest
    self.current = current
  }

  /// Returns the days that are kept: all of them, or those of a period.
  package static func keptDays(
    _ record: Record, now: Moment, in period: ClosedRange<Day>? = nil
  ) -> Set<Day> {
    let period = period ?? Day(number: 0)...Day(number: 2_932_896)
    var days: Set<Day> = []
    for fast in record.finishedFasts where fast.isMet {
      if period.contains(fast.day) { days.insert(fast.day) }
      days.formUnion(wholeDays(from: fast.start, to: fast.end, in: period))
    }
    if record.fasting.state == .fasting, let start = record.fasting.start {
      days.formUnion(wholeDays(from: start, to: now, in: period))
    }
    return days
  }

  /// The days of a period between two moments, by the clocks of the later one.
  private static func wholeDays(
    from start: Moment, to end: Moment, in period: ClosedRange<Day>
  ) -> [Day] {
    let first = start.instant.milliseconds + Int64(end.utcOffset) * 1000
    let firstWhole = Int((first + Day.milliseconds - 1) / Day.milliseconds)
    let from = max(firstWhole, period.lowerBound.number)
    let upTo = min(end.day.number, period.upperBound.number + 1)
    return from < upTo ? (from..<upTo).map { Day(number: $0) } : []
  }
}
