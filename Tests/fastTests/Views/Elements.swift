/// The elements of a page, read as strictly as XML.
struct Elements {
  /// The opening tags with their attributes, in the order of the page; nil where it is ill-formed.
  let tags: [String]?

  /// Reads a page.
  init(_ source: String) {
    tags = Self.read(source)
  }

  private static func read(_ source: String) -> [String]? {
    let tag = #/<(/?)([a-z0-9]+)((?: [A-Za-z0-9:-]+="[^"<>]*")*)(/?)>/#
      .matchingSemantics(.unicodeScalar)
    func hasBracket(_ text: Substring) -> Bool {
      text.unicodeScalars.contains { $0 == "<" || $0 == ">" }
    }
    var open: [Substring] = []
    var found: [String] = []
    var rest = source[...]
    while let match = rest.firstMatch(of: tag) {
      guard !hasBracket(rest[..<match.range.lowerBound]) else { return nil }
      if match.1.isEmpty {
        found.append("\(match.2)\(match.3)")
        if match.4.isEmpty { open.append(match.2) }
      } else if open.popLast() != match.2 {
        return nil
      }
      rest = rest[match.range.upperBound...]
    }
    return open.isEmpty && !hasBracket(rest) ? found : nil
  }

  /// The names of the elements; nil where the page is ill-formed.
  var names: [String]? {
    tags?.map { String($0.prefix { $0 != " " }) }
  }

  /// How many opening tags have some text in them.
  func count(_ text: String) -> Int {
    tags?.count { $0.contains(text) } ?? -1
  }

  /// The values of an attribute, wherever it stands.
  func values(_ attribute: String) -> [String] {
    (tags ?? []).compactMap { tag in
      guard let start = tag.firstRange(of: " \(attribute)=\"")?.upperBound else { return nil }
      return String(tag[start...].prefix { $0 != "\"" })
    }
  }
}
