import Testing

@testable import fast

struct VisibleTests {
  @Test(arguments: [
    ("a\nb", "a b"), ("a\tb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a\u{FFFD}b"),
    ("a\r\r\n", "a\u{FFFD} "),
    ("one\u{1B}[31mred\u{7}", "one\u{FFFD}[31mred\u{FFFD}"), ("\0", "\u{FFFD}"),
  ])
  func `line breaks and tabs become blanks, other controls a sign`(text: String, expected: String) {
    #expect(Visible.text(text) == expected)
  }

  @Test(
    arguments: [
      0x0...0x8, 0xB...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E,
      0x2066...0x2069,
    ] as [ClosedRange<UInt32>])
  func `every control character is replaced, and its neighbours are not`(range: ClosedRange<UInt32>)
  {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      #expect(Visible.text("a\(scalar)b").unicodeScalars.elementsEqual("a\u{FFFD}b".unicodeScalars))
    }
    for scalar in [range.upperBound + 1].compactMap(Unicode.Scalar.init) where scalar.value > 0x20 {
      #expect(Visible.text("\(scalar)") == "\(scalar)")
    }
  }

  @Test(arguments: ["", "plain", "e\u{301}", "👩‍💻", "مرحبا", "\u{301}", "\u{A0}\u{200B}\u{FEFF}"])
  func `all else stays the same to the byte`(text: String) {
    #expect(Visible.text(text).utf8.elementsEqual(text.utf8))
  }

  @Test func `nothing is left to replace after one pass`() {
    var samples = TextSamples(seed: 2)
    for _ in 0..<2_000 {
      let once = Visible.text(samples.text())
      #expect(Visible.text(once).utf8.elementsEqual(once.utf8))
      #expect(once.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }
}
