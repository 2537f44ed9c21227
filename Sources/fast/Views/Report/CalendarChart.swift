import FastingCore

/// One drawing a month: how much of each day was spent fasting.
struct CalendarChart {
  let report: FastingReport

  private static let (pitch, cell, head) = (200, 170, 420)

  var markup: Markup {
    Markup("div", ["class": "months"], months.map(month))
  }

  /// The first days of the months, oldest first.
  private var months: [Day] {
    let first = report.year.lowerBound.months(before: 0) ?? report.year.lowerBound
    return (0..<12).reversed().compactMap(report.year.upperBound.months(before:))
      .filter { $0 >= first }
  }

  private func month(_ first: Day) -> Markup {
    let length = (first.months(before: -1).map { $0.number - first.number }) ?? 31
    let days = (0..<length).map { Day(number: first.number + $0) }
    let lengths = days.map(report.length)
    let total = lengths.reduce(.zero, +)
    let count = lengths.count { $0 > .zero }
    let names = zip(0..., "MTWTFSS").map {
      Chart.label(["\($1)"], x: $0 * Self.pitch + Self.cell / 2, y: 360, kind: "mid faint")
    }
    return Chart.drawing(
      "month-\(first.description.prefix(7))", width: Self.pitch * 7 - 30,
      height: Self.head + 6 * Self.pitch, title: first.month,
      description: "\(total.text) spent fasting, on \(count == 1 ? "1 day" : "\(count) days").",
      [Chart.label(["\(first.month)"], x: 0, y: 140, kind: "strong")] + names
        + zip(days, lengths).map { cell($0, $1, from: first) })
  }

  private func cell(_ day: Day, _ length: Duration, from first: Day) -> Markup {
    let place = first.weekday - 1 + day.number - first.number
    let (x, y) = (place % 7 * Self.pitch, Self.head + place / 7 * Self.pitch)
    guard report.year.contains(day) else {
      return Chart.box("off", x: x + 70, y: y + 70, width: 30, height: 30)
    }
    let full = Int(length.milliseconds) * Self.cell / Int(Day.milliseconds)
    let level = min(4, full * 4 / Self.cell + 1)
    return Markup(
      "g", [:],
      [
        Markup("title", [:], ["\(day.prose): \(length.text)"]),
        Chart.box("track", x: x, y: y, width: Self.cell, height: Self.cell),
      ]
        + (full == 0
          ? []
          : [
            Chart.box(
              "day l\(level)", x: x, y: y + Self.cell - full, width: Self.cell, height: full)
          ]))
  }
}
