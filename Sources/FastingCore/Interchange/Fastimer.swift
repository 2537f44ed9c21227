extension Importer {
  /// The export of Fastimer: a list in YAML with local times, and goals in whole hours.
  static let fastimer = Importer(
    name: "fastimer", summary: "Fastimer, YAML",
    recognizes: { source in
      source.first == UInt8(ascii: "-")
        && Fastimer.items(source).first.map { $0["started"] != nil || $0["stopped"] != nil }
          ?? false
    },
    read: { source in
      Fastimer.items(source).map { item in
        guard let started = item["started"].flatMap({ LocalReading($0) }) else {
          return ImportedRow(
            item.number,
            .rejected(item["started"] == nil ? .missing("started") : .notUnderstood("started")))
        }
        guard let stopped = item["stopped"] else { return ImportedRow(item.number, .running) }
        guard let end = LocalReading(stopped) else {
          return ImportedRow(item.number, .rejected(.notUnderstood("stopped")))
        }
        return ImportedRow(
          item.number,
          source.fast(
            from: started, to: end, goal: item.goal, note: nil,
            otherKeys: item.others(than: Fastimer.keys)))
      }
    })
}

private enum Fastimer {
  static let keys: Set<String> = ["length", "started", "stopped"]

  struct Item {
    let number: Int
    fileprivate var members: [String: String] = [:]

    /// The value of a key; nil where it is missing or null.
    subscript(_ key: String) -> String? {
      members[key].flatMap { ["", "null", "~"].contains($0) ? nil : $0 }
    }

    /// The goal in whole hours.
    var goal: ImportedGoal {
      guard let length = self["length"] else { return ImportedGoal() }
      let goal = Int.digits(length).flatMap { Fasting.Goal(seconds: $0 * 3600) }
      return ImportedGoal(goal: goal, doubt: goal == nil ? .goalUnknown(length) : nil)
    }

    func others(than known: Set<String>) -> JSONObject {
      let rest = members.filter { !known.contains($0.key) }
      return rest.isEmpty ? [:] : ["imported": .object(rest.mapValues { .string($0) })]
    }
  }

  /// Reads a list of flat maps, one member a line.
  static func items(_ source: ImportSource) -> [Item] {
    var items: [Item] = []
    for line in source.lines {
      var text = line.text[...]
      if text == "---" || text.hasPrefix("#") { continue }
      if text.hasPrefix("-") {
        items.append(Item(number: line.number))
        text = text.dropFirst()
      }
      guard !items.isEmpty, let colon = text.firstIndex(of: ":") else { continue }
      let key = text[..<colon].filter { $0 != " " && $0 != "\"" }
      let value = text[text.index(after: colon)...].drop { $0 == " " }
      let quotes: Set<Character> = ["\"", "'"]
      let isQuoted =
        value.count > 1 && value.first == value.last && quotes.contains(value[value.startIndex])
      items[items.count - 1].members[key] = String(
        isQuoted ? value.dropFirst().dropLast() : value)
    }
    return items
  }
}
