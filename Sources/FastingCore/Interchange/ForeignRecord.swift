/// A record of another tracker: what we read of it by name, and all the rest.
struct ForeignRecord: Decodable {
  private let values: JSONObject

  init(_ values: JSONObject) {
    self.values = values
  }

  init(from decoder: any Decoder) throws {
    values = try decoder.container(keyedBy: AnyKey.self).others(than: [])
  }

  func number(_ key: String) -> Double? {
    switch values[key] {
    case .integer(let value)?: Double(value)
    case .unsigned(let value)?: Double(value)
    case .number(let value)?: value
    default: nil
    }
  }

  func text(_ key: String) -> String? {
    if case .string(let text)? = values[key] { text } else { nil }
  }

  func texts(_ key: String) -> [String] {
    guard case .array(let values)? = values[key] else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// Whether the record says nothing of it, or null.
  func lacks(_ key: String) -> Bool {
    values[key].map { $0 == .null } ?? true
  }

  /// Why a member is no time.
  func reason(_ key: String) -> ImportedRow.Reason {
    lacks(key) ? .missing(key) : .notUnderstood(key)
  }

  /// What is kept of it, under a key of its own.
  func imported(without known: Set<String>) -> JSONObject {
    let rest = values.filter { !known.contains($0.key) && $0.value != .null }
    return rest.isEmpty ? [:] : ["imported": .object(rest)]
  }

  /// The goal of a number of units in a member, in doubt where it is none.
  func goal(_ key: String, secondsInUnit: Double) -> ImportedGoal {
    if lacks(key) { return ImportedGoal() }
    let seconds = number(key).map { $0 * secondsInUnit }
    guard let goal = Fasting.Goal(roundedSeconds: seconds) else {
      return ImportedGoal(doubt: .goalUnknown(text(key) ?? number(key).map { "\($0)" } ?? key))
    }
    return ImportedGoal(goal: goal)
  }
}

/// What a row says of its goal: nothing, a goal, or what is not understood.
struct ImportedGoal {
  var goal: Fasting.Goal?
  var doubt: ImportedRow.Doubt?
}

extension Instant {
  /// The instant so many seconds after another; nil where that is no time we can tell.
  init?(seconds: Double, since origin: Instant = Instant(milliseconds: 0)) {
    let milliseconds = seconds * 1000
    guard milliseconds.isFinite, milliseconds.magnitude < 1e15 else { return nil }
    self.init(milliseconds: origin.milliseconds + Int64(milliseconds.rounded(.down)))
  }
}

extension Fasting.Goal {
  /// The goal of so many seconds, rounded; nil where there is none like that.
  init?(roundedSeconds: Double?) {
    guard let roundedSeconds, roundedSeconds.isFinite, (0...1e7).contains(roundedSeconds) else {
      return nil
    }
    self.init(seconds: Int(roundedSeconds + 0.5))
  }
}
