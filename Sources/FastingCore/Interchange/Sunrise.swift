extension Importer {
  /// The export of Sunrise; its dates are seconds since the beginning of 2001 in UTC.
  static let sunrise = Importer(
    name: "sunrise", summary: "Sunrise, JSON",
    recognizes: { $0.first == UInt8(ascii: "[") && $0.keys.contains("targetInterval") },
    read: { source in
      let origin = Instant(milliseconds: 978_307_200_000)
      return source.rows(try source.records(format: "sunrise")) { record in
        if !record.lacks("startDate"), record.lacks("endDate") { return .running }
        return source.fast(
          from: record.number("startDate").flatMap { Instant(seconds: $0, since: origin) },
          to: record.number("endDate").flatMap { Instant(seconds: $0, since: origin) },
          goal: Fasting.Goal(roundedSeconds: record.number("targetInterval")),
          note: record.text("note"),
          otherKeys: record.imported(
            without: ["startDate", "endDate", "targetInterval", "note"]))
      }
    })
}
