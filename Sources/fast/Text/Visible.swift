/// Text from a record or from the person, made harmless for a screen.
enum Visible {
  /// Returns the text on one line, with a blank for each line break and tab, and U+FFFD for each
  /// other control character.
  ///
  /// Control characters are C0, DEL, C1, the line and paragraph separators, and those that change
  /// the direction of writing. All else stays the same.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      // A return and a newline are one line break.
      if scalar == "\n", isAfterReturn { result.removeLast() }
      isAfterReturn = scalar == "\r"
      result.append(replacement(for: scalar))
    }
    return String(result)
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\n", "\t": " "
    case _ where isControl(scalar): "\u{FFFD}"
    default: scalar
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
