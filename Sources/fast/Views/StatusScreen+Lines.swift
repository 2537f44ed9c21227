import FastingCore

extension StatusScreen {
  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    let page = Page(width: rendering.width ?? DisplayWidth.limit)
    let facts = facts(when, rendering)
    return switch fasting.state {
    case .idle:
      facts + page.line("Next: fast begin --goal \(nextGoal.typed)", .dim)
    case .fasting: facts
    case .finished: facts + page.line("Not saved yet. Next: fast save, fast resume", .dim)
    }
  }

  /// The lines without the commands that one could type next.
  func facts(_ when: When, _ rendering: Rendering) -> [StyledText] {
    let page = Page(width: rendering.width ?? DisplayWidth.limit)
    return switch fasting.state {
    case .idle: idleLines(when, page)
    case .fasting: heading("Fasting", rendering) + fields(when, page) + doubts(when, page)
    case .finished: heading("Finished", rendering) + fields(when, page)
    }
  }

  /// All that matters most in one line.
  func line(_ when: When) -> String {
    let head = Outcome.length(elapsed, of: goal)
    return switch fasting.state {
    case .idle: ["Not fasting", eatingText(when)].compactMap { $0 }.joined(separator: "; ")
    case .fasting: "Fasting \(head), \(percent)%; goal \(goalText(when))"
    case .finished: "Finished \(head), \(percent)%; not saved yet"
    }
  }

  private func doubts(_ when: When, _ page: Page) -> [StyledText] {
    var lines: [StyledText] = []
    if let start = fasting.start, now.instant < start.instant {
      lines += page.line(
        "The clock reads \(when.full(now)), before the start; nothing counts yet.", .caution)
    }
    if elapsed >= .seconds(36 * 3600), goal.seconds < 86_400 {
      lines += page.line(
        "Still fasting? If it ended earlier: fast finish --at 'yesterday 12:30'", .caution)
    }
    return lines
  }

  private func idleLines(_ when: When, _ page: Page) -> [StyledText] {
    var lines = page.line("Not fasting.", .strong)
    if let text = eatingText(when) { lines += page.field("Eating", text) }
    if let fast = last?.fast {
      lines += page.field("Last", "\(Outcome.text(fast)); ended \(when.short(fast.end))")
    }
    return lines
  }

  private func eatingText(_ when: When) -> String? {
    guard let window else { return nil }
    let text = "\(window.elapsed.text) since the last fast"
    guard let closes = window.closesAt else { return text }
    let left = now.instant.duration(to: closes.instant)
    return text
      + (left > .zero
        ? "; the window closes \(when.short(closes)), in \(left.remainder)"
        : "; the window closed \(when.short(closes))")
  }

  private func heading(_ title: String, _ rendering: Rendering) -> [StyledText] {
    let isMet = elapsed >= goal.duration
    let width = min(40, rendering.columns - 8)
    let bar = Bar.text(fraction: progress, width: width, style: isMet ? .good : .accent)
    let head = StyledText(title.padding(to: 10), .strong)
    return [
      (head + StyledText("\(elapsed.text) of \(Outcome.name(goal))", .strong))
        .cut(to: rendering.width ?? DisplayWidth.limit),
      bar + StyledText("  \(percent)%", isMet ? .good : .plain),
    ]
  }

  private func fields(_ when: When, _ page: Page) -> [StyledText] {
    let values: [(String, String?, Style)] = [
      ("Started", fasting.start.map(when.short), .plain),
      ("Ended", fasting.end.map(when.short), .plain),
      ("Goal", goalText(when), elapsed >= goal.duration ? .good : .plain),
      ("Stage", (showsStage ? stage : nil).map { "\($0.name) (\($0.hours), approx.)" }, .plain),
      ("Note", fasting.note.map(Visible.text), .plain),
    ]
    return values.flatMap { label, text, style in
      text.map { page.field(label, $0, style) } ?? []
    }
  }

  private func goalText(_ when: When) -> String {
    let at = goalAt.map(when.short) ?? "after the year 9999"
    if elapsed >= goal.duration { return "met \(at), \(over.text) over" }
    if fasting.state == .finished { return "short by \(remaining.remainder)" }
    return "\(at), in \(remaining.remainder)"
  }
}

/// Lines of text and of labels with text, wrapped to a width.
struct Page {
  let width: Int

  /// Where texts begin behind their labels.
  private static let column = 10

  func line(_ text: String, _ style: Style) -> [StyledText] {
    Wrap.lines(text, width: width).map { StyledText($0, style) }
  }

  func field(_ label: String, _ text: String, _ style: Style = .plain) -> [StyledText] {
    Wrap.lines(text, width: width - Page.column).enumerated().map { index, line in
      let label = index == 0 ? label : ""
      return StyledText(label.padding(to: Page.column), .dim) + StyledText(line, style)
    }
  }
}

extension Stage {
  /// The hours of the stage, as in `4–12 h`.
  var hours: String {
    toHours.map { "\(fromHours)–\($0) h" } ?? "from \(fromHours) h"
  }
}

extension String {
  /// The text with blanks up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
