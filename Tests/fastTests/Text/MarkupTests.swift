import Testing

@testable import fast

struct MarkupTests {
  @Test func `text is escaped wherever it stands`() {
    let evil = "<script>alert(1)</script> & \"x\" 'y'"
    let escaped =
      "&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot; &#39;y&#39;"
    #expect(
      Markup("p", ["class": evil], ["\(evil)"]).source == "<p class=\"\(escaped)\">\(escaped)</p>")
    #expect(Markup(evil).source == escaped)
  }

  @Test func `an element without content is closed at once`() {
    #expect(Markup("meta", ["charset": "utf-8"]).source == #"<meta charset="utf-8"/>"#)
    #expect(Markup("p", [:], []).source == "<p></p>")
  }

  @Test func `attributes keep their order`() {
    #expect(Markup("a", ["z": "1", "b": "2", "y": "3"]).source == #"<a z="1" b="2" y="3"/>"#)
  }

  @Test(arguments: [
    ("\u{0}\u{1B}[31m", "\u{FFFD}\u{FFFD}[31m"), ("a\r\nb\tc", "a b c"), ("\u{FFFF}", "\u{FFFD}"),
    ("\u{1FFFE}", "\u{FFFD}"), ("\u{202E}", "\u{FFFD}"), ("é 🍵 日本", "é 🍵 日本"),
    ("]]> --> <!--", "]]&gt; --&gt; &lt;!--"),
  ])
  func `what a page may not hold is replaced`(text: String, expected: String) {
    #expect(Markup(text).source == expected)
  }

  @Test func `whatever the texts are, elements are nested rightly`() {
    var samples = TextSamples(seed: 11)
    for _ in 0..<500 {
      let text = samples.text() + (samples.number(0...1) == 0 ? "</p><b a=\"" : "'&<")
      let page = Markup(
        "p", ["id": text], ["\(text)", Markup("b", [:], ["\(text)"]), Markup("hr", [:])])
      #expect(Elements(page.source).names == ["p", "b", "hr"])
    }
  }
}
