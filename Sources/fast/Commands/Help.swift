extension Command {
  /// Listed for the help page; the grammar answers it before any command runs.
  static let help = Command(
    description: CommandDescription(
      name: "help", abstract: "Explain a command, or a topic such as times.",
      operands: [
        Operand(
          value: Value(name: "topic", kind: .suggestions("topics")),
          help:
            "A command, or one of the topics: \(HelpTopic.all.map(\.name).joined(separator: ", ")).",
          isRequired: false)
      ]),
    bearsDamagedSettings: true
  ) { _, _ in
    Answer(output: .nothing)
  }
}
