import Testing

@testable import fast

struct RenderingTests {
  private let plain = Rendering(
    width: nil, usesColor: false, usesUnicode: true, isTerminal: false)

  private func ascii(_ text: String) -> String {
    var rendering = plain
    rendering.usesUnicode = false
    return rendering.text([StyledText(text)])
  }

  @Test func `lines are joined by newlines`() {
    #expect(plain.text([]) == "")
    #expect(plain.text(["a", "", "b"]) == "a\n\nb")
  }

  @Test func `without colour no style is seen`() {
    #expect(plain.text([StyledText("met", .good) + " ✓"]) == "met ✓")
  }

  @Test func `with colour each span ends its style`() {
    var rendering = plain
    rendering.usesColor = true
    #expect(
      rendering.text([StyledText("met", .good) + " at last"]) == "\u{1B}[32mmet\u{1B}[0m at last")
    #expect(rendering.text([StyledText("", .good)]) == "")
  }

  @Test(arguments: Style.allCases)
  func `a style is one of the sixteen colours, bold or faint`(style: Style) {
    let allowed = Set(([1, 2] + Array(30...37) + Array(90...97)).map { "\u{1B}[\($0)m" })
    #expect(
      style == .plain
        ? Palette.escape(for: style) == "" : allowed.contains(Palette.escape(for: style)))
  }

  @Test func `the columns are the width or 80`() {
    #expect(plain.columns == 80)
    #expect(
      Rendering(width: 50, usesColor: false, usesUnicode: true, isTerminal: true).columns == 50)
  }

  @Test(arguments: [
    ("…", "~"), ("–—‑−", "----"), ("·•", "**"), ("→←", "><"), ("×✓", "x+"), ("█▉▊▋", "#==="),
    ("▌▍▒", "==="),
    ("▎▏", "--"), ("░", "."), ("≥≤", "><"), ("“a”", "\"a\""), ("‘a’", "'a'"), ("│─", "|-"),
    ("┌┐└┘├┤┼", "+++++++"),
    ("a\u{A0}b", "a b"),
  ])
  func `our own decorations have a letter each`(text: String, expected: String) {
    #expect(ascii(text) == expected)
  }

  @Test(arguments: [
    ("é", "?"), ("日本", "????"), ("e\u{301}", "e"), ("\u{301}", ""), ("👩‍💻", "??"), ("1️⃣", "??"),
    ("🇩🇪", "??"),
    ("\u{FFFD}", "?"), ("a\u{9B}b", "ab"), ("plain", "plain"), ("\r\n", "\r\n"),
  ])
  func `other characters become question marks of their width`(text: String, expected: String) {
    #expect(ascii(text) == expected)
  }

  @Test func `the fallback is ASCII and keeps the width`() {
    var samples = TextSamples(seed: 3)
    for _ in 0..<3_000 {
      let text = samples.text()
      #expect(ascii(text).utf8.allSatisfy { $0 < 0x80 })
      #expect(DisplayWidth.columns(of: ascii(text)) == DisplayWidth.columns(of: text))
    }
  }

  @Test(arguments: ["\u{301}", "é", "\n", "\u{9B}", "x", "👩‍💻"])
  func `a long text is no trouble`(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    let width = DisplayWidth.columns(of: text)
    #expect(ascii(text).utf8.count >= width)
    #expect(Visible.text(text).unicodeScalars.count == text.unicodeScalars.count)
    #expect(Wrap.lines(text, width: 1_000).count >= width / 1_000)
    #expect(StyledText(text).cut(to: 9).width <= 9)
  }
}
