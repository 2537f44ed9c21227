import FastingCore

/// Counts, lengths, the goal rate and streaks of the fasts that were asked for.
struct StatsScreen: Screen {
  let statistics: Statistics
  let streak: Streak
  let groups: [Group]?
  /// How long the running fast has lasted; it is in no other number.
  let active: Duration
  /// The statistics of as many days before, where a first day was given.
  let previous: Statistics?
  /// The usual clocks of start and end, in milliseconds since midnight.
  let usual: (start: Int, end: Int)?
  /// Whether streaks are shown to people; programs are always told.
  let showsStreak: Bool

  /// The fasts of one period.
  struct Group {
    let key: String
    let statistics: Statistics
  }

  init(
    _ record: Record, search: Search, by period: Period?, now: Moment,
    settings: Settings = Settings()
  ) {
    showsStreak = settings.showsStreaks
    let found = record.history.found(by: search)
    statistics = Statistics(found)
    streak = Streak(record, now: now)
    groups = period.map { period in
      found.grouped(by: period, weekStartsOnSunday: settings.weekStartsOnSunday).map {
        Group(key: $0.key, statistics: Statistics($0.fasts))
      }
    }
    active = record.fasting.state == .fasting ? record.fasting.elapsed(at: now.instant) : .zero
    previous = search.before(now.day).map { Statistics(record.history.found(by: $0)) }
    let starts = found.map(\.fast.start.millisecondOfDay)
    let ends = found.map(\.fast.end.millisecondOfDay)
    usual = UsualClock.of(starts).flatMap { start in
      UsualClock.of(ends).map { (start, $0) }
    }
  }
}

extension Search {
  /// The same question for as many days before the first one; nil where there is no first one.
  fileprivate func before(_ today: Day) -> Search? {
    guard let since else { return nil }
    let days = max(1, (until ?? today).number - since.number + 1)
    var search = self
    search.since = Day(number: since.number - days)
    search.until = Day(number: since.number - 1)
    return search
  }
}

extension StatsScreen {
  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    var lines: [StyledText] = []
    if statistics.count == 0 { lines.append(StyledText("No saved fasts to count.")) }
    let page = Page(width: rendering.width ?? DisplayWidth.limit)
    lines += fields(when).flatMap { page.field($0, $1) }
    if let groups, !groups.isEmpty { lines += [""] + table(groups, rendering) }
    return lines.map { line in rendering.width.map(line.cut) ?? line }
  }

  private func fields(_ when: When) -> [(String, String)] {
    var fields: [(String, String)] = []
    if let mean = statistics.mean, let median = statistics.median,
      let longest = statistics.longest?.fast, let shortest = statistics.shortest?.fast
    {
      fields = [
        ("Fasts", "\(statistics.count), \(rate(statistics))"),
        ("Total", statistics.total.text),
        ("Mean", "\(mean.text), median \(median.text)"),
        ("Longest", "\(longest.elapsed.text), ended \(when.date(longest.day))"),
        ("Shortest", "\(shortest.elapsed.text), ended \(when.date(shortest.day))"),
      ]
    }
    if let usual {
      fields.append(("Usually", "from \(when.clock(usual.start)) to \(when.clock(usual.end))"))
    }
    if let previous, let mean = previous.mean {
      fields.append(
        ("Before", "\(previous.count) in as many days before, \(rate(previous)), mean \(mean.text)")
      )
    }
    if active > .zero { fields.append(("Running", "\(active.text), not counted")) }
    guard showsStreak else { return fields }
    fields.append(
      (
        "Streak",
        "\(Self.days(streak.current)), longest \(Self.days(streak.longest)) (days with a met fast, up to "
          + "today or yesterday)"
      ))
    return fields
  }

  private func table(_ groups: [Group], _ rendering: Rendering) -> [StyledText] {
    let most = groups.map(\.statistics.total).max() ?? .zero
    let width = min(24, max(4, rendering.columns - 44))
    let table = Table(
      columns: [
        Table.Column(title: "Period"), Table.Column(title: "Fasts", alignment: .trailing),
        Table.Column(title: "Met", alignment: .trailing, dropOrder: 1),
        Table.Column(title: "Total", alignment: .trailing),
        Table.Column(title: "Mean", alignment: .trailing, dropOrder: 0),
        Table.Column(title: "", dropOrder: 2),
      ],
      rows: groups.map { group in
        let statistics = group.statistics
        let share = most > .zero ? statistics.total / most : 0
        return [
          StyledText(group.key), StyledText("\(statistics.count)"), StyledText("\(statistics.met)"),
          StyledText(statistics.total.text), StyledText(statistics.mean?.text ?? ""),
          Bar.text(fraction: share, width: width, style: .accent),
        ]
      })
    return table.lines(width: rendering.width)
  }

  private func rate(_ statistics: Statistics) -> String {
    "\(statistics.met) met their goal (\(Self.percentMet(statistics)))"
  }

  /// How a number of days is written.
  static func days(_ count: Int) -> String {
    count == 1 ? "1 day" : "\(count) days"
  }

  /// The share of fasts that met their goal, as it is shown: cut to whole percent.
  static func percentMet(_ statistics: Statistics) -> String {
    "\(statistics.met * 100 / max(1, statistics.count))%"
  }
}
