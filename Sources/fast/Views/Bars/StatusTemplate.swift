import FastingCore

/// A line for a prompt or a bar: text with keys in braces, each of which stands for a value.
struct StatusTemplate: Hashable {
  private enum Part: Hashable {
    case text(String)
    case key(String)
  }

  private let parts: [Part]

  /// Reads a template, in which `{{` is a brace; throws where a key is not known or not closed, and
  /// where there is no brace at all.
  init(_ text: String) throws(UsageError) {
    guard text.contains("{") else {
      throw .format(text, presets: StatusPreset.all.map(\.name))
    }
    var parts: [Part] = []
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      parts.append(.text(String(rest[..<brace])))
      rest = rest[brace...].dropFirst()
      if rest.first == "{" {
        parts.append(.text("{"))
        rest = rest.dropFirst()
        continue
      }
      let key = String(rest.prefix { $0 != "}" })
      rest = rest.dropFirst(key.count)
      guard rest.first == "}", StatusTemplate.values[key] != nil else {
        throw .templateKey(key, known: StatusTemplate.keys)
      }
      parts.append(.key(key))
      rest = rest.dropFirst()
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// Returns the line; it is empty while idle, unless the template asks for the state.
  func text(of status: StatusScreen) -> String {
    guard status.fasting.state != .idle || parts.contains(.key("state")) else { return "" }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .key(let key): StatusTemplate.values[key]?(status) ?? ""
      }
    }.joined()
  }

  /// The names of all keys, in the order of the table.
  static var keys: [String] { table.map(\.key) }

  private static let values = Dictionary(uniqueKeysWithValues: table)

  private static let table: [(key: String, value: @Sendable (StatusScreen) -> String)] = [
    ("state", { $0.fasting.state.rawValue }),
    ("elapsed", { $0.elapsed.text }),
    ("remaining", { $0.remaining.text }),
    ("over", { $0.over.text }),
    ("percent", { "\($0.percent)%" }),
    ("progress", { "\($0.percent / 100).\($0.percent % 100 < 10 ? "0" : "")\($0.percent % 100)" }),
    ("goal", { Outcome.shortName($0.goal) }),
    ("start", { clock($0.fasting.start) }),
    ("end", { clock($0.fasting.end) }),
    ("goal_at", { clock($0.goalAt) }),
    ("bar", { Bar.text(fraction: $0.progress, width: 10, style: .plain).plain }),
    ("stage", { $0.stage?.name ?? "" }),
    ("note", { $0.fasting.note.map(Visible.text) ?? "" }),
    ("elapsed_seconds", { "\($0.elapsed.wholeSeconds)" }),
    ("remaining_seconds", { "\($0.remaining.wholeSeconds)" }),
    ("over_seconds", { "\($0.over.wholeSeconds)" }),
    ("goal_seconds", { "\($0.goal.seconds)" }),
  ]

  private static func clock(_ moment: Moment?) -> String {
    moment.map(When.bareClock) ?? ""
  }
}
