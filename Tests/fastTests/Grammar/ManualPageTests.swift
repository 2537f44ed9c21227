import Testing

@testable import fast

struct ManualPageTests {
  @Test func `the page has all that the table knows, and nothing hidden`() throws {
    var program = TeaTimer.program
    program.examples = TeaTimer.brew.examples
    program.seeAlso = [("kettle", 1), ("cup", 7)]
    let page = ManualPage(program: program, version: "1.2", date: "May 4, 2026")
    try Golden.expect(page.text, is: "tea.1")
  }

  @Test(arguments: [
    ("A word. And one? Yes!", ["A word.", "And one?", "Yes!"]),
    (".Sh is text", ["\\&.Sh is text"]), ("'so' it is", ["\\(aqso\\(aq it is"]),
    ("a --b \\n", ["a \\-\\-b \\en"]),
    ("\"q\" `c` ^ ~/x", ["\\(dqq\\(dq \\(gac\\(ga \\(ha \\(ti/x"]),
    ("ü – 🍵", ["\\[u00FC] \\[u2013] \\[u1F375]"]), ("a\u{7}b\u{9}c", ["a b c"]), ("", []),
  ])
  func `no text is taken for an order`(text: String, lines: [String]) {
    #expect(Roff.lines(text) == lines)
  }

  @Test(arguments: [
    ("goal", "goal"), ("Fl", "\\&Fl"), ("No", "\\&No"), (".", "\\&\\&."), ("", "\\&"),
    ("%A", "\\&%A"),
    ("2h ago", "\"2h ago\""), ("a \"b\"", "\"a \\(dqb\\(dq\""), ("-x", "\\&\\-x"), ("jq", "jq"),
  ])
  func `no argument is taken for a macro`(text: String, argument: String) {
    #expect(Roff.argument(text) == argument)
  }

  @Test func `long text is broken between words, and no line begins with a dot`() {
    let lines = Roff.lines(Array(repeating: ".x-y", count: 60).joined(separator: " "))
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.hasPrefix("\\&.") })
  }
}
