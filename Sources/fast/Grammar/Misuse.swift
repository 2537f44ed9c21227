/// A command line that is not understood, with the word to use instead where one is near.
struct Misuse: Error, Hashable, Sendable {
  /// What is wrong; words are as they were typed.
  enum Kind: Hashable, Sendable {
    case unknownCommand(String)
    case unknownOption(String)
    /// A word after `help` that is no command and no topic.
    case unknownSubject(String)
    case unknownChoice(String, of: String, choices: [String])
    case unexpectedArgument(String)
    /// A flag that was given a value.
    case unexpectedValue(String, of: Option)
    /// An option without its value; `before` is the option or `--` that follows at once.
    case missingValue(of: Option, before: String?)
    case missingOption(Option)
    case missingOperand(Operand)
  }

  let kind: Kind
  /// The command concerned, nil when it is the program as a whole.
  let command: CommandDescription?
  var suggestion: String? = nil
}
