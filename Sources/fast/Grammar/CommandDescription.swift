/// A command line worth copying, and what it does.
struct Example: Sendable, Hashable {
  let line: String
  let explanation: String
}

/// All facts about one command that parsing, help, completion and the manual need.
struct CommandDescription: Sendable, Hashable {
  let name: String
  /// What it does, in one sentence.
  let abstract: String
  /// Further paragraphs, unwrapped.
  var discussion: [String] = []
  var options: [Option] = []
  var operands: [Operand] = []
  var examples: [Example] = []
  /// Words of other programs for the same thing, which are only suggested.
  var foreignNames: [String] = []
  /// The name of an option that means the command when it is the first word.
  var optionName: String? = nil
  /// Whether it is understood but left out of help and suggestions.
  var isHidden = false

  /// The parts of the usage line after the name of the program, none of which may be broken.
  var usage: [String] {
    let shown = options.filter { !$0.isHidden }
    return [name] + shown.map { $0.isRequired ? $0.spelling : "[\($0.spelling)]" }
      + operands.map(\.spelling)
  }
}
