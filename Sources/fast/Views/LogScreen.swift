import FastingCore

/// Saved fasts, newest first.
struct LogScreen: Screen {
  let fasts: [NumberedFast]
  /// How many were asked for, shown or not.
  let found: Int
  /// Whether not all saved fasts were asked for.
  let isFiltered: Bool

  /// How many are shown where nobody asks for more.
  static let usual = 20

  private enum Key: String, CodingKey {
    case version, fasts
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(fasts, forKey: .fasts)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    guard found > 0 else {
      return isFiltered
        ? [StyledText("No fast fits that."), StyledText("Next: fast log --all", .dim)]
        : [
          StyledText("No saved fasts yet."),
          StyledText("Next: fast begin, fast finish --save", .dim),
        ]
    }
    let noteTitle = fasts.contains { $0.fast.note != nil } ? "Note" : ""
    let table = Table(
      columns: [
        Table.Column(title: "#", alignment: .trailing),
        Table.Column(title: "Ended"),
        Table.Column(title: "Started", dropOrder: 1),
        Table.Column(title: "Length", alignment: .trailing),
        Table.Column(title: "Goal", dropOrder: 0),
        Table.Column(title: "Result"),
        Table.Column(title: noteTitle, isFlexible: true, dropOrder: 2),
      ],
      rows: fasts.map { row($0, when) })
    var lines = table.lines(width: rendering.width)
    if fasts.count < found {
      let line = StyledText("\(fasts.count) of \(found) fasts; all of them: --all", .dim)
      lines.append(rendering.width.map(line.cut) ?? line)
    }
    return lines
  }

  private func row(_ numbered: NumberedFast, _ when: When) -> [StyledText] {
    let fast = numbered.fast
    return [
      StyledText("\(numbered.number)"), StyledText(when.full(fast.end)),
      StyledText(fast.start.day == fast.end.day ? when.clock(fast.start) : when.full(fast.start)),
      StyledText(fast.elapsed.text), StyledText(Outcome.shortName(fast.goal)),
      StyledText(Outcome.verdict(fast), fast.isMet ? .good : .plain),
      StyledText(Visible.text(fast.note ?? "")),
    ]
  }
}

/// What is said of lines that could not be read.
enum BadLines {
  /// How many are named one by one.
  private static let named = 10

  static func notes(_ history: History, path: String) -> [String] {
    let lines = history.badLines
    let notes = lines.prefix(named).map {
      "Warning: \(Visible.text(path)), line \($0.number): \(Complaint.reason($0.reason))."
    }
    guard !lines.isEmpty else { return [] }
    let rest = lines.count > named ? "\(lines.count - named) more lines like that. " : ""
    return notes + ["\(rest)They are kept as they are; see 'fast doctor'."]
  }
}
