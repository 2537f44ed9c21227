import Testing

@testable import fast

struct WrapTests {
  @Test(
    arguments: [
      ("start a fast now", 10, ["start a", "fast now"]), ("  start \t a  ", 10, ["start a"]),
      ("one\n\ntwo three", 5, ["one", "", "two", "three"]), ("a\r\nb", 5, ["a", "b"]),
      ("a b", 3, ["a b"]),
      ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
      ("a abcdefg h", 4, ["a", "abcd", "efg", "h"]),
      ("ab abcdef gh", 5, ["ab", "abcde", "f gh"]), ("日本語日本語", 5, ["日本", "語日", "本語"]),
      ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]),
      ("👩‍💻👩‍💻", 2, ["👩‍💻", "👩‍💻"]), ("", 10, []), ("   ", 10, [""]), ("\n", 10, ["", ""]),
    ] as [(String, Int, [String])])
  func `words fill lines`(text: String, width: Int, expected: [String]) {
    #expect(Wrap.lines(text, width: width) == expected)
  }

  @Test func `each line but an empty one is indented, within the width`() {
    #expect(
      Wrap.lines("one two\n\nthree", width: 7, indent: 2) == ["  one", "  two", "", "  three"])
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2])
  func `there is always room for two columns`(width: Int) {
    #expect(Wrap.lines("日abc", width: width, indent: 4) == ["日", "ab", "c"])
  }

  @Test(arguments: [Int.min, -1, 0])
  func `an indent below zero is none`(indent: Int) {
    #expect(Wrap.lines("a b", width: .max, indent: indent) == ["a b"])
  }

  @Test func `the indent gives way to the text`() {
    #expect(Wrap.lines("abc", width: 4, indent: .max) == ["  ab", "  c"])
    #expect(Wrap.lines("abc", width: .max, indent: .max).count == 2)
  }

  @Test func `no line of two characters exceeds the width, and no letter is lost`() {
    var samples = TextSamples(seed: 6)
    for _ in 0..<2_000 {
      let text = samples.text() + " " + samples.text()
      let width = samples.number(2...30)
      let lines = Wrap.lines(text, width: width, indent: samples.number(0...12))
      for line in lines where line.drop(while: { $0 == " " }).count > 1 {
        #expect(DisplayWidth.columns(of: line) <= width)
      }
      let letters = { (text: String) in text.unicodeScalars.filter { !$0.properties.isWhitespace } }
      #expect(letters(lines.joined()).elementsEqual(letters(text)))
    }
  }
}
