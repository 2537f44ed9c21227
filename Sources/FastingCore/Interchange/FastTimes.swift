extension Importer {
  /// The export of FastTimes; its times are milliseconds since 1970.
  static let fasttimes = Importer(
    name: "fasttimes", summary: "FastTimes, JSON",
    recognizes: {
      $0.first == UInt8(ascii: "[") && $0.keys.isSuperset(of: ["startTime", "profileName"])
    },
    read: { source in
      let times = RecordTimes(start: "startTime", end: "endTime") { record, key in
        record.number(key).flatMap { Instant(seconds: $0 / 1000) }
      }
      return try source.rows(format: "fasttimes") { record in
        source.content(
          of: record, times, goal: record.goal("targetDuration", secondsInUnit: 0.001),
          note: record.text("notes"),
          otherKeys: record.imported(without: ["startTime", "endTime", "targetDuration", "notes"]))
      }
    })
}
