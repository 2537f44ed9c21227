extension Change: Decodable {
  /// Reads a change from a line of the change log.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    try container.checkVersion()
    func entries(_ key: AnyKey, places: AnyKey) throws -> [History.Entry] {
      let fasts = try container.optional(key, [FastFields].self) ?? []
      let places = try container.optional(places, [Int?].self) ?? []
      return try fasts.enumerated().map { index, fields in
        guard let fast = Fast(fields) else { throw Unreadable.wrongValue(key.stringValue) }
        return History.Entry(fast, place: places.indices.contains(index) ? places[index] : nil)
      }
    }
    func fasting(_ key: AnyKey) throws -> Fasting {
      guard container.contains(key) else { throw Unreadable.wrongValue(key.stringValue) }
      guard let fields = try container.optional(key, FastFields.self) else { return Fasting() }
      guard let fasting = Fasting(fields) else { throw Unreadable.wrongValue(key.stringValue) }
      return fasting
    }
    self.init(
      number: try container.value("number", Int.self),
      command: try container.value("command", String.self),
      before: try fasting("before"), after: try fasting("after"),
      removed: try entries("removed", places: "removedLines"),
      added: try entries("added", places: "addedLines"),
      undoes: try container.optional("undoes", Int.self),
      redoes: try container.optional("redoes", Int.self))
  }

  /// Returns the line of the change log, without a newline; what readers need first stands first.
  package func line() throws -> [UInt8] {
    var bytes = Array(#"{"number":\#(number)"#.utf8)
    if let undoes { bytes += #","undoes":\#(undoes)"#.utf8 }
    if let redoes { bytes += #","redoes":\#(redoes)"#.utf8 }
    bytes += #","command":"#.utf8
    JSON.append(command, to: &bytes)
    for (key, fasting) in [("before", before), ("after", after)] {
      bytes += #","\#(key)":"#.utf8
      if let fields = FastFields(fasting) {
        try fields.append(to: &bytes)
      } else {
        bytes += "null".utf8
      }
    }
    for (key, entries) in [("removed", removedEntries), ("added", addedEntries)] {
      bytes += #","\#(key)":["#.utf8
      for (index, entry) in entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        try FastFields(entry.fast).append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
      if entries.contains(where: { $0.place != nil }) {
        let places = entries.map { $0.place.map(String.init) ?? "null" }.joined(separator: ",")
        bytes += #","\#(key)Lines":[\#(places)]"#.utf8
      }
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}

extension Fasting {
  /// Creates the fast that a record tells of; nil where it would end before it starts.
  package init?(_ fields: FastFields) {
    if let end = fields.end, end.instant < fields.start.instant { return nil }
    self.init(
      goal: fields.goal, start: fields.start, end: fields.end, note: fields.note,
      otherKeys: fields.otherKeys)
  }
}
