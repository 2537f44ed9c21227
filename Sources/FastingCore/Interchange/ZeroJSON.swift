extension Importer {
  /// The JSON that Zero gives people who ask for their data.
  static let zeroJSON = Importer(
    name: "zero-json", summary: "Zero, the JSON of a data request",
    recognizes: { $0.first == UInt8(ascii: "{") && $0.keys.contains("fast_data") },
    read: { source in
      let times = RecordTimes(start: "StartDTM", end: "EndDTM") { record, key in
        record.text(key).flatMap(ZeroJSON.instant)
      }
      return try source.rows(in: "fast_data", format: "zero-json") { record in
        source.content(
          of: record, times, goal: ZeroJSON.goal(record), note: nil,
          otherKeys: record.imported(without: ["StartDTM", "EndDTM", "GoalHours", "IsEnded"]))
      }
    })
}

private enum ZeroJSON {
  /// Reads a time in UTC, which need not say that it is one.
  static func instant(_ text: String) -> Instant? {
    if let moment = Moment(rfc3339: text) { return moment.instant }
    let withT = text.replacingFirst(" ", with: "T")
    return (Moment(rfc3339: withT) ?? Moment(rfc3339: withT + "Z"))?.instant
  }

  static func goal(_ record: ForeignRecord) -> ImportedGoal {
    let byHours = record.goal("GoalHours", secondsInUnit: 3600)
    guard byHours.goal == nil, let name = record.text("GoalID") else { return byHours }
    if let goal = names[name] { return ImportedGoal(goal: goal) }
    return ImportedGoal(doubt: byHours.doubt ?? .goalUnknown(name))
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
