import FastingCore

/// The length of each fast against its goal, in order of end; of many the last ones.
struct LengthChart {
  /// Oldest first.
  let fasts: [Fast]
  let count: Int

  /// How many bars are told apart on a page.
  static let most = 60
  /// The hours beyond which a bar is cut, so that one does not make all others invisible.
  private static let limit = 240
  private static let (left, right, top, bottom) = (520, 7160, 140, 2640)

  init(_ all: [NumberedFast]) {
    count = all.count
    fasts = all.map(\.fast)
      .sorted { ($0.end.instant, $0.start.instant) < ($1.end.instant, $1.start.instant) }
      .suffix(Self.most)
  }

  var title: String {
    fasts.count < count ? "The last \(fasts.count) of \(count) fasts" : "Length of each fast"
  }

  /// What is to be known before it is read.
  var lead: String {
    "\(title), in the order in which they ended."
      + (highest > Self.limit ? " What is longer than \(Self.limit) hours is cut." : "")
  }

  func markup(_ when: When) -> Markup {
    let hours = min(highest, Self.limit)
    let step = [1, 2, 4, 6, 8, 12, 24].first { hours <= 7 * $0 } ?? 48
    let top = (hours + step - 1) / step * step
    let met = fasts.count(where: \.isMet)
    return Chart.drawing(
      "lengths", width: 7200, height: 3000, title: title,
      description: "In order of end: \(met) met their goal, \(fasts.count - met) were shorter.",
      axis(top: top, step: step) + fasts.indices.flatMap { bar($0, top: top, when) } + dates)
  }

  /// The hours that the longest fast and the longest goal fit into.
  private var highest: Int {
    let seconds = fasts.map { max($0.elapsed.wholeSeconds, $0.goal.seconds) }.max() ?? 0
    return max(1, (seconds + 3599) / 3600)
  }

  private func axis(top: Int, step: Int) -> [Markup] {
    stride(from: 0, through: top, by: step).flatMap { hours in
      let y = height(.seconds(hours * 3600), top)
      return [
        Chart.line(hours == 0 ? "base" : "grid", x: Self.left, y: y, toX: Self.right, toY: y),
        Chart.label(["\(hours) h"], x: Self.left - 80, y: y + 40, kind: "end"),
      ]
    }
  }

  /// The place of a length on the axis.
  private func height(_ length: Duration, _ top: Int) -> Int {
    let share = min(Int64(top) * 3_600_000, length.milliseconds)
    return Self.bottom - Int(share * Int64(Self.bottom - Self.top) / (Int64(top) * 3_600_000))
  }

  private var slot: Int {
    min(320, (Self.right - Self.left) / max(1, fasts.count))
  }

  private func bar(_ index: Int, top: Int, _ when: When) -> [Markup] {
    let fast = fasts[index]
    let x = Self.left + index * slot
    let y = height(fast.elapsed, top)
    let goal = height(fast.goal.duration, top)
    return [
      Chart.box(
        fast.isMet ? "bar met" : "bar short", x: x + slot / 5, y: y, width: slot * 3 / 5,
        height: Self.bottom - y, says: "\(when.date(fast.day)): \(Outcome.text(fast))"),
      Chart.line("goal", x: x + slot / 12, y: goal, toX: x + slot - slot / 12, toY: goal),
    ]
  }

  /// The months, where there is room for their names.
  private var dates: [Markup] {
    let isOneYear = fasts.first?.day.parts.year == fasts.last?.day.parts.year
    var labels: [Markup] = []
    var free = 0
    for (index, fast) in fasts.enumerated() {
      let x = Self.left + index * slot
      let isNew = index == 0 || fast.day.month != fasts[index - 1].day.month
      // A month of which only the end is shown makes room for the next one.
      let next = fasts[index...].firstIndex { $0.day.month != fast.day.month } ?? fasts.count
      if index == 0, next < fasts.count, next * slot < (isOneYear ? 600 : 1200) { continue }
      guard isNew, x >= free, x <= Self.right - (isOneYear ? 400 : 1000) else { continue }
      labels += [
        Chart.line("base", x: x, y: Self.bottom, toX: x, toY: Self.bottom + 60),
        Chart.label(
          ["\(fast.day.shortMonth.prefix(isOneYear ? 3 : 8))"], x: x, y: Self.bottom + 240),
      ]
      free = x + (isOneYear ? 600 : 1200)
    }
    return labels
  }
}
