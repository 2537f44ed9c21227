@testable import FastingCore

extension FuzzTarget {
  /// Typed times: what is understood lies in the years allowed, whatever it is for.
  static let times = FuzzTarget(name: "times") { bytes in
    let phrase = String(decoding: bytes, as: UTF8.self)
    guard let time = try? TypedTime(phrase) else { return }
    if phrase.utf8.count < 99 {
      try promise("blanks at the ends mean nothing", try TypedTime(" \(phrase) ") == time)
    }
    try promise("letter case means nothing", try TypedTime(phrase.uppercased()) == time)
    var meant: [(moment: Moment, role: TypedTime.Role, now: Moment, zone: Zone)] = []
    for (zone, instants) in places {
      for now in instants.compactMap(zone.moment(at:)) {
        let start = zone.moment(at: now.instant.advanced(by: .seconds(-1200))) ?? now
        for role in [
          .plain, .end(of: start), .firstAfter(start), .replacing(start, start: nil),
          .replacing(now, start: start),
        ] as [TypedTime.Role] {
          do throws(TimeMisreading) {
            let moment = try time.moment(now: now, zone: zone, as: role)
            meant.append((moment, role, now, zone))
          } catch .skipped, .yearOutOfRange {
          } catch {
            throw BrokenPromise(description: "understood at first, and then \(error)")
          }
        }
      }
    }
    for (moment, role, now, zone) in meant {
      try check(moment)
      if case .clock = time.spelling { try check(clock: moment, as: role, now: now, in: zone) }
    }
  }

  /// Checks that a time of day is on the right side of now, of the start, or on the right day.
  private static func check(
    clock moment: Moment, as role: TypedTime.Role, now: Moment, in zone: Zone
  ) throws {
    switch role {
    case .plain: try promise("a clock is past", moment.instant <= now.instant)
    case .end(let start):
      let isSecond = zone.instants(atLocal: moment.local).contains { $0 < start.instant }
      try promise(
        "so is an end, unless it was past before", moment.instant <= now.instant || isSecond)
    case .firstAfter(let start): try promise("it is after", moment.instant > start.instant)
    case .replacing(let old, _): try promise("the day stays", moment.day == old.day)
    }
  }

  /// Typed goals, lengths and days: what is understood lies in the bounds.
  static let goals = FuzzTarget(name: "goals") { bytes in
    let phrase = String(decoding: bytes, as: UTF8.self)
    if let goal = try? Fasting.Goal(typed: phrase) {
      try promise("a goal is in the bounds", Fasting.Goal.allowedSeconds.contains(goal.seconds))
      try promise("its length means it too", try Fasting.Goal(typed: "\(goal.seconds)s") == goal)
      if let name = goal.name {
        try promise("its name means it too", try Fasting.Goal(typed: name) == goal)
      }
    }
    for bareNumberIsHours in [true, false] {
      guard let length = TypedLength(phrase, bareNumberIsHours: bareNumberIsHours) else { continue }
      try promise("no length is negative", length.seconds >= 0)
      let again = TypedLength("\(length.seconds)s", bareNumberIsHours: bareNumberIsHours)
      try promise("a length is the sum of its seconds", again == length)
      try promise("it is shown", !Duration.seconds(length.seconds).text.isEmpty)
    }
    guard let typed = try? TypedDay(phrase) else { return }
    for (zone, instants) in places {
      for now in instants.compactMap(zone.moment(at:)) {
        guard let day = try? typed.day(now: now) else { continue }
        try promise("\(day) lies in the years allowed", (1970...9999).contains(day.parts.year))
        try promise("\(day) means itself", try TypedDay("\(day)").day(now: now) == day)
      }
    }
  }

  /// Two zones, each with instants at which something is odd there.
  private static let places: [(zone: Zone, instants: [Instant])] = [
    (berlin, instants("1970-01-01T00:00:00Z", "2025-03-30T01:10:00Z", "2025-10-26T01:30:00Z")),
    (apia, instants("1970-01-02T09:59:00Z", "2011-12-30T10:20:00Z", "9999-12-31T09:30:00Z")),
  ]

  /// An hour forward in March, and back in October.
  private static let berlin = Zone { instant in
    (summer.first...summer.last).contains(instant) ? 7200 : 3600
  }

  private static let summer = (
    first: Instant(milliseconds: 1_743_296_400_000), last: Instant(milliseconds: 1_761_440_399_999)
  )

  /// Without a 30 December in 2011.
  private static let apia = Zone { instant in
    instant.milliseconds < 1_325_239_200_000 ? -36_000 : 50_400
  }

  private static func instants(_ texts: String...) -> [Instant] {
    texts.compactMap { Moment(rfc3339: $0)?.instant }
  }
}
