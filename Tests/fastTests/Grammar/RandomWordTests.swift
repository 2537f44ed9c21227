import Testing

@testable import fast

struct RandomWordTests {
  /// A small generator that gives the same words on every run.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  static let pieces = [
    "", "-", "--", "=", "-q", "-h", "-l", "--leaf", "--note", "--json", "--size", "--color",
    "--shelf", "--version", "brew", "pour", "help", "water", "mug", "auto", "x", " ", "\n", "\0",
    "\u{1B}[2J", "\u{301}", "\u{202E}", "🫖", "👨‍👩‍👧", "\r\n", "é", "ß", "İ", "\u{FEFF}", "'", "1",
  ]

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `any words give an invocation or a misuse of three lines`(seed: UInt64) throws {
    var generator = Seeded(state: seed)
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          Self.pieces.randomElement(using: &generator) ?? ""
        }.joined()
      }
      try Self.check(words)
    }
  }

  @Test(arguments: ["x", "-", "-q", "=", "é", "\u{301}", "🫖", "q"])
  func `a word of a megabyte is understood or refused`(piece: String) throws {
    let long = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    try Self.check([long])
    try Self.check(["help", long])
    for word in [long, "-\(long)", "--\(long)", "--leaf=\(long)", "-l\(long)"] {
      try Self.check(["brew", word])
    }
  }

  static func check(_ words: [String]) throws {
    do throws(Misuse) {
      _ = try TeaTimer.program.parse(words)
    } catch {
      let lines = error.text(for: TeaTimer.program).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      try #require(lines.count == 3, "\(words.map(\.legible))")
      #expect(lines[0].hasPrefix("Error: ") && lines[1].hasPrefix("Usage: tea "))
      #expect(lines[2].hasPrefix("  See 'tea ") && lines[2].hasSuffix("for more information."))
      #expect(lines[0].unicodeScalars.count < 300)
    }
  }
}
