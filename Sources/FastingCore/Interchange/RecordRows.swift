/// The names under which records have their times, and how those are read.
struct RecordTimes {
  let start: String
  let end: String
  let read: (ForeignRecord, String) -> Instant?
}

extension ImportSource {
  /// Reads the records of an array, which may stand in a member of the outermost object, each on
  /// its own.
  func rows(
    in member: String? = nil, format: String, _ read: (ForeignRecord) -> ImportedRow.Content?
  ) throws -> [ImportedRow] {
    var rows: [ImportedRow] = []
    var number = 0
    func take(_ record: ForeignRecord?) {
      number += 1
      guard let record else {
        return rows.append(ImportedRow(number, .rejected(.notUnderstood("record"))))
      }
      if let content = read(record) { rows.append(ImportedRow(number, content)) }
    }
    if scan(member, take) { return rows }
    (rows, number) = ([], 0)
    for record in try records(in: member, format: format) { take(record) }
    return rows
  }

  /// Reads records straight from the bytes; false where the decoder has to judge.
  private func scan(_ member: String?, _ take: (ForeignRecord?) -> Void) -> Bool {
    let bytes = bytes.span
    var index = 0
    JSONScanner.skipBlanks(in: bytes, at: &index)
    func isRecord(_ bytes: Swift.Span<UInt8>, _ index: inout Int) -> Bool {
      guard let value = JSONScanner.value(in: bytes, at: &index, depth: 2) else { return false }
      if case .object(let values) = value { take(ForeignRecord(values)) } else { take(nil) }
      return true
    }
    var names: Set<String> = []
    let isRead =
      if let member {
        JSONScanner.object(in: bytes, at: &index) { name, bytes, index in
          guard names.insert(name).inserted else { return false }
          if name == member {
            return JSONScanner.array(in: bytes, at: &index, element: isRecord)
          }
          return JSONScanner.value(in: bytes, at: &index, depth: 1) != nil
        }
      } else {
        JSONScanner.array(in: bytes, at: &index, element: isRecord)
      }
    JSONScanner.skipBlanks(in: bytes, at: &index)
    return isRead && index == bytes.count
  }

  private func records(in member: String?, format: String) throws -> [ForeignRecord?] {
    do {
      guard let member else {
        return try JSON.decode(RecordRows<ForeignRecord>.self, from: bytes).rows
      }
      let object = try JSON.decode([String: OptionalRows].self, from: bytes)
      if let rows = object[member]?.rows { return rows }
    } catch {
    }
    throw ImportFailure.notUnderstood(format: format)
  }

  /// Makes a row of a record.
  func content(
    of record: ForeignRecord, _ times: RecordTimes, goal: ImportedGoal, note: String?,
    otherKeys: JSONObject
  ) -> ImportedRow.Content {
    guard let start = times.read(record, times.start).flatMap(options.zone.moment) else {
      return .rejected(record.reason(times.start))
    }
    if record.lacks(times.end) { return .running }
    guard let end = times.read(record, times.end).flatMap(options.zone.moment) else {
      return .rejected(record.reason(times.end))
    }
    return fast(from: start, to: end, goal: goal, note: note, otherKeys: otherKeys)
  }

  /// Makes a row of two moments.
  func fast(
    from start: Moment, to end: Moment, goal: ImportedGoal, note: String?,
    otherKeys: JSONObject = [:], doubt: ImportedRow.Doubt? = nil
  ) -> ImportedRow.Content {
    guard start.instant <= end.instant else { return .rejected(.endBeforeStart) }
    let fast = Fast(
      start: start, end: end, goal: goal.goal ?? options.goal(on: start.day), note: note,
      otherKeys: otherKeys)
    return .fast(fast, doubt: doubt ?? goal.doubt)
  }
}

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

/// The rows of a member, where it has any.
private struct OptionalRows: Decodable {
  let rows: [ForeignRecord?]?

  init(from decoder: any Decoder) throws {
    rows = try? RecordRows<ForeignRecord>(from: decoder).rows
  }
}
