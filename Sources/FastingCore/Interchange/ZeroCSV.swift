extension Importer {
  /// The CSV that Zero exports: a start day, two local clocks, and the length in whole hours.
  static let zeroCSV = Importer(
    name: "zero-csv", summary: "Zero, the CSV of its export",
    recognizes: { source in
      let header = CSVTable(source.bytes.prefix(200))?.header ?? []
      return header.starts(with: ["Date", "Start", "End", "Hours"])
    },
    read: { source in
      guard let table = CSVTable(source.bytes) else {
        throw ImportFailure.notUnderstood(format: "zero-csv")
      }
      return table.rows.map { row in
        ImportedRow(row.number, ZeroCSV.content(row, table.imported(row, from: 4), source))
      }
    })
}

private enum ZeroCSV {
  static func content(
    _ row: CSVTable.Row, _ others: JSONObject, _ source: ImportSource
  ) -> ImportedRow.Content {
    guard let day = Day(text: row.field(0), order: .monthDayYear) else {
      return .rejected(.notUnderstood("Date"))
    }
    guard let start = LocalReading.clock(row.field(1)) else {
      return .rejected(.notUnderstood("Start"))
    }
    if row.field(2).isEmpty { return .running }
    guard let end = LocalReading.clock(row.field(2)) else {
      return .rejected(.notUnderstood("End"))
    }
    let reading = LocalReading(day: day, millisecondOfDay: start)
    guard
      let (first, last, doubt) = EndDay.find(
        from: reading, clock: end, hours: Int.digits(row.field(3)).map(Double.init),
        zone: source.options.zone)
    else { return .rejected(.noSuchClock("Start or End")) }
    return source.fast(
      from: first, to: last, goal: ImportedGoal(), note: nil, otherKeys: others, doubt: doubt)
  }
}
