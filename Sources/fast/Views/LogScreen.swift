import FastingCore

/// Saved fasts, newest first.
struct LogScreen: Screen {
  let fasts: [NumberedFast]
  /// How many were asked for, shown or not.
  let found: Int
  /// Whether a person said how many to show.
  let isLimited: Bool
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
          StyledText("Next: fast begin, fast add", .dim),
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
      rows: fasts.map { row($0, when, isNarrow: rendering.width.map { $0 < 60 } ?? false) })
    var lines = table.lines(width: rendering.width)
    if fasts.count < found {
      let line = StyledText(
        "\(fasts.count) of \(found) fasts\(isLimited ? "" : "; all of them: --all")", .dim)
      lines.append(rendering.width.map(line.cut) ?? line)
    }
    return lines
  }

  private func row(_ numbered: NumberedFast, _ when: When, isNarrow: Bool) -> [StyledText] {
    let fast = numbered.fast
    let isNear = fast.elapsed < .seconds(6 * 86_400)
    return [
      StyledText("\(numbered.number)"),
      StyledText(isNarrow ? fast.day.description : when.full(fast.end)),
      StyledText(isNear ? when.weekday(fast.start) : when.full(fast.start)),
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
    return notes + ["\(rest)Nothing of that is lost; see 'fast doctor'."]
  }
}
