extension String {
  /// The text made harmless for a message of one line.
  ///
  /// Controls, line separators and invisible formatting, such as marks that turn the direction of
  /// writing, become U+FFFD. Texts of more than 60 scalars end in "…".
  var legible: String {
    var shown = UnicodeScalarView()
    for (position, scalar) in unicodeScalars.enumerated() {
      guard position < 60 else {
        shown.append("…")
        break
      }
      shown.append(scalar.isHarmless ? scalar : "\u{FFFD}")
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// The joiner inside composed emoji is format by category, but harmless.
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: self == "\u{200D}"
    default: true
    }
  }
}
