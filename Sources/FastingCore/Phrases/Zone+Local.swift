extension Zone {
  /// Returns the instants at which clocks here show a local reading, the earlier one first.
  ///
  /// There is none where clocks skipped the reading, and two where they repeated it. The reading is
  /// in milliseconds since clocks showed 1970-01-01T00:00, and is the one of a moment: by offsets of
  /// whole minutes, in the years 1970 to 9999.
  package func instants(atLocal local: Int64) -> [Instant] {
    guard Zone.isInRange(local) else { return [] }
    // No offset reaches a day, and none was ever in force for less than a quarter of one.
    let around = stride(
      from: local - Day.milliseconds, through: local + Day.milliseconds, by: 6 * 3_600_000)
    let offsets = Set(around.compactMap { wholeOffset(at: Instant(milliseconds: $0)) })
    return offsets.map { Instant(milliseconds: local - Int64($0) * 1000) }
      .filter { moment(at: $0)?.local == local }
      .sorted()
  }

  /// What happened around a reading that clocks skipped.
  package struct Gap: Hashable, Sendable {
    /// The skipped reading, with the offset that was in force before.
    package let reading: Moment
    /// What clocks showed as they were put forward.
    package let from: Moment
    /// What they were put forward to; the instant is the same.
    package let to: Moment
  }

  /// Returns how clocks came to skip a local reading; nil where they did not.
  package func gap(atLocal local: Int64) -> Gap? {
    guard Zone.isInRange(local) else { return nil }
    var earlier = local - Day.milliseconds
    var later = local + Day.milliseconds
    while later - earlier > 1 {
      let middle = earlier + (later - earlier) / 2
      guard let offset = wholeOffset(at: Instant(milliseconds: middle)) else { return nil }
      if middle + Int64(offset) * 1000 < local { earlier = middle } else { later = middle }
    }
    let change = Instant(milliseconds: later)
    guard let before = wholeOffset(at: Instant(milliseconds: earlier)),
      let reading = Moment(
        Instant(milliseconds: local - Int64(before) * 1000), utcOffset: before),
      let from = Moment(change, utcOffset: before), let to = moment(at: change),
      (from.local..<max(from.local, to.local)).contains(local)
    else { return nil }
    return Gap(reading: reading, from: from, to: to)
  }

  private static func isInRange(_ local: Int64) -> Bool {
    Moment(Instant(milliseconds: local), utcOffset: 0) != nil
  }

  /// Returns the offset as a moment keeps it, for which every moment will do.
  private func wholeOffset(at instant: Instant) -> Int? {
    Moment(Instant(milliseconds: Day.milliseconds * 10), utcOffset: offset(at: instant))?.utcOffset
  }
}
