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
      let rest = table.header.enumerated().dropFirst(4).filter { !$0.element.isEmpty }
      return table.rows.map { row in
        let others: JSONObject = rest.reduce(into: [:]) { others, column in
          let value = row.field(column.offset)
          if !value.isEmpty { others[column.element] = .string(value) }
        }
        return ImportedRow(row.number, ZeroCSV.content(row, others, source))
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
      from: first, to: last, goal: nil, note: nil,
      otherKeys: others.isEmpty ? [:] : ["imported": .object(others)], doubt: doubt)
  }
}

/// Finds the day on which a fast ended that is told by a start, a clock and a floored length.
enum EndDay {
  /// Of the days from the start day on, takes the one that makes the length nearest to half an hour
  /// more than the floored hours; of readings that clocks showed twice, the ones that agree best.
  ///
  /// Without hours it is the next day if the clock is not after the start. Returns nil where clocks
  /// skipped a reading.
  static func find(
    from start: LocalReading, clock: Int, hours: Double?, zone: Zone
  ) -> (start: Instant, end: Instant, doubt: ImportedRow.Doubt?)? {
    let starts = zone.instants(atLocal: start.local)
    guard let hours, hours < 100_000 else {
      let days = clock > start.millisecondOfDay ? 0 : 1
      let end = LocalReading(
        day: Day(number: start.day.number + days), millisecondOfDay: clock)
      guard let first = starts.first,
        let last = zone.instants(atLocal: end.local).first(where: { $0 >= first })
      else { return nil }
      return (first, last, .endDayGuessed)
    }
    let wanted = (hours + 0.5) * 3600
    let middle = Int(hours / 24)
    var best: (start: Instant, end: Instant, distance: Double)?
    for days in max(0, middle - 1)...(middle + 2) {
      let end = LocalReading(
        day: Day(number: start.day.number + days), millisecondOfDay: clock)
      for first in starts {
        for last in zone.instants(atLocal: end.local) where last >= first {
          let length = Double(first.duration(to: last).milliseconds) / 1000
          let distance = (length - wanted).magnitude
          if best.map({ distance < $0.distance }) ?? true { best = (first, last, distance) }
        }
      }
    }
    return best.map { ($0.start, $0.end, $0.distance > 31 * 60 ? .lengthDiffers : nil) }
  }
}
