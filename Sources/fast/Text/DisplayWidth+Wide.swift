extension DisplayWidth {
  /// The East Asian wide and fullwidth scalars that are not emoji, in ascending order.
  ///
  /// From EastAsianWidth.txt of Unicode 16, categories W and F; scalars not assigned there may lie
  /// inside a range.
  static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // angle brackets
    0x2630...0x2637,  // trigrams
    0x268A...0x268F,  // monograms and digrams
    0x2E80...0x303E,  // radicals, CJK punctuation
    0x3041...0x3247,  // kana, Bopomofo, Hangul letters
    0x3250...0xA4CF,  // squared and CJK ideographs, Yi
    0xA960...0xA97C,  // Hangul initial consonants, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6B,  // compatibility and small forms
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana, extended, and Nushu
    0x1D300...0x1D356,  // Tai Xuan Jing symbols
    0x1D360...0x1D376,  // counting rods
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x2FFFD,  // ideographs, second plane
    0x30000...0x3FFFD,  // ideographs, third plane
  ]

  /// Whether the scalar lies in the table of wide ones.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    var remaining = wide[...]
    while !remaining.isEmpty {
      let middle = (remaining.startIndex + remaining.endIndex) / 2
      let range = remaining[middle]
      if scalar.value < range.lowerBound {
        remaining = remaining[..<middle]
      } else if scalar.value > range.upperBound {
        remaining = remaining[(middle + 1)...]
      } else {
        return true
      }
    }
    return false
  }
}
