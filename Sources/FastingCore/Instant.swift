/// A point in time, the same for everybody.
///
/// Counted in whole milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
public struct Instant: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64

  /// Creates the instant that many milliseconds after the beginning of 1970 in UTC.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }
}

extension Instant: InstantProtocol {
  /// Tells whether the left instant is the earlier one.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// Returns the instant that lies `duration` later, cut to whole milliseconds.
  ///
  /// Where the sum cannot be represented the farthest instant on that side is returned.
  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflows) = milliseconds.addingReportingOverflow(duration.milliseconds)
    guard overflows else { return Instant(milliseconds: sum) }
    return Instant(milliseconds: milliseconds < 0 ? .min : .max)
  }

  /// Returns the time that passes from this instant to `other`; negative where `other` is earlier.
  public func duration(to other: Instant) -> Duration {
    let (difference, overflows) = other.milliseconds.subtractingReportingOverflow(milliseconds)
    guard overflows else { return .milliseconds(difference) }
    return .milliseconds(other < self ? Int64.min : Int64.max)
  }
}
