/// What a person has set; everything else has its standard value.
package struct Settings: Hashable, Sendable {
  /// The values that are set and understood, by name.
  package private(set) var values: [String: String] = [:]

  /// The names of settings whose values make no sense.
  package private(set) var misread: [String] = []

  /// All keys of the file that are not understood, kept as they are.
  private var otherKeys: JSONObject = [:]

  package init() {}

  /// Returns the value that holds; nil where another setting holds.
  package subscript(_ setting: Setting) -> String? {
    values[setting.name] ?? setting.standard
  }

  /// Takes a typed value; throws for one that makes no sense.
  package mutating func set(_ setting: Setting, typed text: String) throws(SettingMisreading) {
    let value = try setting.value(typed: text)
    unset(setting)
    values[setting.name] = value
  }

  /// Lets the standard value hold again.
  package mutating func unset(_ setting: Setting) {
    values[setting.name] = nil
    otherKeys[setting.name] = nil
    misread.removeAll { $0 == setting.name }
  }

  /// The keys that are no settings of this version, which are kept.
  package var unknownKeys: [String] {
    otherKeys.keys.filter { Setting.named($0) == nil }.sorted()
  }
}

extension Settings {
  /// The goal of a fast that begins on a day, if none is given.
  package func goal(on day: Day) -> Fasting.Goal {
    let text = values[Setting.weekdayGoals[day.weekday - 1].name] ?? values[Setting.goal.name]
    return text.flatMap { try? Fasting.Goal(typed: $0) } ?? .standard
  }

  package var usesTwelveHours: Bool { self[.clock] == "12" }
  package var weekStartsOnSunday: Bool { self[.weekStart] == "sunday" }
  package var color: String? { self[.color] }
  package var showsStages: Bool { self[.stages] == "on" }
  package var showsStreaks: Bool { self[.streaks] == "on" }
}

extension Settings {
  /// Reads the bytes of the file; what only makes no sense is named in ``misread``.
  package init(_ bytes: [UInt8]) throws(Unreadable) {
    self = try JSON.read(Settings.self, from: bytes)
  }

  /// Returns the bytes of the file; the same value always gives the same.
  package func bytes() throws -> [UInt8] {
    try JSON.encode(self, pretty: true) + [.newline]
  }
}

extension Settings: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    try container.checkVersion()
    otherKeys = try container.others(than: ["version"])
    for setting in Setting.all {
      guard let value = otherKeys[setting.name] else { continue }
      guard let text = Settings.text(of: value), let known = try? setting.value(typed: text) else {
        misread.append(setting.name)
        continue
      }
      values[setting.name] = known
      otherKeys[setting.name] = nil
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(FastFields.version, forKey: "version")
    for (name, value) in values { try container.encode(value, forKey: AnyKey(name)) }
    for (name, value) in otherKeys { try container.encode(value, forKey: AnyKey(name)) }
  }

  /// What a value written by hand says: numbers and truth values mean the words for them.
  private static func text(of value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    case .bool(let isOn): isOn ? "on" : "off"
    default: nil
    }
  }
}
