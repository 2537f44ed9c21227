import Testing

@testable import FastingCore

/// Bare clocks around clock changes, against a walk through time, minute by minute.
struct BareClockPropertyTests {
  private let minute: Int64 = 60_000

  /// Walks from an instant until clocks show a time of day.
  private func walk(
    from instant: Instant, by step: Int64, to clock: Int, in zone: Zone
  ) throws -> Instant {
    let walk = (0...4500).lazy.map { Instant(milliseconds: instant.milliseconds + $0 * step) }
    return try #require(walk.first { zone.moment(at: $0)?.millisecondOfDay == clock * 60_000 })
  }

  private func sample(
    _ index: Int,
    _ body: (_ zone: Zone, _ now: Moment, _ clock: Int, _ phrase: String) throws -> Void
  ) throws {
    let (zone, change) = PhraseZones.changes[index]
    // Whole minutes by the rounded offset are whole minutes in UTC.
    let around = try #require(Moment(rfc3339: change)).instant.milliseconds / minute
    var generator = PhraseGenerator(state: UInt64(index))
    for _ in 0..<20 {
      let instant = Instant(milliseconds: (around + Int64(generator.int(-1500...1500))) * minute)
      let near = generator.int(-180...180)
      let now = try #require(zone.moment(at: instant))
      let clock = (now.millisecondOfDay / 60_000 + near + 1440) % 1440
      let digits = clock % 60 < 10 ? "0\(clock % 60)" : "\(clock % 60)"
      try body(zone, now, clock, "\(clock / 60):\(digits)")
    }
  }

  @Test(arguments: PhraseZones.changes.indices)
  func `a bare clock is the latest past instant that showed it`(index: Int) throws {
    try sample(index) { zone, now, clock, phrase in
      let latest = try walk(from: now.instant, by: -minute, to: clock, in: zone)
      do {
        let moment = try TypedTime(phrase).moment(now: now, zone: zone)
        try #require(moment == zone.moment(at: latest), "\(phrase) at \(now.rfc3339)")
      } catch TimeMisreading.skipped(let gap) {
        try #require(gap.to.instant <= now.instant, "\(phrase) at \(now.rfc3339)")
        try #require(latest < gap.to.instant, "\(phrase) at \(now.rfc3339)")
      }
    }
  }

  @Test(arguments: PhraseZones.changes.indices)
  func `the first clock after a start is the next instant that shows it`(index: Int) throws {
    try sample(index) { zone, start, clock, phrase in
      let after = Instant(milliseconds: start.instant.milliseconds + minute)
      let next = try walk(from: after, by: minute, to: clock, in: zone)
      do {
        let moment = try TypedTime(phrase).moment(
          now: start, zone: zone, as: .firstAfter(start))
        try #require(moment == zone.moment(at: next), "\(phrase) at \(start.rfc3339)")
      } catch TimeMisreading.skipped(let gap) {
        try #require(gap.to.instant > start.instant, "\(phrase) at \(start.rfc3339)")
        try #require(next >= gap.to.instant, "\(phrase) at \(start.rfc3339)")
      }
    }
  }
}
