import FastingCore

/// The last weeks: one strip of 24 hours a day.
struct TimelineChart {
  let report: FastingReport

  private static let (left, right, head, pitch, thick) = (1080, 7080, 320, 180, 120)

  private var days: [Day] {
    let last = report.year.upperBound.number
    return (max(report.year.lowerBound.number, last - 27)...last).map { Day(number: $0) }
  }

  func markup(_ when: When) -> Markup {
    let days = days
    let bottom = Self.head + days.count * Self.pitch
    let total = days.reduce(Duration.zero) { $0 + report.length(of: $1) }
    return Chart.drawing(
      "timeline", width: 7200, height: bottom + 40, title: "Timeline of \(days.count) days",
      description: "One strip a day from midnight to midnight; \(total.text) of "
        + "\(days.count * 24) hours were spent fasting.",
      days.enumerated().flatMap { index, day in
        strip(day, y: Self.head + index * Self.pitch, isNamed: index == 0 || day.weekday == 1, when)
      } + hours(bottom: bottom, when))
  }

  private func hours(bottom: Int, _ when: When) -> [Markup] {
    stride(from: 0, through: 24, by: 6).flatMap { hour in
      let x = place(hour * 3_600_000)
      return [
        Chart.line("grid", x: x, y: Self.head - 60, toX: x, toY: bottom),
        Chart.label(["\(when.clock(hour * 3_600_000))"], x: x, y: 200, kind: "mid"),
      ]
    }
  }

  private func strip(_ day: Day, y: Int, isNamed: Bool, _ when: When) -> [Markup] {
    let name: [Markup] = [
      Markup("tspan", ["class": "wide"], ["\(when.date(day).prefix(3)) "]), "\(day.short)",
    ]
    let end = day == report.now.day ? report.now.millisecondOfDay : Int(Day.milliseconds)
    return [
      Chart.label(
        name, x: Self.left - 140, y: y + 100, kind: isNamed ? "end strong" : "end faint wide"),
      Chart.box("track", x: Self.left, y: y, width: place(end) - Self.left, height: Self.thick),
    ]
      + (report.fasting.parts[day] ?? []).map { part in
        let (from, to) = (part.from, part.to)
        return Chart.box(
          part.isCurrent ? "now" : "met", x: place(from), y: y,
          width: max(10, place(to) - place(from)), height: Self.thick,
          says: "\(day.prose): \(when.clock(from)) – \(when.clock(to))")
      }
  }

  private func place(_ millisecondOfDay: Int) -> Int {
    Self.left + millisecondOfDay * (Self.right - Self.left) / Int(Day.milliseconds)
  }
}
