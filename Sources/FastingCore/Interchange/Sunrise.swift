extension Importer {
  /// The export of Sunrise; its dates are seconds since the beginning of 2001 in UTC.
  static let sunrise = Importer(
    name: "sunrise", summary: "Sunrise, JSON",
    recognizes: { $0.first == UInt8(ascii: "[") && $0.keys.contains("targetInterval") },
    read: { source in
      let origin = Instant(milliseconds: 978_307_200_000)
      let times = RecordTimes(start: "startDate", end: "endDate") { record, key in
        record.number(key).flatMap { Instant(seconds: $0, since: origin) }
      }
      return try source.rows(format: "sunrise") { record in
        source.content(
          of: record, times, goal: record.goal("targetInterval", secondsInUnit: 1),
          note: record.text("note"),
          otherKeys: record.imported(without: ["startDate", "endDate", "targetInterval", "note"]))
      }
    })
}
