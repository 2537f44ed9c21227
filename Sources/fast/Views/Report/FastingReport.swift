import FastingCore

/// What a report tells of the fasts of a period.
struct FastingReport {
  let now: Moment
  let period: ClosedRange<Day>
  let stats: StatsScreen
  /// Newest first.
  let fasts: [NumberedFast]
  /// How many fasts began in each hour of the day.
  let starts: [Int]
  let current: Fasting
  /// The last twelve months of the period.
  let year: ClosedRange<Day>
  /// What was spent fasting of each day of that year, the current fast included.
  let fasting: FastingDays

  init(_ record: Record, search: Search, now: Moment, settings: Settings = Settings()) {
    let found = record.history.found(by: search)
    let earliest = found.map { min($0.fast.start.day, $0.fast.day) }.min()
    let first = search.since ?? earliest ?? now.day
    let last = max(first, min(search.until ?? now.day, now.day))
    self.now = now
    period = first...last
    stats = StatsScreen(record, search: search, by: nil, now: now, settings: settings)
    fasts = found.map(NumberedFast.init)
    starts = found.reduce(into: Array(repeating: 0, count: 24)) {
      $0[$1.fast.start.millisecondOfDay / 3_600_000] += 1
    }
    current = record.fasting
    year = max(first, last.months(before: 11) ?? first)...last
    fasting = FastingDays(record, in: year, now: now)
  }

  /// Returns how much of a day was spent fasting.
  func length(of day: Day) -> Duration {
    min(fasting.time(on: day), .milliseconds(Day.milliseconds))
  }
}

extension FastingReport: Encodable {
  private enum Key: String, CodingKey {
    case version, now, since, until, stats, starts, fasts
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(now, forKey: .now)
    try container.encode(period.lowerBound.description, forKey: .since)
    try container.encode(period.upperBound.description, forKey: .until)
    try container.encode(stats, forKey: .stats)
    try container.encode(starts, forKey: .starts)
    try container.encode(fasts, forKey: .fasts)
  }
}
