/// An instant with the UTC offset that local clocks showed then.
///
/// The offset is kept so that a fast stays on its own date after a flight, and so that every rule
/// about days is a pure function of the record. Two moments are equal where both parts are;
/// what is earlier is a question for their instants.
public struct Moment: Hashable, Sendable {
  /// The point in time.
  public let instant: Instant

  /// Seconds that local clocks were ahead of UTC: whole minutes from −23:59 to +23:59.
  public let utcOffset: Int

  /// Creates the moment at which clocks `utcOffset` seconds ahead of UTC show `instant`.
  ///
  /// Odd seconds of an offset are rounded to the minute. Returns nil where the offset is out of
  /// range, or where such a clock shows a year before 1970 or after 9999.
  public init?(_ instant: Instant, utcOffset: Int) {
    guard (-86_400...86_400).contains(utcOffset) else { return nil }
    let minutes = (utcOffset + (utcOffset < 0 ? -30 : 30)) / 60
    guard (-1439...1439).contains(minutes) else { return nil }
    let (local, overflows) = instant.milliseconds.addingReportingOverflow(Int64(minutes) * 60_000)
    guard !overflows, Moment.localMilliseconds.contains(local) else { return nil }
    self.init(unchecked: instant, utcOffset: minutes * 60)
  }

  private init(unchecked instant: Instant, utcOffset: Int) {
    self.instant = instant
    self.utcOffset = utcOffset
  }

  /// The beginning of 1970 in UTC.
  public static let epoch = Moment(unchecked: Instant(milliseconds: 0), utcOffset: 0)

  /// The clock readings that a moment may have: 1970-01-01T00:00:00 up to the end of 9999.
  private static let localMilliseconds: Range<Int64> = 0..<253_402_300_800_000

  /// What local clocks showed, as milliseconds since they showed 1970-01-01T00:00:00.
  package var local: Int64 {
    instant.milliseconds + Int64(utcOffset) * 1000
  }

  /// The local date.
  public var day: Day {
    Day(number: Int(local / Day.milliseconds))
  }

  /// The local time of day in milliseconds since midnight.
  package var millisecondOfDay: Int {
    Int(local % Day.milliseconds)
  }
}

extension Moment {
  /// The same instant as a clock at another UTC offset shows it; nil as for the initializer.
  package func at(utcOffset: Int) -> Moment? {
    Moment(instant, utcOffset: utcOffset)
  }
}
