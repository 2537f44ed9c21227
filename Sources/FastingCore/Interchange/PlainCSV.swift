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
      guard source.first != UInt8(ascii: "{"), source.first != UInt8(ascii: "[") else {
        return false
      }
      return (CSVTable(source.bytes.prefix(4000))?.header.count ?? 0) > 1
    },
    read: { source in
      guard let table = CSVTable(source.bytes) else {
        throw ImportFailure.notUnderstood(format: "csv")
      }
      let columns = try PlainCSV(source.options, table)
      let rows = table.rows.map { ImportedRow($0.number, columns.content($0)) }
      try PlainCSV.checkDateOrder(of: rows)
      return rows
    })
}

private struct PlainCSV {
  let table: CSVTable
  let options: ImportOptions
  let start: Int
  let end: Int
  let date: Int?
  let hours: Int?
  let goal: Int?
  let note: Int?

  init(_ options: ImportOptions, _ table: CSVTable) throws {
    let names = options.columns
    guard let startName = names.start, let endName = names.end else {
      throw ImportFailure.columnsNotNamed(table.header)
    }
    func find(_ name: String) throws -> Int {
      guard let column = table.column(name) else {
        throw ImportFailure.noColumn(name, table.header)
      }
      return column
    }
    self.table = table
    self.options = options
    start = try find(startName)
    end = try find(endName)
    date = try names.date.map(find)
    hours = try names.hours.map(find)
    note = try names.note.map(find)
    goal = try names.goal.flatMap { name in
      (try? Fasting.Goal(typed: name)) == nil ? try find(name) : table.column(name)
    }
  }

  /// Throws where no row was understood because the order of month and day is not known.
  static func checkDateOrder(of rows: [ImportedRow]) throws {
    var unknown: String?
    for row in rows {
      guard case .rejected(let reason) = row.content else { return }
      if case .dateOrderUnknown(let text) = reason { unknown = unknown ?? text }
    }
    if let unknown { throw ImportFailure.dateOrderUnknown(unknown) }
  }

  func content(_ row: CSVTable.Row) -> ImportedRow.Content {
    do throws(Failure) {
      return try self.row(row)
    } catch {
      return .rejected(error.reason)
    }
  }

  private func row(_ row: CSVTable.Row) throws(Failure) -> ImportedRow.Content {
    let start = try time(row.field(start), date: row.field(date))
    let text = row.field(end)
    if text.isEmpty { return .running }
    if let clock = LocalReading.clock(text) { return try ended(row, from: start, clock: clock) }
    let first = try moment(start, row.field(self.start))
    let last = try moment(try time(text), text, notBefore: first)
    return fast(row, from: first, to: last)
  }

  /// A row that has only a clock for its end.
  private func ended(
    _ row: CSVTable.Row, from start: Time, clock: Int
  ) throws(Failure) -> ImportedRow.Content {
    let hours = Double(row.field(hours)).flatMap { $0 >= 0 ? max(0, $0 - 0.5) : nil }
    let (reading, zone) =
      switch start {
      case .reading(let reading): (reading, options.zone)
      case .moment(let moment):
        (
          LocalReading(day: moment.day, millisecondOfDay: moment.millisecondOfDay),
          Zone { _ in moment.utcOffset }
        )
      }
    guard
      let (first, last, doubt) = EndDay.find(from: reading, clock: clock, hours: hours, zone: zone)
    else { throw Failure(reason: .noSuchClock(row.field(end))) }
    return fast(row, from: first, to: last, doubt: doubt)
  }

  private func fast(
    _ row: CSVTable.Row, from start: Moment, to end: Moment, doubt: ImportedRow.Doubt? = nil
  ) -> ImportedRow.Content {
    let typed = ImportedGoal(row.field(goal))
    var known = Set([self.start, self.end, date, hours, note].compactMap { $0 })
    if let goal, typed.doubt == nil { known.insert(goal) }
    guard start.instant <= end.instant else { return .rejected(.endBeforeStart) }
    let fast = Fast(
      start: start, end: end, goal: typed.goal ?? options.goal(on: start.day),
      note: row.field(note),
      otherKeys: table.imported(row, without: known))
    return .fast(fast, doubt: doubt ?? typed.doubt)
  }

  private enum Time {
    case moment(Moment)
    case reading(LocalReading)
  }

  private struct Failure: Error {
    let reason: ImportedRow.Reason
  }

  /// Reads a time with its date, or a clock whose date stands in a column of its own.
  private func time(_ text: String, date: String = "") throws(Failure) -> Time {
    if let moment = Moment(rfc3339: text.replacingFirst(" ", with: "T")) { return .moment(moment) }
    let isClock = !date.isEmpty && LocalReading.clock(text) != nil
    let whole = isClock ? "\(date) \(text)" : text
    if let order = options.dateOrder ?? (beginsWithYear(whole) ? .yearMonthDay : nil),
      let reading = LocalReading(whole, dateOrder: order)
    {
      return .reading(reading)
    }
    let isDated = DateOrder.allCases.contains { LocalReading(whole, dateOrder: $0) != nil }
    throw Failure(reason: isDated ? .dateOrderUnknown(whole) : .notUnderstood(whole))
  }

  private func beginsWithYear(_ text: String) -> Bool {
    text.prefix { $0.isWholeNumber }.count == 4
  }

  private func moment(
    _ time: Time, _ text: String, notBefore start: Moment? = nil
  ) throws(Failure) -> Moment {
    switch time {
    case .moment(let moment): return moment
    case .reading(let reading):
      guard let moment = options.zone.moment(reading, notBefore: start) else {
        throw Failure(reason: .noSuchClock(text))
      }
      return moment
    }
  }
}
