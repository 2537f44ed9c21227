import FastingCore

extension StatusScreen {
  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    let lines =
      switch fasting.state {
      case .idle: idleLines(when)
      case .fasting: fastingLines(when, rendering)
      case .finished: finishedLines(when, rendering)
      }
    return lines.map { line in rendering.width.map(line.cut) ?? line }
  }

  private func fastingLines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    var lines = heading("Fasting", rendering)
    lines += fields(when, rendering)
    if let start = fasting.start, now.instant < start.instant {
      lines.append(
        StyledText(
          "The clock reads \(when.full(now)), before the start; nothing counts yet.", .caution))
    }
    if elapsed >= .seconds(36 * 3600), goal.seconds < 86_400 {
      lines.append(
        StyledText(
          "Still fasting? If it ended earlier: fast finish --at 'yesterday 12:30'", .caution))
    }
    return lines
  }

  private func finishedLines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    heading("Finished", rendering) + fields(when, rendering)
      + [StyledText("Not saved yet. Next: fast save, fast resume", .dim)]
  }

  private func idleLines(_ when: When) -> [StyledText] {
    var lines = [StyledText("Not fasting.", .strong)]
    if let window {
      var text = "\(window.elapsed.text) since the last fast"
      if let closes = window.closesAt {
        let left = now.instant.duration(to: closes.instant)
        text +=
          left > .zero
          ? "; the window closes \(when.short(closes)), in \(left.remainder)"
          : "; the window closed \(when.short(closes))"
      }
      lines.append(field("Eating", StyledText(text)))
    }
    if let fast = last?.fast {
      lines.append(
        field(
          "Last", StyledText("\(Outcome.text(fast)); ended \(when.short(fast.end))")))
    }
    lines.append(StyledText("Next: fast begin --goal \(Outcome.typedName(nextGoal))", .dim))
    return lines
  }

  private func heading(_ title: String, _ rendering: Rendering) -> [StyledText] {
    let isMet = elapsed >= goal.duration
    let width = min(40, rendering.columns - 8)
    let bar = Bar.text(fraction: progress, width: width, style: isMet ? .good : .accent)
    let head = StyledText(title.padding(to: 10), .strong)
    return [
      head + StyledText("\(elapsed.text) of \(Outcome.name(goal))", .strong),
      bar + StyledText("  \(percent)%", isMet ? .good : .plain),
    ]
  }

  private func fields(_ when: When, _ rendering: Rendering) -> [StyledText] {
    var lines: [StyledText] = []
    if let start = fasting.start { lines.append(field("Started", StyledText(when.short(start)))) }
    if let end = fasting.end { lines.append(field("Ended", StyledText(when.short(end)))) }
    lines.append(field("Goal", goalText(when)))
    if let stage {
      lines.append(field("Stage", StyledText("\(stage.name) (\(stage.hours), approx.)")))
    }
    if let note = fasting.note {
      let wrapped = Wrap.lines(
        Visible.text(note), width: (rendering.width ?? DisplayWidth.limit) - 10)
      lines += wrapped.enumerated().map {
        field($0.offset == 0 ? "Note" : "", StyledText($0.element))
      }
    }
    return lines
  }

  private func goalText(_ when: When) -> StyledText {
    let at = goalAt.map(when.short) ?? "after the year 9999"
    if elapsed >= goal.duration {
      return StyledText("met \(at)", .good) + StyledText(", \(over.text) over")
    }
    if fasting.state == .finished {
      return StyledText("short by \(remaining.remainder)")
    }
    return StyledText("\(at), in \(remaining.remainder)")
  }

  private func field(_ label: String, _ value: StyledText) -> StyledText {
    StyledText(label.padding(to: 10), .dim) + value
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
