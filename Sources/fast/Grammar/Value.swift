/// One of the words that a closed set of values allows.
struct Choice: Sendable, Hashable {
  let name: String
  var help: String? = nil
}

/// What the value of an option or an operand may be: for checking, completion and the manual.
enum ValueKind: Sendable, Hashable {
  /// Any text.
  case text
  /// The path of a file.
  case file
  /// The path of a directory.
  case directory
  /// One of a closed set, which the grammar checks.
  case choice([Choice])
  /// Any text, with a named source of likely words for completion.
  case suggestions(String)

  /// The allowed words of a closed set, nil where any text will do.
  var choices: [Choice]? {
    guard case .choice(let choices) = self else { return nil }
    return choices
  }
}

/// A value that the user supplies, shown as `<name>`.
struct Value: Sendable, Hashable {
  let name: String
  var kind: ValueKind = .text

  /// The form in usage lines, tables and messages.
  var placeholder: String { "<\(name)>" }

  /// The help text with the words of a closed set added.
  func describing(_ help: String) -> String {
    guard let choices = kind.choices else { return help }
    return help + " (values: \(choices.map(\.name).joined(separator: ", ")))"
  }
}
