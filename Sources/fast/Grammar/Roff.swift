/// Text made safe for a manual page in mdoc.
enum Roff {
  /// A text as lines of its own: a new one for each sentence, and none that is long.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var endsSentence = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      let escaped = escape(word)
      if endsSentence || (lines.last?.count ?? 0) + escaped.count >= 80 {
        lines.append(escaped)
      } else {
        lines[lines.count - 1] += " " + escaped
      }
      endsSentence = word.last.map { ".?!".contains($0) } ?? false
    }
    return lines
  }

  /// A line as it is, blanks included.
  static func literal(_ line: String) -> String {
    escape(line)
  }

  /// A text as one argument of a macro; never taken for a macro or a delimiter itself.
  static func argument(_ text: String) -> String {
    let isPlain = text.utf8.count > 3 || text.first.map { $0.isLowercase || $0.isNumber } ?? false
    let word = (isPlain ? "" : "\\&") + escape(text)
    return word.contains { $0.isWhitespace } ? "\"\(word)\"" : word
  }

  /// The text with everything that means something to roff written by its name.
  ///
  /// Each dash becomes the one that a person can copy into a shell.
  private static func escape(_ text: some StringProtocol) -> String {
    var escaped = text.first == "." ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case " "..."~": escaped.unicodeScalars.append(scalar)
      case "\u{A0}"...:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      default: escaped += " "
      }
    }
    return escaped
  }
}
