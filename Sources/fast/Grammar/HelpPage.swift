/// The help on a subject, laid out in lines for a terminal.
///
/// No single word is broken, and examples only where a shell allows it.
struct HelpPage {
  let lines: [String]

  /// The page without a newline at its end.
  var text: String { lines.joined(separator: "\n") }

  /// Lays a page out for a number of columns, of which it takes at least 40.
  init(program: Program, subject: HelpSubject, width: Int) {
    var layout = HelpLayout(width: width)
    switch subject {
    case .program: layout.add(program)
    case .command(let command): layout.add(command, of: program)
    case .topic(let topic): layout.add(topic, of: program)
    }
    lines = Array(layout.blocks.joined(separator: [""]))
  }
}

extension HelpLayout {
  fileprivate mutating func add(_ program: Program) {
    addParagraph(program.overview, after: "OVERVIEW: ")
    addUsage([program.name] + program.usage)
    addOptions(program.options(of: nil))
    let commands = program.commands.filter { !$0.isHidden }
    addTable(
      "SUBCOMMANDS:",
      commands.map {
        ($0.name == program.defaultCommand ? "\($0.name) (default)" : $0.name, $0.abstract)
      })
    addTable("TOPICS:", program.topics.map { ($0.name, $0.abstract) })
    addLine("  See '\(program.name) help <subcommand>' for detailed help.")
    for paragraph in program.footer { addParagraph(paragraph) }
  }

  fileprivate mutating func add(_ command: CommandDescription, of program: Program) {
    addParagraph(command.abstract, after: "OVERVIEW: ")
    for paragraph in command.discussion { addParagraph(paragraph) }
    addUsage([program.name] + command.usage)
    addTable(
      "ARGUMENTS:",
      command.operands.map { ($0.value.placeholder, $0.value.describing($0.help)) })
    addOptions(program.options(of: command))
    addExamples(command.examples)
  }

  fileprivate mutating func add(_ topic: HelpTopic, of program: Program) {
    addParagraph(topic.abstract, after: "OVERVIEW: ")
    addTable(topic.title, topic.rows.map { ($0.label, $0.text) })
    addPreformatted(topic.body)
    if program.command(named: topic.name) != nil {
      addLine("  See '\(program.name) \(topic.name) --help' for the command of this name.")
    }
  }

  private mutating func addOptions(_ options: [Option]) {
    let shown = options.filter { !$0.isHidden }
    addTable(
      "OPTIONS:", shown.map { ($0.label, $0.value?.describing($0.help) ?? $0.help) })
  }
}
