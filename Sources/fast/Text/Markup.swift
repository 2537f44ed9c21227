/// HTML or SVG that is well formed, and escaped, by construction.
///
/// The names of elements and attributes stand in the program; all else is text and is escaped.
struct Markup: Sendable, Hashable {
  /// The characters as they are written.
  let source: String

  private init(source: String) {
    self.source = source
  }

  /// Text, with whatever is not to be seen on a screen replaced.
  init(_ text: String) {
    source = Markup.escaped(text)
  }

  /// An element with its attributes in the order that is given; closed at once where it is empty.
  init(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>,
    _ content: [Markup]? = nil
  ) {
    var text = "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Markup.escaped(value))\"" }
    if let content {
      text += ">"
      for part in content { text += part.source }
      text += "</\(name)>"
    } else {
      text += "/>"
    }
    source = text
  }

  /// A style sheet, which is part of the program and holds none of the characters to escape.
  init(style: StaticString) {
    source = "<style>\n\(style)\n</style>"
  }

  /// A whole document of HTML: its root element after the line that browsers ask for.
  static func document(_ root: Markup) -> String {
    "<!DOCTYPE html>\n\(root.source)\n"
  }

  /// A line break of the file, between parts where a blank does not matter.
  static let newline = Markup(source: "\n")

  private static let special = Array("&<>\"'".utf8)

  private static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) && !special.contains($0) }
    if isPlain { return text }
    var result = ""
    for scalar in Visible.text(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value):
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) {
    self.init(text)
  }
}
