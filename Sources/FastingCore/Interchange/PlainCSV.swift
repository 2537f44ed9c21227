/// The columns of a plain table, as a person names them.
package struct CSVColumns: Hashable, Sendable {
  package var start: String?
  package var end: String?
  package var date: String?
  package var hours: String?
  package var goal: String?
  package var note: String?

  package init() {}
}

extension Importer {
  /// Any other table, of which a person names the columns.
  static let csv = Importer(
    name: "csv", summary: "any other table, with its columns named",
    recognizes: { source in
      guard let table = CSVTable(source.bytes.prefix(4000)) else { return false }
      return table.header.count > 1
    },
    read: { source in
      guard let table = CSVTable(source.bytes) else {
        throw ImportFailure.notUnderstood(format: "csv")
      }
      let columns = try PlainCSV(source.options.columns, table)
      return table.rows.map { ImportedRow($0.number, columns.content($0, source)) }
    })
}

private struct PlainCSV {
  let start: Int
  let end: Int
  let date: Int?
  let hours: Int?
  let goal: Int?
  let note: Int?

  init(_ names: CSVColumns, _ table: CSVTable) throws {
    guard let startName = names.start, let endName = names.end else {
      throw ImportFailure.columnsNotNamed(table.header)
    }
    func find(_ name: String) throws -> Int {
      guard let column = table.column(name) else {
        throw ImportFailure.noColumn(name, table.header)
      }
      return column
    }
    start = try find(startName)
    end = try find(endName)
    date = try names.date.map(find)
    hours = try names.hours.map(find)
    note = try names.note.map(find)
    goal = names.goal.flatMap { table.column($0) }
  }

  func content(_ row: CSVTable.Row, _ source: ImportSource) -> ImportedRow.Content {
    let (goal, doubt) = source.goal(row.field(goal))
    let note = row.field(note)
    if row.field(end).isEmpty { return .running }
    switch (moment(row.field(start), row, source), moment(row.field(end), nil, source)) {
    case (.failure(let reason), _): return .rejected(reason.reason)
    case (.success(.moment(let first)), .success(.moment(let last))):
      guard first.instant <= last.instant else { return .rejected(.endBeforeStart) }
      let fast = Fast(start: first, end: last, goal: goal ?? source.options.goal, note: note)
      return .fast(fast, doubt: doubt)
    case (.success(.reading(let first)), .success(.reading(let last))):
      return source.fast(from: first, to: last, goal: goal, note: note, doubt: doubt)
    case (.success(.reading(let first)), .failure):
      guard let clock = LocalReading.clock(row.field(end)) else {
        return .rejected(.notUnderstood(row.field(end)))
      }
      let length = Double(row.field(hours)).map { $0 - 0.5 }
      guard
        let (start, end, guessed) = EndDay.find(
          from: first, clock: clock, hours: length.map { max(0, $0) }, zone: source.options.zone)
      else { return .rejected(.noSuchClock(row.field(end))) }
      return source.fast(
        from: start, to: end, goal: goal, note: note, otherKeys: [:], doubt: doubt ?? guessed)
    case (_, .failure(let reason)): return .rejected(reason.reason)
    default: return .rejected(.notUnderstood(row.field(end)))
    }
  }

  private enum Time {
    case moment(Moment)
    case reading(LocalReading)
  }

  private struct Failure: Error {
    let reason: ImportedRow.Reason
  }

  /// Reads a time with its date, or a clock whose date stands in a column of its own.
  private func moment(
    _ text: String, _ row: CSVTable.Row?, _ source: ImportSource
  ) -> Result<Time, Failure> {
    if let moment = Moment(rfc3339: text.replacingFirst(" ", with: "T")) {
      return .success(.moment(moment))
    }
    var whole = text
    if let date, let row, LocalReading.clock(text) != nil { whole = "\(row.field(date)) \(text)" }
    if let reading = LocalReading(whole, dateOrder: source.options.dateOrder ?? .yearMonthDay) {
      return .success(.reading(reading))
    }
    let isDated =
      LocalReading(whole, dateOrder: .monthDayYear) != nil
      || LocalReading(whole, dateOrder: .dayMonthYear) != nil
    return .failure(
      Failure(reason: isDated ? .dateOrderUnknown(whole) : .notUnderstood(whole)))
  }
}
