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
    bytes.reserveCapacity(1000 + (removedEntries.count + addedEntries.count) * 400)
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

extension Change {
  /// Reads a line that is in our own form to the byte; nil for any other, which may be right too.
  ///
  /// Whatever this reads, the decoder for JSON reads with the same result.
  init?(ownForm bytes: Swift.Span<UInt8>) {
    var (removed, added): ([History.Entry], [History.Entry]) = ([], [])
    let change = Change.scan(bytes) { fast in
      removed.append(History.Entry(fast))
      return true
    } added: { fast in
      added.append(History.Entry(fast))
      return true
    }
    guard let change else { return nil }
    self.init(
      number: change.number, command: change.command, before: change.before, after: change.after,
      removed: removed, added: added, undoes: change.undoes, redoes: change.redoes)
  }

  /// Tells whether a line is read back as this change; needs no second copy of its fasts.
  package func isRead(from line: ArraySlice<UInt8>) throws(Unreadable) -> Bool {
    guard let head = try? ChangeLog.Entry(line: line) else { return false }
    var (removed, added) = (removedEntries.makeIterator(), addedEntries.makeIterator())
    let change = Change.scan(line.span) { fast in
      removed.next().map { $0.place == nil && $0.fast == fast } ?? false
    } added: { fast in
      added.next().map { $0.place == nil && $0.fast == fast } ?? false
    }
    guard let change else { return try head.change() == self }
    return removed.next() == nil && added.next() == nil
      && (head.number, head.undoes, head.redoes) == (number, undoes, redoes)
      && (change.command, change.before, change.after) == (command, before, after)
  }

  /// Reads a line in our own form but for the fasts, which it hands on one by one.
  private static func scan(
    _ bytes: Swift.Span<UInt8>, removed: (Fast) -> Bool, added: (Fast) -> Bool
  ) -> Change? {
    var index = 0
    guard JSONScanner.skip(#"{"number":"#, in: bytes, at: &index),
      let number = FastFields.number(in: bytes, at: &index)
    else { return nil }
    var (undoes, redoes): (Int?, Int?)
    if JSONScanner.skip(#","undoes":"#, in: bytes, at: &index) {
      undoes = FastFields.number(in: bytes, at: &index)
      if undoes == nil { return nil }
    }
    if JSONScanner.skip(#","redoes":"#, in: bytes, at: &index) {
      redoes = FastFields.number(in: bytes, at: &index)
      if redoes == nil { return nil }
    }
    guard JSONScanner.skip(#","command":""#, in: bytes, at: &index),
      let command = JSONScanner.plainText(in: bytes, at: &index),
      JSONScanner.skip(#","before":"#, in: bytes, at: &index),
      let before = Fasting(ownForm: bytes, at: &index),
      JSONScanner.skip(#","after":"#, in: bytes, at: &index),
      let after = Fasting(ownForm: bytes, at: &index),
      JSONScanner.skip(#","removed":"#, in: bytes, at: &index),
      fasts(in: bytes, at: &index, removed),
      JSONScanner.skip(#","added":"#, in: bytes, at: &index),
      fasts(in: bytes, at: &index, added),
      JSONScanner.skip("}", in: bytes, at: &index), index == bytes.count
    else { return nil }
    return Change(
      number: number, command: command, before: before, after: after, undoes: undoes,
      redoes: redoes)
  }

  private static func fasts(
    in bytes: Swift.Span<UInt8>, at index: inout Int, _ take: (Fast) -> Bool
  ) -> Bool {
    JSONScanner.array(in: bytes, at: &index) { bytes, index in
      guard let fields = FastFields(ownForm: bytes, at: &index), let fast = Fast(fields) else {
        return false
      }
      return take(fast)
    }
  }
}

extension Fasting {
  fileprivate init?(ownForm bytes: Swift.Span<UInt8>, at index: inout Int) {
    if JSONScanner.skip("null", in: bytes, at: &index) {
      self.init()
    } else if let fields = FastFields(ownForm: bytes, at: &index) {
      self.init(fields)
    } else {
      return nil
    }
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
