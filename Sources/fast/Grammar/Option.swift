/// An option of a command or of the whole program: a flag, or one that takes a value.
struct Option: Sendable, Hashable {
  /// The long name without dashes, which is also its identity within a command.
  let long: String
  var short: Character? = nil
  /// The value that must follow, nil for a flag.
  var value: Value? = nil
  let help: String
  var isRequired = false
  /// Whether it is understood but left out of help and suggestions.
  var isHidden = false

  /// The option that asks for a help page, part of every command.
  static let help = Option(long: "help", short: "h", help: "Show help information.")

  /// The option that asks for the version, part of every command.
  static let version = Option(long: "version", help: "Show the version.")

  /// The long form with its value: `--goal <goal>`.
  var spelling: String {
    value.map { "--\(long) \($0.placeholder)" } ?? "--\(long)"
  }

  /// The form in tables, with the short name first: `-g, --goal <goal>`.
  var label: String {
    short.map { "-\($0), \(spelling)" } ?? spelling
  }

  /// Tells whether a word is exactly this option, in its long or its short form.
  func isSpelled(_ word: String) -> Bool {
    word == "--\(long)" || short.map { word == "-\($0)" } ?? false
  }
}
