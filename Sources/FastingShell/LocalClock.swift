public import FastingCore

/// What time it is, and what local clocks show.
public struct LocalClock: Sendable {
  private let reading: @Sendable () -> Instant

  /// The local time, by the rules of the C library: `TZ` in every form, then `/etc/localtime`.
  public let zone: Zone

  /// Creates a clock from its reading and a zone.
  public init(reading: @escaping @Sendable () -> Instant, zone: Zone) {
    self.reading = reading
    self.zone = zone
  }

  /// The clock of the system.
  public static let system = LocalClock(
    reading: { Platform.now }, zone: Zone { Platform.localOffset(at: $0) })

  /// The clock of the system, taken to read another moment and to stand still there.
  package static func fixed(at moment: Moment) -> LocalClock {
    LocalClock(reading: { moment.instant }, zone: system.zone)
  }

  /// The clock of the system, taken to read another moment now, and to run on from there.
  package static func running(from moment: Moment) -> LocalClock {
    let start = Platform.now
    return LocalClock(
      reading: { moment.instant.advanced(by: start.duration(to: Platform.now)) },
      zone: system.zone)
  }

  /// The whole seconds since 1970, and the milliseconds until there is one more.
  package var second: (number: Int64, millisecondsToNext: Int) {
    let milliseconds = reading().milliseconds
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    return rest < 0 ? (seconds - 1, Int(-rest)) : (seconds, Int(1000 - rest))
  }

  /// The present moment; nil only for a clock outside the years 1970 to 9999.
  public var now: Moment? {
    zone.moment(at: reading())
  }
}
