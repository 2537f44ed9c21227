import FastingCore

/// One strip of 24 hours for each of the last days, fasting against eating.
struct TimelineScreen: Screen {
  let fasting: FastingDays
  let now: Moment
  /// The day of the earliest start; of those before it nothing is known.
  let earliest: Day?

  init(_ record: Record, days: Int, now: Moment) {
    let first = Day(number: max(0, now.day.number - days + 1))
    fasting = FastingDays(record, in: first...now.day, now: now)
    let starts = record.history.entries.map(\.fast.start) + [record.fasting.start].compactMap { $0 }
    earliest = (starts.map(\.day) + fasting.parts.keys).min()
    self.now = now
  }

  /// All days that were asked for, oldest first.
  private var days: [Day] {
    (fasting.period.lowerBound.number...fasting.period.upperBound.number).map { Day(number: $0) }
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    guard let earliest, !fasting.parts.isEmpty else {
      let asked = days.count == 1 ? "today" : "in the last \(days.count) days"
      return [
        StyledText("No fasting \(asked)."),
        StyledText("Next: fast begin, fast add, fast log", .dim),
      ]
    }
    let cells = rendering.columns < 66 ? 24 : rendering.columns < 114 ? 48 : 96
    let known = days.filter { $0 >= earliest }
    let hasYears = known.first?.parts.year != now.day.parts.year
    let strips = known.flatMap { day -> [StyledText] in
      let (year, month, dayOfMonth) = day.parts
      let isFirst = day == known.first || (month, dayOfMonth) == (1, 1)
      let time = fasting.time(on: day)
      let hours = StyledText(cells == 24 ? time.brief : time.text)
      let line = label(day) + strip(day, cells) + hours.padded(to: cells == 24 ? 4 : 8, .trailing)
      return (hasYears && isFirst ? [StyledText("\(year)", .dim)] : []) + [line]
    }
    let legend =
      "█ fasting, ▒ partly, ░ eating, ✓ a met fast ended. On the right: hours spent fasting."
    return ([axis(cells)] + strips).map { line in rendering.width.map(line.cut) ?? line }
      + Wrap.lines(legend, width: rendering.columns).map { StyledText($0, .dim) }
  }

  private func label(_ day: Day) -> StyledText {
    StyledText("\(When.weekdays[day.weekday - 1]) \(day.description.suffix(5)) ")
  }

  /// The hours above the strips, each over the cell that it begins.
  private func axis(_ cells: Int) -> StyledText {
    stride(from: 0, through: 24, by: 6).reduce(into: StyledText()) { axis, hour in
      axis = axis.padded(to: TimelineScreen.margin + hour * cells / 24)
      axis.append("\(hour)", .dim)
    }
  }

  /// The columns of the label of a day.
  private static let margin = 10

  /// A day in so many cells; what is to come is blank.
  private func strip(_ day: Day, _ cells: Int) -> StyledText {
    let parts = fasting.parts[day, default: []]
    let ends = Set(parts.filter(\.isMetEnd).map { ($0.to - 1) * cells / Int(Day.milliseconds) })
    let length = Int(Day.milliseconds) / cells
    return (0..<cells).map { cell in
      if ends.contains(cell) { return StyledText("✓", .good) }
      let from = cell * length
      let past = day == now.day ? min(length, now.millisecondOfDay - from) : length
      switch FastingDays.covered(from..<from + length, by: parts) {
      case 0: return past > 0 ? StyledText("░", .dim) : " "
      case (past > 0 ? past : length)...: return StyledText("█", .accent)
      default: return StyledText("▒", .accent)
      }
    }.joined()
  }
}

extension TimelineScreen {
  private enum Key: String, CodingKey {
    case version, days
  }

  private struct DayModel: Encodable {
    let day: String
    let fastingSeconds: Int
    let parts: [PartModel]
  }

  private struct PartModel: Encodable {
    let fromSeconds: Int
    let toSeconds: Int
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    let days = days.map { day in
      DayModel(
        day: "\(day)", fastingSeconds: fasting.time(on: day).wholeSeconds,
        parts: fasting.parts[day, default: []].map {
          PartModel(fromSeconds: $0.from / 1000, toSeconds: $0.to / 1000)
        })
    }
    try container.encode(days, forKey: .days)
  }
}
