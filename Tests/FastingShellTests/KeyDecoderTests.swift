import FastingShell
import Testing

/// The bytes of a terminal as keys.
struct KeyDecoderTests {
  private static func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(Array(text.utf8)) + decoder.end()
  }

  @Test(arguments: [
    ("a", [Key.text("a")]), ("qé漢🍵", [.text("q"), .text("é"), .text("漢"), .text("🍵")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB", [.up, .down]), ("\u{1B}[H\u{1B}[F", [.home, .end]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]), ("\u{1B}[1;5A", [.up]),
    ("\r\n\t\u{7F}\u{8}\u{3}", [.enter, .enter, .tab, .backspace, .backspace, .interrupt]),
    ("\u{1B}", [.escape]), ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}x", []),
    ("\u{1B}[200~h\r\u{1B}[Ai\u{1B}[201~j", [.pasted("h"), .pasted("i"), .text("j")]),
    ("\u{1}\u{1A}", []),
    ("\u{1B}[<0;1;2M", []), ("\u{1B}[3~", []),
  ])
  func `each key is told`(text: String, expected: [Key]) {
    #expect(Self.keys(text) == expected)
  }

  @Test(arguments: ["é漢🍵", "\u{1B}[A\u{1B}[5~x", "a\u{1B}OB", "\u{1B}[1;5Cb"])
  func `what arrives in pieces means the same`(text: String) {
    var decoder = KeyDecoder()
    let pieces = text.utf8.flatMap { decoder.decode([$0]) } + decoder.end()
    #expect(pieces == Self.keys(text))
  }

  @Test func `a lone escape waits for what may follow`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [] && decoder.isWaiting)
    #expect(decoder.end() == [.escape] && !decoder.isWaiting)
    #expect(decoder.decode([0x1B]) == [] && decoder.decode(Array("[B".utf8)) == [.down])
  }

  @Test(
    arguments: [
      [0xFF, 0x61], [0xC3, 0x61], [0xED, 0xA0, 0x80, 0x61], [0x80, 0x61], [0xF0, 0x9F, 0x61],
      [0xC0, 0xAF, 0x61], [0xF4, 0x90, 0x80, 0x80, 0x61],
    ] as [[UInt8]])
  func `broken text is no key, and what follows is`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes).last == .text("a"))
    #expect(!decoder.isWaiting)
  }

  @Test func `no bytes are too many or too strange`() {
    var state: UInt64 = 7
    for _ in 0..<2_000 {
      var decoder = KeyDecoder()
      let bytes = (0..<40).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 33) % 3 == 0
          ? 0x1B : UInt8(truncatingIfNeeded: state >> 41)
      }
      let keys = decoder.decode(bytes) + decoder.end()
      #expect(keys.count <= bytes.count && !decoder.isWaiting)
    }
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 10_000)) == [])
    #expect(!decoder.isWaiting)
  }
}
