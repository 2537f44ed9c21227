/// The same odd texts and numbers for the same seed.
struct TextSamples: RandomNumberGenerator {
  /// What is known to make trouble, alone and in any order.
  static let pieces = [
    "", " ", "  ", "a", "goal", "16h 30m", "é", "e\u{301}", "\u{301}", "\u{301}\u{302}", "\u{200D}",
    "\u{FE0F}", "\u{600}", "\u{1F3FD}", "\u{1F1E9}", "日本語", "한글", "\u{1112}\u{1161}\u{11AB}", "Ａ",
    "か\u{3099}",
    "👩‍💻", "👍🏽", "🇩🇪", "1️⃣", "❤️", "☕", "क्षि", "ก็", "مرحبا", "…", "→", "█▌░", "“x”", "\u{A0}", "\u{AD}",
    "\t", "\n", "\r\n", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{202E}", "\u{2028}", "\u{FFFD}",
    "\u{10FFFF}",
  ]

  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func text() -> String {
    (0..<number(0...8)).reduce(into: "") { text, _ in
      text += Self.pieces.randomElement(using: &self) ?? ""
    }
  }
}
