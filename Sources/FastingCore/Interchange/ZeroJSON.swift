extension Importer {
  /// The JSON that Zero gives people who ask for their data.
  static let zeroJSON = Importer(
    name: "zero-json", summary: "Zero, the JSON of a data request",
    recognizes: { $0.first == UInt8(ascii: "{") && $0.keys.contains("fast_data") },
    read: { source in
      let records = try source.records(in: "fast_data", format: "zero-json")
      return source.rows(records) { record in
        if record.lacks("EndDTM") { return .running }
        return source.fast(
          from: ZeroJSON.instant(record.text("StartDTM")),
          to: ZeroJSON.instant(record.text("EndDTM")),
          goal: ZeroJSON.goal(record), note: nil,
          otherKeys: record.imported(
            without: ["StartDTM", "EndDTM", "GoalHours", "IsEnded"]))
      }
    })
}

private enum ZeroJSON {
  /// Reads a time in UTC, which need not say that it is one.
  static func instant(_ text: String?) -> Instant? {
    guard let text else { return nil }
    let withT = text.replacingFirst(" ", with: "T")
    return (Moment(rfc3339: withT) ?? Moment(rfc3339: withT + "Z"))?.instant
  }

  static func goal(_ record: ForeignRecord) -> Fasting.Goal? {
    if let hours = record.number("GoalHours") {
      return Fasting.Goal(roundedSeconds: hours * 3600)
    }
    return record.text("GoalID").flatMap { names[$0] }
  }

  private static let names: [String: Fasting.Goal] = [
    "circadian-rhythm": .trf13, "sixteen-intermittent": .trf16, "eighteen-intermittent": .trf18,
    "twenty-intermittent": .trf20,
  ]
}

extension String {
  /// The text with the first occurrence of a character replaced.
  func replacingFirst(_ character: Character, with other: Character) -> String {
    guard let index = firstIndex(of: character) else { return self }
    return String(self[..<index]) + String(other) + String(self[self.index(after: index)...])
  }
}
