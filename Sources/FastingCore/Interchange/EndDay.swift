/// Finds the day on which a fast ended that is told by a start, a clock and a length in hours.
enum EndDay {
  /// Of the days from the start day on, takes the one that makes the length nearest to half an hour
  /// more than the floored hours; of readings that clocks showed twice, the ones that agree best.
  ///
  /// Without hours it is the next day if the clock is not after the start. Returns nil where clocks
  /// skipped a reading.
  static func find(
    from start: LocalReading, clock: Int, hours: Double?, zone: Zone
  ) -> (start: Moment, end: Moment, doubt: ImportedRow.Doubt?)? {
    func end(_ days: Int) -> LocalReading {
      LocalReading(day: Day(number: start.day.number + days), millisecondOfDay: clock)
    }
    guard let hours, (0..<100_000).contains(hours) else {
      guard let first = zone.moment(start),
        let last = zone.moment(end(clock > start.millisecondOfDay ? 0 : 1), notBefore: first),
        first.instant <= last.instant
      else { return nil }
      return (first, last, .endDayGuessed)
    }
    // Of lengths that are equally near, the shorter one is floored to these hours.
    let starts = zone.instants(atLocal: start.local).reversed()
    let wanted = Int64((hours + 0.5) * 3_600_000)
    let middle = Int(hours / 24)
    let candidates = (max(0, middle - 1)...(middle + 2)).map { days in
      (end: end(days), distance: (end(days).local - start.local - wanted).magnitude)
    }.sorted { $0.distance < $1.distance }
    var best: (start: Instant, end: Instant, distance: UInt64)?
    var skipped: UInt64?
    for candidate in candidates {
      if let best, candidate.distance > best.distance + longestChange { break }
      let ends = zone.instants(atLocal: candidate.end.local)
      if ends.isEmpty { skipped = skipped ?? candidate.distance }
      for first in starts {
        for last in ends where last >= first {
          let length = last.milliseconds - first.milliseconds
          let distance = (length - wanted).magnitude
          if best.map({ distance < $0.distance }) ?? true { best = (first, last, distance) }
        }
      }
    }
    guard let best, skipped.map({ best.distance <= max($0, doubtful) }) ?? true,
      let first = zone.moment(at: best.start), let last = zone.moment(at: best.end)
    else { return nil }
    return (first, last, best.distance > doubtful ? .lengthDiffers : nil)
  }

  /// The distance from which on the hours and the clocks do not agree: half an hour and a minute.
  private static let doubtful: UInt64 = 31 * 60_000

  /// What clocks are put forward or back by, at most, but for the places that changed their date.
  private static let longestChange: UInt64 = 3 * 3_600_000
}
