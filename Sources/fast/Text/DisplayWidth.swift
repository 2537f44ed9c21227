/// How many columns of a terminal text takes.
enum DisplayWidth {
  /// The widest that anything is laid out or padded to, so that no number typed can exhaust memory.
  static let limit = 10_000

  /// Returns the columns of a text.
  static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of a character: 2 for an emoji sequence, else those of its scalars.
  static func columns(of character: Character) -> Int {
    if isEmojiSequence(character) { return 2 }
    return character.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of one scalar: 0 for controls and marks, 2 for East Asian wide, else 1.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: 1
    case ..<0xA0: 0
    case _ where isInvisible(scalar): 0
    case ..<0x1100: 1
    case _ where scalar.properties.isEmojiPresentation || isWide(scalar): 2
    default: 1
    }
  }

  /// Whether the scalar is drawn onto the one before it, or not at all.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
    // A soft hyphen is shown as a hyphen, and the signs that enclose Arabic numbers are letters.
    case .format: scalar.properties.isDefaultIgnorableCodePoint && scalar.value != 0xAD
    // The vowels and final consonants that complete a Hangul syllable.
    case .otherLetter: 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FF ~= scalar.value
    default: false
    }
  }

  /// Whether a selector, a skin tone, a joiner or a flag makes one emoji of several scalars.
  private static func isEmojiSequence(_ character: Character) -> Bool {
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if let previous {
        switch scalar.value {
        case 0xFE0F where previous.properties.isEmoji: return true
        case 0x1F1E6...0x1F1FF where 0x1F1E6...0x1F1FF ~= previous.value: return true
        case 0x1F3FB...0x1F3FF where previous.properties.isEmojiModifierBase: return true
        case 0xA9... where previous.value == 0x200D && scalar.properties.isEmoji: return true
        default: break
        }
      }
      previous = scalar
    }
    return false
  }
}
