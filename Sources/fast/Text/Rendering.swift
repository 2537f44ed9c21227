/// How text is put on a particular output.
struct Rendering: Sendable, Hashable {
  /// The columns that lines are to keep within, or nil if nothing is cut.
  var width: Int?
  /// Whether styles become colours.
  var usesColor: Bool
  /// Whether more than ASCII may be written.
  var usesUnicode: Bool
  /// Whether a person is looking.
  var isTerminal: Bool

  /// The columns to wrap prose and draw bars in: the width, or 80.
  var columns: Int {
    width ?? 80
  }

  /// Returns lines as they are written, with a newline between each two and none at the end.
  ///
  /// Cuts nothing: a view that must keep within the width does that itself.
  func text(_ lines: [StyledText]) -> String {
    lines.map { $0.spans.map(text).joined() }.joined(separator: "\n")
  }

  private func text(_ span: StyledText.Span) -> String {
    let text = usesUnicode ? span.text : ASCII.text(span.text)
    let escape = usesColor ? Palette.escape(for: span.style) : ""
    return text.isEmpty || escape.isEmpty ? text : escape + text + Palette.reset
  }
}
