extension Importer {
  /// The export of FastTimes; its times are milliseconds since 1970.
  static let fasttimes = Importer(
    name: "fasttimes", summary: "FastTimes, JSON",
    recognizes: {
      $0.first == UInt8(ascii: "[") && $0.keys.isSuperset(of: ["startTime", "profileName"])
    },
    read: { source in
      source.rows(try source.records(format: "fasttimes")) { record in
        if !record.lacks("startTime"), record.lacks("endTime") { return .running }
        return source.fast(
          from: record.number("startTime").flatMap { Instant(seconds: $0 / 1000) },
          to: record.number("endTime").flatMap { Instant(seconds: $0 / 1000) },
          goal: Fasting.Goal(roundedSeconds: record.number("targetDuration").map { $0 / 1000 }),
          note: record.text("notes"),
          otherKeys: record.imported(
            without: ["startTime", "endTime", "targetDuration", "notes"]))
      }
    })
}
