/// All subcommands, in the order of the help page.
enum CommandTable {
  static let all: [Command] = [
    .begin, .status, .finish, .save, .reset, .resume, .edit, .add, .delete, .undo, .redo, .log,
    .stats, .calendar, .timeline, .goals, .stages, .import, .export, .wait, .share, .config,
    .doctor, .paths, .completions, .complete, .help,
  ]

  static let program = Program(
    name: "fast", overview: "Keep track of your fasts.",
    globalOptions: [.dataDirectory, .color], commands: all.map(\.description),
    defaultCommand: "status", topics: HelpTopic.all,
    footer: ["'fast' alone is 'fast status'."])

  /// Returns the command that a description of the table belongs to.
  static func command(_ description: CommandDescription) -> Command {
    all.first { $0.description.name == description.name } ?? .help
  }
}
