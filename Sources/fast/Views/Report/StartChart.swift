import FastingCore

/// How many fasts began in each hour of the day.
struct StartChart {
  let starts: [Int]

  private static let (left, slot, top, bottom) = (240, 280, 300, 1500)

  func markup(_ when: When) -> Markup {
    let most = max(1, starts.max() ?? 1)
    let fullest = starts.firstIndex(of: most) ?? 0
    return Chart.drawing(
      "starts", width: 7200, height: 1840, title: "Fasts by the hour in which they began",
      description: starts.enumerated().filter { $0.element > 0 }
        .map { "\(when.clock($0.offset * 3_600_000)): \($0.element)" }.joined(separator: ", "),
      starts.enumerated().flatMap { hour, count in
        bar(hour, count, of: most, isFullest: hour == fullest, when)
      } + hours(when))
  }

  private func bar(_ hour: Int, _ count: Int, of most: Int, isFullest: Bool, _ when: When)
    -> [Markup]
  {
    guard count > 0 else { return [] }
    let height = max(10, (Self.bottom - Self.top) * count / most)
    let x = Self.left + hour * Self.slot
    return [
      Chart.box(
        "bar met", x: x + 40, y: Self.bottom - height, width: Self.slot - 80, height: height,
        says: "\(when.clock(hour * 3_600_000)): \(count)"),
      Chart.label(
        ["\(count)"], x: x + Self.slot / 2, y: Self.bottom - height - 80,
        kind: isFullest ? "mid strong" : "mid faint wide"),
    ]
  }

  private func hours(_ when: When) -> [Markup] {
    let right = Self.left + 24 * Self.slot
    return [Chart.line("base", x: Self.left, y: Self.bottom, toX: right, toY: Self.bottom)]
      + stride(from: 0, through: 24, by: 3).flatMap { hour in
        let x = Self.left + hour * Self.slot
        return [
          Chart.line("base", x: x, y: Self.bottom, toX: x, toY: Self.bottom + 60),
          Chart.label(
            ["\(when.clock(hour * 3_600_000))"], x: x, y: Self.bottom + 240,
            kind: hour.isMultiple(of: 6) ? "mid" : "mid wide"),
        ]
      }
  }
}
