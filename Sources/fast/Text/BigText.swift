/// Digits and colons in blocks, five lines high.
enum BigText {
  static let height = 5

  /// The blocks of each character, three in a line, or one for a colon.
  private static let shapes: [Character: [String]] = [
    "0": ["###", "# #", "# #", "# #", "###"], "1": ["  #", "  #", "  #", "  #", "  #"],
    "2": ["###", "  #", "###", "#  ", "###"], "3": ["###", "  #", "###", "  #", "###"],
    "4": ["# #", "# #", "###", "  #", "  #"], "5": ["###", "#  ", "###", "  #", "###"],
    "6": ["###", "#  ", "###", "# #", "###"], "7": ["###", "  #", "  #", "  #", "  #"],
    "8": ["###", "# #", "###", "# #", "###"], "9": ["###", "# #", "###", "  #", "###"],
    ":": [" ", "#", " ", "#", " "],
  ]

  /// Returns the lines, with blocks of two columns where they have room, else of one; nil where
  /// they have no room, or for other characters.
  static func lines(_ text: String, width: Int, style: Style) -> [StyledText]? {
    let letters = text.compactMap { shapes[$0] }
    guard letters.count == text.count else { return nil }
    for block in [2, 1] {
      let lines = (0..<height).map { row in
        letters.map { stretched($0[row], by: block) }
          .joined(separator: String(repeating: " ", count: block))
      }
      guard let first = lines.first, DisplayWidth.columns(of: first) <= width else { continue }
      return lines.map { StyledText($0, style).trimmed() }
    }
    return nil
  }

  private static func stretched(_ shape: String, by count: Int) -> String {
    shape.map { String(repeating: $0 == "#" ? "█" : " ", count: count) }.joined()
  }
}
