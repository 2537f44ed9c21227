/// Records of JSON, of which each is read on its own.
struct RecordRows<Row: Decodable>: Decodable {
  /// The rows; nil in place of one that is not as it should be.
  let rows: [Row?]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var rows: [Row?] = []
    while !container.isAtEnd { rows.append(try container.decode(Attempt<Row>.self).row) }
    self.rows = rows
  }
}

/// A row that may fail to be read without stopping what is around it.
private struct Attempt<Row: Decodable>: Decodable {
  let row: Row?

  init(from decoder: any Decoder) throws {
    row = try? Row(from: decoder)
  }
}

/// A record of another tracker: what we read of it by name, and all the rest.
struct ForeignRecord: Decodable {
  private let values: JSONObject

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

  /// What is kept of it, under a key of its own.
  func imported(without known: Set<String>) -> JSONObject {
    let rest = values.filter { !known.contains($0.key) && $0.value != .null }
    return rest.isEmpty ? [:] : ["imported": .object(rest)]
  }
}

extension ImportSource {
  /// Decodes the records of an array, which may stand in a member of the outermost object.
  func records(in member: String? = nil, format: String) throws -> [ForeignRecord?] {
    do {
      guard let member else {
        return try JSON.decode(RecordRows<ForeignRecord>.self, from: bytes).rows
      }
      let object = try JSON.decode([String: OptionalRows].self, from: bytes)
      guard let rows = object[member]?.rows else {
        throw ImportFailure.notUnderstood(format: format)
      }
      return rows
    } catch {
      throw ImportFailure.notUnderstood(format: format)
    }
  }

  /// Turns records into rows, with what an importer reads of each.
  func rows(
    _ records: [ForeignRecord?], _ read: (ForeignRecord) -> ImportedRow.Content
  ) -> [ImportedRow] {
    records.enumerated().map { index, record in
      ImportedRow(index + 1, record.map(read) ?? .rejected(.notUnderstood("record")))
    }
  }

  /// Makes a fast of instants, as local clocks showed them.
  func fast(
    from start: Instant?, to end: Instant?, goal: Fasting.Goal?, note: String?,
    otherKeys: JSONObject, doubt: ImportedRow.Doubt? = nil
  ) -> ImportedRow.Content {
    guard let start = start.flatMap(options.zone.moment) else {
      return .rejected(.missing("start"))
    }
    guard let end = end.flatMap(options.zone.moment) else { return .rejected(.missing("end")) }
    guard start.instant <= end.instant else { return .rejected(.endBeforeStart) }
    let fast = Fast(
      start: start, end: end, goal: goal ?? options.goal, note: note, otherKeys: otherKeys)
    return .fast(fast, doubt: doubt)
  }
}

/// The rows of a member, where it has any.
private struct OptionalRows: Decodable {
  let rows: [ForeignRecord?]?

  init(from decoder: any Decoder) throws {
    rows = try? RecordRows<ForeignRecord>(from: decoder).rows
  }
}

extension Instant {
  /// The instant so many seconds after another; nil where that is no time we can tell.
  init?(seconds: Double, since origin: Instant = Instant(milliseconds: 0)) {
    let milliseconds = seconds * 1000
    guard milliseconds.isFinite, milliseconds.magnitude < 1e15 else { return nil }
    let whole = Int64(milliseconds)
    let floored = Double(whole) > milliseconds ? whole - 1 : whole
    self.init(milliseconds: origin.milliseconds + floored)
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
