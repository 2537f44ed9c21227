/// The days of a period, each with the parts of fasts that lie on it.
///
/// What is told of a day here is how much of it was spent fasting, which is not the length of the
/// fast that ended on it. A fast is cut at the midnights of the offset stored with its end, the
/// running one at those of now, so its parts always add up to the whole. A finished fast that is
/// not saved counts as one.
public struct FastingDays: Hashable, Sendable {
  /// A part of a fast on one day.
  public struct Part: Hashable, Sendable {
    /// When it begins, in milliseconds since midnight.
    package let from: Int
    /// When it ends, in milliseconds since midnight: later than it begins, at most 24 hours.
    package let to: Int
    /// Whether a fast ends with it that met its goal.
    package let isMetEnd: Bool
    /// Whether it is of the current fast.
    package let isCurrent: Bool
  }

  /// The first and the last day.
  public let period: ClosedRange<Day>

  /// The parts by their days, in the order of time; days without any are left out.
  public private(set) var parts: [Day: [Part]] = [:]

  /// Cuts the fasts of a record, as it is at a moment; the work grows with the days of the period
  /// and not with the lengths of the fasts.
  public init(_ record: Record, in period: ClosedRange<Day>, now: Moment) {
    self.period = period
    for fast in record.finishedFasts {
      let isCurrent = fast.identity == record.fasting.filed?.identity
      add(fast.start, fast.end, isMet: fast.isMet, isCurrent: isCurrent)
    }
    if record.fasting.state == .fasting, let start = record.fasting.start {
      add(start, now, isMet: false, isCurrent: true)
    }
    for day in parts.keys { parts[day]?.sort { ($0.from, $0.to) < ($1.from, $1.to) } }
  }

  /// Returns how much of a day was spent fasting; of fasts that overlap by a hand edit, or by the
  /// clocks of two places, each counts.
  public func time(on day: Day) -> Duration {
    parts[day, default: []].reduce(.zero) { $0 + .milliseconds($1.to - $1.from) }
  }

  /// How much of the whole period was spent fasting.
  public var total: Duration {
    parts.keys.reduce(.zero) { $0 + time(on: $1) }
  }

  /// Returns how much of a stretch of a day, in milliseconds, is covered by parts in their order;
  /// what several cover counts once.
  package static func covered(_ stretch: Range<Int>, by parts: [Part]) -> Int {
    var (sum, reached) = (0, stretch.lowerBound)
    for part in parts where part.to > reached {
      sum += max(0, min(part.to, stretch.upperBound) - max(part.from, reached))
      reached = max(reached, min(part.to, stretch.upperBound))
    }
    return sum
  }

  /// All days on which a moment can lie, at whatever offset, and one more at either end.
  private static let possible = Day(number: -3)...Day(number: 2_932_897)

  private mutating func add(_ start: Moment, _ end: Moment, isMet: Bool, isCurrent: Bool) {
    let days = period.clamped(to: FastingDays.possible)
    let local = start.instant.milliseconds + Int64(end.utcOffset) * 1000
    var at = max(local, Int64(days.lowerBound.number) * Day.milliseconds)
    let last = min(end.local, Int64(days.upperBound.number + 1) * Day.milliseconds)
    while at < last {
      let day = Day(local: at)
      let midnight = Int64(day.number) * Day.milliseconds
      let to = min(last, midnight + Day.milliseconds)
      parts[day, default: []].append(
        Part(
          from: Int(at - midnight), to: Int(to - midnight), isMetEnd: isMet && to == end.local,
          isCurrent: isCurrent))
      at = to
    }
  }
}

extension Day {
  /// The day of a clock reading in milliseconds since 1970, also before that.
  fileprivate init(local: Int64) {
    let before = local < 0 ? Day.milliseconds - 1 : 0
    self.init(number: Int((local - before) / Day.milliseconds))
  }
}

extension Record {
  /// The saved fasts, and the finished one that is not saved yet, each once.
  package var finishedFasts: [Fast] {
    let saved = history.newestFirst
    guard let filed = fasting.filed, !history.contains(filed.identity) else { return saved }
    return [filed] + saved
  }
}
