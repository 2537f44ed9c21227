import FastingCore

/// Times as we write them for one person, who lives in a zone and asks at a moment.
struct When {
  let now: Moment
  let zone: Zone
  /// Whether clocks count 12 hours twice, as in `8:30pm`.
  var usesTwelveHours = false

  /// The clock, with the offset where it is not the one that clocks here show.
  func clock(_ moment: Moment) -> String {
    isPlain(moment) ? clock(moment.millisecondOfDay) : withOffset(moment)
  }

  private func withOffset(_ moment: Moment) -> String {
    "\(clock(moment.millisecondOfDay)) \(When.offset(moment.utcOffset))"
  }

  /// A time of day in milliseconds since midnight as a clock of this person.
  func clock(_ millisecondOfDay: Int) -> String {
    guard usesTwelveHours else { return When.clock(millisecondOfDay) }
    let (hour, minute) = (millisecondOfDay / 60_000).quotientAndRemainder(dividingBy: 60)
    return "\((hour + 11) % 12 + 1):\(When.twoDigits(minute))\(hour % 24 < 12 ? "am" : "pm")"
  }

  /// The clock of 24 hours.
  static func bareClock(_ moment: Moment) -> String {
    clock(moment.millisecondOfDay)
  }

  /// A time of day in milliseconds since midnight as a clock of 24 hours.
  static func clock(_ millisecondOfDay: Int) -> String {
    let minutes = millisecondOfDay / 60_000
    return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  /// A day near to now in a word, any other by weekday and date; then the clock.
  func short(_ moment: Moment) -> String {
    guard zone.moment(at: moment.instant) == moment else { return full(moment) }
    let word =
      switch moment.day.number - now.day.number {
      case 0: "today"
      case -1: "yesterday"
      case 1: "tomorrow"
      default: date(moment.day)
      }
    return "\(word) \(clock(moment))"
  }

  /// Weekday, date and clock: how a time was understood.
  func full(_ moment: Moment) -> String {
    "\(date(moment.day)) \(clock(moment))"
  }

  /// The weekday and the clock, for a day that is near to one shown beside it.
  func weekday(_ moment: Moment) -> String {
    "\(When.weekdays[moment.day.weekday - 1]) \(clock(moment))"
  }

  func date(_ day: Day) -> String {
    "\(When.weekdays[day.weekday - 1]) \(day)"
  }

  /// From when to when a saved fast lasted.
  func span(_ fast: Fast) -> String {
    span(fast.start, fast.end)
  }

  /// From when to when; after a journey with the offset of either place.
  func span(_ start: Moment, _ end: Moment) -> String {
    let isHome = [start, end].allSatisfy { zone.moment(at: $0.instant) == $0 }
    guard isHome || start.utcOffset == end.utcOffset else {
      return "\(date(start.day)) \(withOffset(start)) – \(date(end.day)) \(withOffset(end))"
    }
    return "\(full(start)) – \(end.day == start.day ? clock(end) : full(end))"
  }

  /// Since when the current fast runs, or from when to when it lasted.
  func span(_ fasting: Fasting) -> String {
    if let filed = fasting.filed { return span(filed) }
    return fasting.start.map { "since \(full($0))" } ?? ""
  }

  /// The goal of the current fast, and when it is or was reached.
  func goal(of fasting: Fasting) -> String {
    let at = fasting.goalInstant.flatMap(zone.moment).map { ", \(short($0))" } ?? ""
    return "Goal: \(Outcome.name(fasting.goal))\(at)."
  }

  /// Whether clocks here show this offset at that instant, and show this reading only once.
  private func isPlain(_ moment: Moment) -> Bool {
    zone.instants(atLocal: moment.local) == [moment.instant]
  }

  /// The short names of the days of the week, Monday first.
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// The short names of the months.
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static func offset(_ seconds: Int) -> String {
    let minutes = seconds.magnitude / 60
    let sign = seconds < 0 ? "-" : "+"
    return "\(sign)\(twoDigits(Int(minutes / 60))):\(twoDigits(Int(minutes % 60)))"
  }
}
