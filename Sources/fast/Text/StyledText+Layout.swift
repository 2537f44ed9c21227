/// The side of its field on which a text stands.
enum Alignment: Sendable, Hashable, CaseIterable {
  /// On the left.
  case leading
  /// On the right.
  case trailing
  /// In the middle; of an odd number of blanks the right side gets one more.
  case center
}

extension StyledText {
  /// The number of columns on the screen.
  var width: Int {
    DisplayWidth.columns(of: plain)
  }

  /// Returns the text with plain blanks around it, or itself if it is that wide already.
  func padded(to columns: Int, _ alignment: Alignment = .leading) -> StyledText {
    let missing = min(max(columns, 0), DisplayWidth.limit) - width
    guard missing > 0 else { return self }
    let left =
      switch alignment {
      case .leading: 0
      case .trailing: missing
      case .center: missing / 2
      }
    return StyledText(String(repeating: " ", count: left)) + self
      + StyledText(String(repeating: " ", count: missing - left))
  }

  /// Returns the text in at most so many columns, with "…" as the last of them when it was cut.
  ///
  /// A character is kept whole or not at all, so the result may be one column short.
  func cut(to columns: Int) -> StyledText {
    guard width > columns else { return self }
    guard columns > 0 else { return StyledText() }
    var used = 0
    var bytes = 0
    for character in plain {
      used += DisplayWidth.columns(of: character)
      guard used < columns else { break }
      bytes += character.utf8.count
    }
    return prefix(bytes: bytes, ending: "…")
  }

  /// Returns the text without the blanks at its end.
  func trimmed() -> StyledText {
    var result = self
    while var last = result.spans.popLast() {
      while last.text.utf8.last == UInt8(ascii: " ") {
        last.text.unicodeScalars.removeLast()
      }
      guard last.text.isEmpty else {
        result.spans.append(last)
        break
      }
    }
    return result
  }

  /// Returns the first bytes, which end between two characters, and an ending in the style of what
  /// it replaces.
  private func prefix(bytes: Int, ending: String) -> StyledText {
    var result = StyledText()
    var missing = bytes
    for span in spans {
      let count = span.text.utf8.count
      guard missing < count else {
        result.append(span.text, span.style)
        missing -= count
        continue
      }
      let end = span.text.utf8.index(span.text.startIndex, offsetBy: missing)
      result.append(span.text[..<end] + ending, span.style)
      break
    }
    return result
  }
}
