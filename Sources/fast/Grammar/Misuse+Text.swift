extension Misuse {
  /// The three lines that tell what is wrong, how the command is used, and where to read more.
  func text(for program: Program) -> String {
    program.usageError(message(for: program), suggestion: suggestion, command: command)
  }

  private func message(for program: Program) -> String {
    switch kind {
    case .unknownCommand(let word):
      "'\(word.legible)' is not a command of \(program.name)"
    case .unknownOption(let word):
      "Unknown option '\(word.legible)'"
    case .unknownSubject(let word):
      "'\(word.legible)' is not a command or help topic of \(program.name)"
    case .unknownChoice(let word, let spelling, let choices):
      "The value '\(word.legible)' is invalid for '\(spelling)'. "
        + "Please provide one of \(choices.map { "'\($0)'" }.joined(separator: ", "))"
    case .unexpectedArgument(let word):
      "Unexpected argument '\(word.legible)'"
        + (command?.options.contains { $0.value != nil } ?? false
          ? ". A value stands behind its option, and one that has blanks needs quotes" : "")
    case .unexpectedValue(let word, let option):
      "The option '\(option.spelling)' takes no value, but was given '\(word.legible)'"
    case .missingValue(let option, .some(let word)):
      "Missing value for '\(option.spelling)'. "
        + "To give '\(word)' as its value, write '--\(option.long)=\(word)'"
    case .missingValue(let option, nil):
      "Missing value for '\(option.spelling)'"
    case .missingOption(let option):
      "Missing expected option '\(option.spelling)'"
    case .missingOperand(let operand):
      "Missing expected argument '\(operand.value.placeholder)'"
    }
  }
}

extension Program {
  /// Renders a usage error in three lines, without a newline at the end.
  ///
  /// The message is one line without a full stop at its end; words of the user in it must be
  /// `legible`. Without a command the error concerns the whole program.
  func usageError(
    _ message: String, suggestion: String? = nil, command: CommandDescription? = nil
  ) -> String {
    let advice = suggestion.map { ". Did you mean '\($0.legible)'?" } ?? ""
    let usage = ([name] + (command?.usage ?? usage)).joined(separator: " ")
    let page = command.map { "\(name) \($0.name) --help" } ?? "\(name) --help"
    return """
      Error: \(message)\(advice)
      Usage: \(usage)
        See '\(page)' for more information.
      """
  }
}
