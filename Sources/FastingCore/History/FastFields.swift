/// What a record of a fast says in JSON, in the current file and in the history alike.
package struct FastFields: Hashable, Sendable {
  package var start: Moment
  package var end: Moment?
  package var goal: Fasting.Goal
  package var note: String?
  /// All other keys; those of the goal's own object stand under `goal`.
  package var otherKeys: JSONObject

  package init(_ fast: Fast) {
    (start, end, goal) = (fast.start, fast.end, fast.goal)
    (note, otherKeys) = (fast.note, fast.otherKeys)
  }

  package init?(_ fasting: Fasting) {
    guard let start = fasting.start else { return nil }
    (self.start, end, goal) = (start, fasting.end, fasting.goal)
    (note, otherKeys) = (fasting.note, fasting.otherKeys)
  }

  /// The version of the files that we write, and the newest that we read.
  package static let version = 1
}

/// Why a piece of a file cannot be read.
package enum Unreadable: Error, Hashable, Sendable {
  /// It is not one whole object of JSON.
  case notJSON
  /// The value of this key is missing or impossible.
  case wrongValue(String)
  /// It was written by a newer version, of this number.
  case newerVersion(Int)
}

extension FastFields: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    try container.checkVersion()
    start = try container.value("start", Moment.self)
    end = try container.optional("end", Moment.self)
    note = try container.optional("note", String.self)
    otherKeys = try container.others(than: ["start", "end", "goal", "note"])
    guard let inner = try? container.nestedContainer(keyedBy: AnyKey.self, forKey: "goal") else {
      throw Unreadable.wrongValue("goal")
    }
    let name = try inner.optional("name", String.self)
    guard let goal = Fasting.Goal(seconds: try inner.value("seconds", Int.self), name: name) else {
      throw Unreadable.wrongValue("goal")
    }
    self.goal = goal
    let others = try inner.others(than: ["name", "seconds"])
    if !others.isEmpty { otherKeys["goal"] = .object(others) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(start, forKey: "start")
    try container.encodeIfPresent(end, forKey: "end")
    try container.encodeIfPresent(note, forKey: "note")
    var inner = container.nestedContainer(keyedBy: AnyKey.self, forKey: "goal")
    try inner.encodeIfPresent(goal.name, forKey: "name")
    try inner.encode(goal.seconds, forKey: "seconds")
    for (key, value) in otherGoalKeys { try inner.encode(value, forKey: AnyKey(key)) }
    for (key, value) in otherKeys where key != "goal" {
      try container.encode(value, forKey: AnyKey(key))
    }
  }

  package var otherGoalKeys: JSONObject {
    guard case .object(let members)? = otherKeys["goal"] else { return [:] }
    return members
  }
}

extension Moment: Codable {
  /// Reads a moment from a text in the form of RFC 3339.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let moment = Moment(rfc3339: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a moment")
    }
    self = moment
  }

  /// Writes the moment as a text in the form of RFC 3339.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rfc3339)
  }
}

extension KeyedDecodingContainer<AnyKey> {
  package func value<Value: Decodable>(_ key: AnyKey, _ type: Value.Type) throws -> Value {
    guard let value = try optional(key, type) else {
      throw Unreadable.wrongValue(key.stringValue)
    }
    return value
  }

  package func optional<Value: Decodable>(_ key: AnyKey, _ type: Value.Type) throws -> Value? {
    do {
      return try decodeIfPresent(type, forKey: key)
    } catch let error as Unreadable {
      throw error
    } catch {
      throw Unreadable.wrongValue(key.stringValue)
    }
  }

  package func others(than known: Set<String>) throws -> JSONObject {
    var others: JSONObject = [:]
    for key in allKeys where !known.contains(key.stringValue) {
      do {
        others[key.stringValue] = try decode(JSONValue.self, forKey: key)
      } catch {
        throw Unreadable.wrongValue(key.stringValue)
      }
    }
    return others
  }

  package func checkVersion() throws {
    guard let version = try optional("version", Int.self) else { return }
    if version > FastFields.version { throw Unreadable.newerVersion(version) }
    if version < 1 { throw Unreadable.wrongValue("version") }
  }
}

extension AnyKey: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self.init(value)
  }

  package init(_ text: String) {
    stringValue = text
  }
}
