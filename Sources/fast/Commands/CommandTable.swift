/// All subcommands, in the order of the help page.
enum CommandTable {
  static let all: [Command] = [
    .begin, .status, .finish, .save, .reset, .resume, .edit, .add, .delete, .undo, .redo, .log,
    .stats, .calendar, .timeline, .report, .goals, .stages, .import, .export, .watch, .wait, .share,
    .config, .doctor, .paths, .completions, .manual, .help, .complete,
  ]

  static let program = Program(
    name: "fast", overview: "Keep track of your fasts.",
    globalOptions: [.dataDirectory, .color], commands: all.map(\.description),
    defaultCommand: "status", topics: HelpTopic.all,
    examples: [
      Example(line: "fast begin --goal 16:8 --at 20:00", explanation: "Start in the evening."),
      Example(line: "fast", explanation: "See how far it is."),
      Example(line: "fast finish --save", explanation: "End it, and file it in the history."),
      Example(
        line: "fast edit last --end 12:15", explanation: "Correct it: it ended a little earlier."),
      Example(line: "fast undo", explanation: "Or rather not."),
      Example(line: "fast stats --by week", explanation: "See how it goes."),
      Example(
        line: "fast status --json | jq -r .goalAt", explanation: "Ask for a fact in a script."),
    ],
    seeAlso: [("jq", 1), ("crontab", 5)],
    footer: ["'fast' alone is 'fast status'."])

  /// Returns the command that a description of the table belongs to.
  static func command(_ description: CommandDescription) -> Command {
    all.first { $0.description.name == description.name } ?? .help
  }
}
