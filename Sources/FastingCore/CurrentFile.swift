/// The file of the current fast: the fast itself and the number of the last change.
package struct CurrentFile: Hashable, Sendable {
  package var change: Int
  package var fasting: Fasting
  /// All other keys, kept as they are.
  package var otherKeys: JSONObject

  package init(change: Int = 0, fasting: Fasting = Fasting(), otherKeys: JSONObject = [:]) {
    self.change = change
    self.fasting = fasting
    self.otherKeys = otherKeys
  }

  /// Reads the bytes of the file.
  package init(_ bytes: [UInt8]) throws(Unreadable) {
    if let file = CurrentFile(scanning: bytes.span) {
      self = file
    } else {
      self = try JSON.read(CurrentFile.self, from: bytes)
    }
  }

  /// Returns the bytes of the file; the same value always gives the same.
  package func bytes() throws -> [UInt8] {
    try JSON.encode(self, pretty: true) + [.newline]
  }
}

extension CurrentFile: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    try container.checkVersion()
    guard container.contains("fasting") else { throw Unreadable.wrongValue("fasting") }
    change = try container.optional("change", Int.self) ?? 0
    guard (0...Int(Int32.max)).contains(change) else { throw Unreadable.wrongValue("change") }
    otherKeys = try container.others(than: ["change", "fasting", "version"])
    guard let fields = try container.optional("fasting", FastFields.self) else {
      fasting = Fasting()
      return
    }
    guard let fasting = Fasting(fields) else { throw Unreadable.wrongValue("end") }
    self.fasting = fasting
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(FastFields.version, forKey: "version")
    try container.encode(change, forKey: "change")
    if let fields = FastFields(fasting) {
      try container.encode(fields, forKey: "fasting")
    } else {
      try container.encodeNil(forKey: "fasting")
    }
    for (key, value) in otherKeys { try container.encode(value, forKey: AnyKey(key)) }
  }
}
