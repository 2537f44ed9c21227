/// Text for an output that has no more than ASCII.
enum ASCII {
  /// Returns the text with each character that is not ASCII replaced by as many columns of ASCII.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += replacement(for: $1) }
  }

  private static func replacement(for character: Character) -> String {
    if character.utf8.allSatisfy({ $0 < 0x80 }) { return String(character) }
    let width = DisplayWidth.columns(of: character)
    let letters = character.unicodeScalars.reduce(into: "") { $0 += replacement(for: $1) }
    // An emoji sequence is not as wide as its scalars are together.
    return letters.utf8.count == width ? letters : String(repeating: "?", count: width)
  }

  private static func replacement(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case _ where scalar.isASCII: String(scalar)
    case "…": "~"
    case "–", "—", "\u{2011}", "−", "─": "-"
    case "·", "•": "*"
    case "→", "≥": ">"
    case "←", "≤": "<"
    case "×": "x"
    case "✓": "+"
    case "█": "#"
    case "▉", "▊", "▋", "▌", "▍", "▒": "="
    case "▎", "▏": "-"
    case "░": "."
    case "“", "”": "\""
    case "‘", "’": "'"
    case "│": "|"
    case "┌", "┐", "└", "┘", "├", "┤", "┼": "+"
    case "\u{A0}": " "
    default: String(repeating: "?", count: DisplayWidth.columns(of: scalar))
    }
  }
}
