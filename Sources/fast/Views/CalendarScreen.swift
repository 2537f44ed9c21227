import FastingCore

/// How much of each day was spent fasting, as a map of days.
struct CalendarScreen: Screen {
  let fasting: FastingDays
  /// The days on which a met fast ended, or of which one covers all.
  let kept: Set<Day>
  let today: Day
  let weekStartsOnSunday: Bool

  init(_ record: Record, period: ClosedRange<Day>, weekStartsOnSunday: Bool, now: Moment) {
    fasting = FastingDays(record, in: period, now: now)
    kept = Streak.keptDays(record, now: now, in: period)
    today = now.day
    self.weekStartsOnSunday = weekStartsOnSunday
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    let months = Month.all(in: fasting.period)
    guard !kept.isEmpty || !fasting.parts.isEmpty else {
      return [
        StyledText("No fasting in \(title(months))."),
        StyledText("Next: fast begin, fast add, fast log", .dim),
      ]
    }
    let map = months.count == 1 ? month(rendering) : year(months, rendering)
    let days = fasting.parts.count == 1 ? "1 day" : "\(fasting.parts.count) days"
    let sum =
      "\(fasting.total.text) fasting on \(days), \(kept.count) kept"
    return [StyledText(title(months), .strong)] + map + [""]
      + Wrap.lines(sum, width: rendering.columns).map { StyledText($0) } + legend(rendering)
  }

  /// As in `2026`, `Nov 2026` or `Dec 2025 – Nov 2026`.
  private func title(_ months: [Month]) -> String {
    let ends = [fasting.period.lowerBound, fasting.period.upperBound].map(\.parts)
    let names = ends.map { "\(When.months[$0.month - 1]) \($0.year)" }
    if months.count == 1 { return names[0] }
    let isYear = months.count == 12 && ends[0].year == ends[1].year
    return isYear ? "\(ends[0].year)" : names.joined(separator: " – ")
  }

  private func legend(_ rendering: Rendering) -> [StyledText] {
    let cells = Shade.allCases.map { "\($0.cell(rendering)) \($0.meaning)" }
    let text = """
      Hours of each day spent fasting: \(cells.joined(separator: ", ")).
      \(CalendarScreen.mark) kept: a met fast ended on that day or covers all of it, or the running one does.
      """
    return Wrap.lines(text, width: rendering.columns).map { StyledText($0, .dim) }
  }

  /// What stands beside a day that is kept.
  static let mark = "•"

  /// How much of a day was spent fasting, in a character; blank for a day to come.
  func cell(_ day: Day, _ rendering: Rendering) -> StyledText {
    let shade = Shade(fasting.time(on: day))
    if shade == .none, day > today { return " " }
    let style: Style = shade == .none ? .dim : kept.contains(day) ? .good : .accent
    return StyledText(shade.cell(rendering), style)
  }

  /// The mark of a day that is kept, else a blank.
  func mark(_ day: Day) -> StyledText {
    kept.contains(day) ? StyledText(CalendarScreen.mark, .good) : " "
  }

  /// The first day of the week that a day is in.
  func weekStart(_ day: Day) -> Int {
    day.number - (weekStartsOnSunday ? day.weekday % 7 : day.weekday - 1)
  }

  /// The names of the days of the week, in the order of the rows or columns.
  var weekdays: [String] {
    weekStartsOnSunday ? [When.weekdays[6]] + When.weekdays.dropLast() : When.weekdays
  }
}

/// How much of a day was spent fasting, by quarters.
enum Shade: Int, CaseIterable {
  case none, first, second, third, fourth

  init(_ time: Duration) {
    let quarter = min(time.wholeSeconds / 21_600, 3)
    self = time > .zero ? Shade(rawValue: quarter + 1) ?? .fourth : .none
  }

  /// The character, of a ramp of its own where there is only ASCII.
  func cell(_ rendering: Rendering) -> String {
    (rendering.usesUnicode ? ["·", "░", "▒", "▓", "█"] : [".", ":", "=", "%", "#"])[rawValue]
  }

  /// The hours for which it stands.
  var meaning: String {
    ["none", "under 6", "under 12", "under 18", "18 and more"][rawValue]
  }
}
