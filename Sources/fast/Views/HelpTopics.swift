import FastingCore

extension HelpTopic {
  static let all: [HelpTopic] = [times, goals, files]

  /// The forms of a typed time, each with what it means.
  static let timePhrases: [(phrase: String, meaning: String)] = [
    ("now", "this moment"),
    ("20:00", "the most recent past one: today, or yesterday if that is still to come"),
    ("8pm", "the same; also 8:30pm, noon and midnight"),
    ("today 8:00", "that day; also 'yesterday at 8pm'"),
    ("mon 20:00", "the most recent past Monday, today included"),
    ("last friday 8pm", "the most recent past Friday, but never today"),
    ("2h ago", "before now; also '2h30m ago', '90 minutes ago', '1d ago'"),
    ("2026-01-29 20:00", "local time; without a year, as in '01-29 20:00', the most recent past one"),
    ("2026-01-29T20:00+09:00", "at that offset, which is kept"),
    ("@1764442800", "seconds since 1970"),
  ]

  private static let times = HelpTopic(
    name: "times", abstract: "How times are typed.",
    body: table(timePhrases.map { ($0.phrase, $0.meaning) }) + [
      "",
      "Quote a time that has blanks: fast begin --at 'yesterday 20:00'. The whole phrase must be "
        + "understood, and nothing is guessed. A time that clocks skipped is refused; of one that "
        + "they showed twice the answer says which offset was taken, and the other is had by typing "
        + "an offset.",
      "",
      "With 'fast edit' a bare clock keeps the day of the time that it replaces. With 'fast add' a "
        + "bare clock as the end is the first one after the start.",
    ])

  private static let goals = HelpTopic(
    name: "goals", abstract: "How goals are typed.",
    body: table(
      Fasting.Goal.named.map { (Outcome.shortName($0), $0.duration.text) }
        + Fasting.Goal.synonyms.sorted { $0.key < $1.key }
        .map { ($0.key, "the same as \(Outcome.shortName($0.value))") }
        + [
          ("16h", "a length; also 16h30m, 1d12h, 90m, 16.5h"),
          ("16:8", "hours of fasting and of eating, 24 in all; also 16/8"),
          ("16", "hours"),
        ]) + ["", "A goal is more than zero and at most 30 days."])

  private static let files = HelpTopic(
    name: "files", abstract: "Which files there are, and what is in them.",
    body: table([
      ("fasting.json", "the current fast"),
      ("history.jsonl", "the saved fasts, one a line"),
      ("changes.jsonl", "the last changes, for undo and for recovery after a crash"),
      ("backups/", "the history as it was before each rewrite, and what was set aside"),
      ("lock", "empty; held by the one 'fast' that is writing"),
    ]) + [
      "",
      "They are in the directory that --data-dir or FAST_HOME names, else in $XDG_DATA_HOME/fast, "
        + "else in ~/.local/share/fast; 'fast paths' shows it. All of it is plain text and yours: "
        + "lines of the history may be edited by hand.",
    ])

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { "  " + $0.padding(to: width) + $1 }
  }
}
