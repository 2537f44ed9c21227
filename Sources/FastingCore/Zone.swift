/// The local time of a place: what its clocks are ahead of UTC at each instant.
///
/// This is the only knowledge about time zones that the core asks for; it has no database.
public struct Zone: Sendable {
  private let lookup: @Sendable (Instant) -> Int

  /// Creates a zone that answers with seconds ahead of UTC.
  public init(offset lookup: @escaping @Sendable (Instant) -> Int) {
    self.lookup = lookup
  }

  /// The zone whose clocks show UTC.
  public static let utc = Zone { _ in 0 }

  /// Returns the seconds that clocks here are ahead of UTC at an instant.
  public func offset(at instant: Instant) -> Int {
    lookup(instant)
  }

  /// Returns the instant with the offset of this zone; nil outside the years 1970 to 9999.
  public func moment(at instant: Instant) -> Moment? {
    Moment(instant, utcOffset: lookup(instant))
  }
}
