extension CurrentFile {
  /// Reads plain JSON straight from its bytes; nil where the decoder has to judge.
  ///
  /// What this reads, the decoder reads with the same result.
  init?(scanning bytes: Swift.Span<UInt8>) {
    var index = 0
    JSONScanner.skipBlanks(in: bytes, at: &index)
    guard case .object(var members)? = JSONScanner.value(in: bytes, at: &index) else { return nil }
    JSONScanner.skipBlanks(in: bytes, at: &index)
    guard index == bytes.count, members.removeValue(forKey: "version") == .integer(1),
      case .integer(let change)? = members.removeValue(forKey: "change"),
      (0...Int64(Int32.max)).contains(change)
    else { return nil }
    var fasting = Fasting()
    switch members.removeValue(forKey: "fasting") {
    case .null: break
    case .object(let fields):
      guard let current = FastFields(scanned: fields).flatMap(Fasting.init) else { return nil }
      fasting = current
    default: return nil
    }
    self.init(change: Int(change), fasting: fasting, otherKeys: members)
  }
}

extension FastFields {
  /// Takes the members of a record that was scanned; nil where one is missing or of another kind.
  fileprivate init?(scanned object: JSONObject) {
    var members = object
    guard members["version"] == nil,
      case .string(let started)? = members.removeValue(forKey: "start"),
      let start = Moment(rfc3339: started),
      case .object(var parts)? = members.removeValue(forKey: "goal"),
      case .integer(let seconds)? = parts.removeValue(forKey: "seconds")
    else { return nil }
    var texts: [String: String] = [:]
    for key in ["end", "note"] {
      guard let value = members.removeValue(forKey: key) else { continue }
      guard case .string(let text) = value else { return nil }
      texts[key] = text
    }
    var name: String?
    if let value = parts.removeValue(forKey: "name") {
      guard case .string(let text) = value else { return nil }
      name = text
    }
    guard parts.isEmpty, let goal = Fasting.Goal(seconds: Int(seconds), name: name) else {
      return nil
    }
    self.start = start
    self.goal = goal
    if let text = texts["end"] {
      guard let end = Moment(rfc3339: text) else { return nil }
      self.end = end
    }
    note = texts["note"]
    otherKeys = members
  }
}
