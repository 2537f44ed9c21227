/// All facts about a command-line program: the one source of parsing, help and completion.
struct Program: Sendable {
  let name: String
  /// What it does, in a sentence or two.
  let overview: String
  /// The options that may stand anywhere, without the built-in `--help` and `--version`.
  var globalOptions: [Option] = []
  /// The commands in the order of the help page, with one named "help".
  let commands: [CommandDescription]
  /// The name of the command that is meant when none is given.
  let defaultCommand: String
  var topics: [HelpTopic] = []
  /// Command lines that show a whole day with the program, for the manual.
  var examples: [Example] = []
  /// Other manual pages of interest, each a name and a section.
  var seeAlso: [(name: String, section: Int)] = []
  /// Paragraphs at the end of the program's help page.
  var footer: [String] = []

  /// The parts of the program's own usage line after its name.
  var usage: [String] { ["[<command>]", "[<options>]"] }

  /// Finds a command by its exact name, hidden or not.
  func command(named name: String) -> CommandDescription? {
    commands.first { $0.name == name }
  }

  /// Finds what `help` with this word is about; a topic comes before a command of the same name.
  func helpSubject(named name: String) -> HelpSubject? {
    if let topic = topics.first(where: { $0.name == name }) { return .topic(topic) }
    return command(named: name).map(HelpSubject.command)
  }

  /// Lists all options that a command understands: its own, the global ones, the built-in ones.
  func options(of command: CommandDescription?) -> [Option] {
    (command?.options ?? []) + globalOptions + [.version, .help]
  }

  /// The names of the commands that are not hidden.
  var commandNames: [String] {
    commands.filter { !$0.isHidden }.map(\.name)
  }
}
