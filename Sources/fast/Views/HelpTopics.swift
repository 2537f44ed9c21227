import FastingCore
import FastingShell

extension HelpTopic {
  static let all: [HelpTopic] = [times, goals, environment, files, exitStatus]

  /// The forms of a typed time, each with what it means.
  static let timePhrases: [Row] = [
    Row(label: "now", text: "this moment"),
    Row(
      label: "20:00", text: "the most recent past one: today, or yesterday if that is still to come"
    ),
    Row(label: "8pm", text: "the same; also 8:30pm, noon and midnight"),
    Row(label: "today 8:00", text: "that day; also 'yesterday at 8pm'"),
    Row(label: "mon 20:00", text: "the most recent past Monday, today included"),
    Row(label: "last friday 8pm", text: "the most recent past Friday, but never today"),
    Row(label: "2h ago", text: "before now; also '2h30m ago', '90 minutes ago', '1d ago'"),
    Row(
      label: "2026-01-29 20:00",
      text: "local time; without a year, as in '01-29 20:00', the most recent past one"),
    Row(label: "2026-01-29T20:00+09:00", text: "at that offset, which is kept"),
    Row(label: "@1764442800", text: "seconds since 1970"),
  ]

  private static let times = HelpTopic(
    name: "times", abstract: "How times are typed.",
    title: "FORMS:", rows: timePhrases,
    body: [
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
    title: "GOALS:",
    rows: Fasting.Goal.named.map { Row(label: Outcome.shortName($0), text: $0.duration.text) }
      + Fasting.Goal.synonyms.sorted { $0.key < $1.key }
      .map { Row(label: $0.key, text: "the same as \(Outcome.shortName($0.value))") }
      + [
        Row(label: "16h", text: "a length; also 16h30m, 1d12h, 90m, 16.5h"),
        Row(label: "16:8", text: "hours of fasting and of eating, 24 in all; also 16/8"),
        Row(label: "16", text: "hours"),
      ], body: ["A goal is more than zero and at most 30 days."])

  static let files = HelpTopic(
    name: "files", abstract: "Which files there are, and what is in them.",
    title: "FILES:",
    rows: [
      Row(label: "fasting.json", text: "the current fast"),
      Row(label: "history.jsonl", text: "the saved fasts, one a line"),
      Row(
        label: "changes.jsonl",
        text: "the last changes: written ahead, so that a crash loses nothing, and read by undo"),
      Row(
        label: "backups/",
        text: "the history as it was before each of the last ten rewrites, and what was set aside"
      ),
      Row(label: "lock", text: "empty; held by the one 'fast' that is writing"),
    ],
    body: [
      "They are in the directory that --data-dir or FAST_HOME names, else in $XDG_DATA_HOME/fast, "
        + "else in ~/.local/share/fast; 'fast paths' shows it. All of it is plain text and yours: "
        + "lines of the history may be edited by hand.",
      "",
      "The settings are in fast/config.json in $XDG_CONFIG_HOME, else in ~/.config. Programs in "
        + "fast/hooks there, named \(Hooks.Event.allCases.map(\.rawValue).joined(separator: ", ")), "
        + "are run after such a change with the status in JSON on their standard input; they have 10 "
        + "seconds.",
    ])
}
