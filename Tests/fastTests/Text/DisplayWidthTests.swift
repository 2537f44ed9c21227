import Testing

@testable import fast

struct DisplayWidthTests {
  @Test(arguments: [
    "a", "~", "é", "e\u{301}", "ß", "…", "█", "░", "→", "ｱ", "\u{AD}", "\u{FFFD}", "❤", "1",
  ])
  func `a narrow character takes one column`(character: Character) {
    #expect(DisplayWidth.columns(of: character) == 1)
  }

  @Test(arguments: ["日", "。", "か", "カ", "한", "Ａ", "￥", "\u{3000}", "\u{20000}", "\u{17000}"])
  func `a wide character takes two columns`(character: Character) {
    #expect(DisplayWidth.columns(of: character) == 2)
  }

  @Test(arguments: [
    "😀", "☕", "❤️", "©️", "1️⃣", "#️⃣", "🇩🇪", "\u{1F1E9}", "👍🏽", "☝🏽", "👩‍💻", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏳‍🌈", "❤️‍🔥", "⛹🏽‍♀️",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ])
  func `an emoji takes two columns, however many scalars make it`(character: Character) {
    #expect(DisplayWidth.columns(of: character) == 2)
  }

  @Test(arguments: [
    "\u{301}", "\u{20DD}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{2028}",
  ])
  func `a mark or an invisible character alone takes none`(character: Character) {
    #expect(DisplayWidth.columns(of: character) == 0)
  }

  @Test(arguments: ["\0", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}"])
  func `a control character takes none`(character: Character) {
    #expect(DisplayWidth.columns(of: character) == 0)
  }

  @Test(arguments: [
    ("", 0), ("goal", 4), ("16h · met", 9), ("日本語 ok", 9), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("か\u{3099}", 2),
    ("e\u{301}tude", 5), ("🇩🇪🇫🇷", 4), ("a\tb", 2),
  ])
  func `a text takes the columns of its characters`(text: String, expected: Int) {
    #expect(DisplayWidth.columns(of: text) == expected)
  }

  @Test func `the table of wide scalars is in order, and found by its ends`() throws {
    for (range, next) in zip(DisplayWidth.wide, DisplayWidth.wide.dropFirst()) {
      #expect(range.upperBound < next.lowerBound)
    }
    for range in DisplayWidth.wide {
      let ends = try [range.lowerBound, range.upperBound].map { try #require(Unicode.Scalar($0)) }
      #expect(ends.allSatisfy(DisplayWidth.isWide))
    }
    #expect(!DisplayWidth.isWide("\u{10FF}"))
    #expect(!DisplayWidth.isWide("\u{10FFFF}"))
  }
}
