/// A value that stands for itself on the command line, known by its position.
struct Operand: Sendable, Hashable {
  let value: Value
  let help: String
  var isRequired = true
  /// Whether it takes all the words that remain; only the last operand of a command may.
  var isRepeating = false

  /// The form in a usage line: `<file>`, `[<file>]`, `<file> ...` or `[<file> ...]`.
  var spelling: String {
    let word = isRepeating ? "\(value.placeholder) ..." : value.placeholder
    return isRequired ? word : "[\(word)]"
  }
}
