extension TypedTime {
  /// Returns the moment that the phrase means; it may lie in the future.
  ///
  /// `now` is as local clocks show it: its date is today.
  package func moment(
    now: Moment, zone: Zone, as role: Role = .plain
  ) throws(TimeMisreading) -> Moment {
    let moment: Moment? =
      switch spelling {
      case .now: now
      case .moment(let moment): moment
      case .instant(let instant): zone.moment(at: instant)
      case .ago(let seconds): zone.moment(at: now.instant.advanced(by: .seconds(-seconds)))
      case .clock(let clock): try role.moment(of: clock, now: now, zone: zone)
      case .day(let day, let clock): try role.moment(of: clock, on: day, now: now, zone: zone)
      }
    guard let moment else { throw .yearOutOfRange }
    return moment
  }
}

extension TypedTime.Role {
  /// The start before which the time should not be.
  private var start: Moment? {
    switch self {
    case .plain: nil
    case .end(let start), .firstAfter(let start): start
    case .replacing(_, let start): start
    }
  }

  fileprivate func moment(
    of clock: Int64, on day: TypedDay.Spelling, now: Moment, zone: Zone
  ) throws(TimeMisreading) -> Moment? {
    let readings = try zone.readings(of: clock, onFirstOf: day.days(from: now.day)) { instant in
      !day.isMostRecent || instant <= now.instant
    }
    return readings.first(notBefore: start) ?? readings.first
  }

  fileprivate func moment(
    of clock: Int64, now: Moment, zone: Zone
  ) throws(TimeMisreading) -> Moment? {
    let isPast = { (moment: Moment) in moment.instant <= now.instant }
    switch self {
    case .plain, .end:
      // Clocks that were put back over midnight have shown a little of tomorrow already.
      let days = now.day.days(at: [1, 0, -1])
      let readings = try zone.readings(of: clock, onFirstOf: days) { $0 <= now.instant }
      return readings.first(notBefore: start) ?? readings.last(where: isPast)
    case .firstAfter(let start):
      let days = (zone.moment(at: start.instant) ?? start).day.days(at: [-1, 0, 1])
      let readings = try zone.readings(of: clock, onFirstOf: days) { $0 > start.instant }
      return readings.first { $0.instant > start.instant }
    case .replacing(let old, let start):
      let isLocal = zone.moment(at: old.instant) == old
      let place = isLocal ? zone : Zone { _ in old.utcOffset }
      let readings = try place.readings(of: clock, onFirstOf: [old.day]) { _ in true }
      return readings.first(notBefore: start) ?? readings.last(where: isPast) ?? readings.first
    }
  }
}

extension Zone {
  /// Returns the moments at which clocks show a time of day, on the first of the days on which one
  /// of them is wanted; none where there is no such day.
  ///
  /// Where clocks skipped the time on such a day, another day is not taken for it.
  fileprivate func readings(
    of clock: Int64, onFirstOf days: [Day], where isWanted: (Instant) -> Bool
  ) throws(TimeMisreading) -> [Moment] {
    for day in days {
      let instants = instants(atLocal: day.local(at: clock))
      if instants.contains(where: isWanted) { return instants.compactMap(moment(at:)) }
      guard instants.isEmpty, let gap = gap(atLocal: day.local(at: clock)) else { continue }
      if isWanted(gap.to.instant) { throw .skipped(gap) }
    }
    return []
  }
}

extension [Moment] {
  fileprivate func first(notBefore start: Moment?) -> Moment? {
    start.flatMap { start in first { $0.instant >= start.instant } }
  }
}

extension Day {
  /// Returns the reading of a clock on this day, in milliseconds since local 1970-01-01T00:00.
  func local(at clock: Int64) -> Int64 {
    Int64(number) * Day.milliseconds + clock
  }

  fileprivate func days(at distances: [Int]) -> [Day] {
    distances.map { Day(number: number + $0) }
  }
}
