import Testing

@testable import fast

struct StyledTextTests {
  @Test func `neighbours of one style become one span, and empty text none`() {
    let text = StyledText("a", .good) + "" + StyledText("b", .good) + "c" + StyledText("", .dim)
    #expect(text.spans == [.init(text: "ab", style: .good), .init(text: "c", style: .plain)])
    #expect(text.plain == "abc")
    #expect(StyledText("") == StyledText())
  }

  @Test func `texts are joined with a separator between each two`() {
    let words: [StyledText] = ["a", StyledText("b", .strong), "c"]
    #expect(words.joined(separator: ", ").plain == "a, b, c")
    #expect([StyledText]().joined(separator: ", ") == "")
  }

  @Test(arguments: [
    (Alignment.leading, "日本  |"), (.trailing, "  日本|"), (.center, " 日本 |"),
  ])
  func `padding counts columns`(alignment: Alignment, expected: String) {
    #expect((StyledText("日本").padded(to: 6, alignment) + "|").plain == expected)
  }

  @Test func `an odd number of blanks puts one more on the right`() {
    #expect(StyledText("ab").padded(to: 5, .center) == " ab  ")
  }

  @Test(arguments: [Int.min, -1, 0, 3, 4])
  func `padding never shortens`(columns: Int) {
    #expect(StyledText("goal").padded(to: columns) == "goal")
  }

  @Test func `padding is bounded`() {
    #expect(StyledText("goal").padded(to: .max).width == DisplayWidth.limit)
  }

  @Test(arguments: [
    (6, "abcdef"), (5, "abcd…"), (2, "a…"), (1, "…"), (0, ""), (-7, ""), (Int.max, "abcdef"),
    (Int.min, ""),
  ])
  func `a cut text ends in an ellipsis`(columns: Int, expected: String) {
    #expect(StyledText("abcdef").cut(to: columns).plain == expected)
  }

  @Test(arguments: [
    ("日本語", 4, "日…"), ("日本語", 5, "日本…"), ("👩‍💻👩‍💻", 3, "👩‍💻…"), ("e\u{301}tude", 2, "e\u{301}…"),
  ])
  func `a cut keeps characters whole`(text: String, columns: Int, expected: String) {
    #expect(StyledText(text).cut(to: columns).plain == expected)
  }

  @Test func `the ellipsis has the style of what it replaces`() {
    let text = StyledText("ab", .good) + StyledText("cdef", .dim)
    #expect(text.cut(to: 3) == StyledText("ab", .good) + StyledText("…", .dim))
    #expect(text.cut(to: 2) == StyledText("a…", .good))
  }

  @Test func `a character over two spans is kept or left as one`() {
    let text = StyledText("xe", .good) + StyledText("\u{301}yz", .dim)
    #expect(text.width == 4)
    #expect(text.cut(to: 3).plain == "xe\u{301}…")
    #expect(text.cut(to: 2).plain == "x…")
  }

  @Test func `trimming takes blanks over all spans at the end`() {
    let text: StyledText = " a" + StyledText(" ", .dim) + StyledText("  ", .good)
    #expect(text.trimmed() == " a")
    #expect(StyledText("   ", .dim).trimmed() == "")
    #expect(StyledText("a\u{A0}").trimmed() == "a\u{A0}")
  }

  @Test func `a cut never exceeds its width, and changes nothing that fits`() {
    var samples = TextSamples(seed: 1)
    for _ in 0..<3_000 {
      let text = StyledText(samples.text(), .good) + StyledText(samples.text(), .dim)
      let columns = samples.number(-2...30)
      let cut = text.cut(to: columns)
      #expect(cut.width <= max(columns, 0))
      #expect((cut == text) == (text.width <= max(columns, 0)) || text.width == 0)
    }
  }

  @Test func `a text of a megabyte is no trouble`() {
    let marks = String(repeating: "\u{301}", count: 500_000)
    #expect(StyledText(marks).width == 0)
    #expect(StyledText("a" + marks).cut(to: 1).plain.utf8.count == 1_000_001)
    #expect(StyledText(String(repeating: "é", count: 500_000)).cut(to: 9).width == 9)
  }
}
