import FastingCore

extension CalendarScreen {
  /// The weeks as columns, in as few pieces of whole months as keep within the width.
  func year(_ months: [Month], _ rendering: Rendering) -> [StyledText] {
    func pieces(_ size: Int) -> [ArraySlice<Month>] {
      stride(from: 0, to: months.count, by: size).map { months[$0..<min($0 + size, months.count)] }
    }
    let fitting = [12, 6, 4].map(pieces).first { pieces in
      pieces.allSatisfy { 4 + 2 * weeks($0).count <= rendering.width ?? DisplayWidth.limit }
    }
    return (fitting ?? pieces(3)).flatMap { piece($0, rendering) }
  }

  /// The first days of the weeks in which some months lie.
  private func weeks(_ months: ArraySlice<Month>) -> [Int] {
    guard let first = months.first?.first, let last = months.last?.last else { return [] }
    return Array(stride(from: weekStart(first), through: last.number, by: 7))
  }

  private func piece(_ months: ArraySlice<Month>, _ rendering: Rendering) -> [StyledText] {
    guard let first = months.first?.first, let last = months.last?.last else { return [] }
    var names = StyledText()
    for month in months {
      let week = (month.first.number - weekStart(first)) / 7
      names = names.padded(to: 4 + 2 * week)
      names.append(When.months[month.first.parts.month - 1], .dim)
    }
    let rows = weekdays.enumerated().map { row, name in
      let days = weeks(months).map { Day(number: $0 + row) }
      let cells = days.map { day in
        (first...last).contains(day) ? cell(day, rendering) + mark(day) : "  "
      }
      return (StyledText(name + " ", .dim) + cells.joined()).trimmed()
    }
    return [names] + rows
  }

  /// The days of the week as columns, each day with its hours below.
  func month(_ rendering: Rendering) -> [StyledText] {
    let isWide = rendering.columns >= 70
    func line(_ cells: [StyledText]) -> StyledText {
      let width = isWide ? 10 : 5
      return cells.map { $0.cut(to: width - 1).padded(to: width) }.joined().trimmed()
    }
    let starts = stride(
      from: weekStart(fasting.period.lowerBound), through: fasting.period.upperBound.number, by: 7)
    return starts.reduce(into: [line(weekdays.map { StyledText($0, .dim) })]) { lines, start in
      let days = (start..<start + 7).map { Day(number: $0) }
      func row(_ text: (Day) -> StyledText) -> StyledText {
        line(days.map { fasting.period.contains($0) ? text($0) : "" })
      }
      lines.append(row(number))
      lines.append(row { cell($0, rendering) + hours($0, isWide) })
    }
  }

  private func number(_ day: Day) -> StyledText {
    StyledText("\(day.parts.day)", day == today ? .strong : .plain) + mark(day)
  }

  private func hours(_ day: Day, _ isWide: Bool) -> StyledText {
    let time = fasting.time(on: day)
    return time == .zero ? "" : StyledText(isWide ? " " + time.text : time.brief)
  }
}

extension Duration {
  /// The whole hours, or the minutes where there is no hour, as in `16h` or `45m`.
  var brief: String {
    self < .seconds(3600) ? text : "\(wholeSeconds / 3600)h"
  }
}

extension CalendarScreen {
  private enum Key: String, CodingKey {
    case version, from, to, days
  }

  private struct DayModel: Encodable {
    let day: String
    let fastingSeconds: Int
    let kept: Bool
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode("\(fasting.period.lowerBound)", forKey: .from)
    try container.encode("\(fasting.period.upperBound)", forKey: .to)
    let days = kept.union(fasting.parts.keys).sorted().map { day in
      DayModel(
        day: "\(day)", fastingSeconds: fasting.time(on: day).wholeSeconds, kept: kept.contains(day))
    }
    try container.encode(days, forKey: .days)
  }
}
