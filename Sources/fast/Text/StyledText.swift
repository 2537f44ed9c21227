/// Text in spans of one style each.
///
/// Views return it and know no escape codes. Spans that are built by the operations below are never
/// empty, and neighbours differ in style, so that equal texts compare equal.
struct StyledText: Sendable, Hashable {
  /// A stretch of text in one style.
  struct Span: Sendable, Hashable {
    var text: String
    var style: Style
  }

  /// The spans from left to right.
  var spans: [Span] = []
}

extension StyledText: ExpressibleByStringLiteral {
  init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  init(stringLiteral text: String) {
    append(text, .plain)
  }

  /// The characters alone.
  var plain: String {
    spans.map(\.text).joined()
  }

  /// Adds text at the end, to the last span if that has the same style.
  mutating func append(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, style: style))
    }
  }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum += right
    return sum
  }

  static func += (left: inout StyledText, right: StyledText) {
    for span in right.spans {
      left.append(span.text, span.style)
    }
  }
}

extension Sequence<StyledText> {
  /// Returns the texts as one, with a separator between each two.
  func joined(separator: StyledText = "") -> StyledText {
    var sum = StyledText()
    for (index, text) in enumerated() {
      if index > 0 { sum += separator }
      sum += text
    }
    return sum
  }
}
