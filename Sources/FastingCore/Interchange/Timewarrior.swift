extension Importer {
  /// The export of Timewarrior, of which intervals with a fasting word are taken.
  static let timewarrior = Importer(
    name: "timewarrior", summary: "Timewarrior, 'timew export'",
    recognizes: { source in
      source.first == UInt8(ascii: "[") && source.keys.contains("start")
        && !source.keys.contains("goal")
    },
    read: { source in
      let times = RecordTimes(start: "start", end: "end") { record, key in
        record.text(key).flatMap(Timewarrior.instant)
      }
      return try source.rows(format: "timewarrior") { record in
        guard source.options.isFasting(record.texts("tags")) else { return nil }
        let goal = record.texts("tags").lazy.compactMap { try? Fasting.Goal(typed: $0) }.first
        return source.content(
          of: record, times, goal: ImportedGoal(goal: goal), note: record.text("annotation"),
          otherKeys: record.imported(without: ["start", "end", "annotation", "id"]))
      }
    })
}

private enum Timewarrior {
  /// Reads `20261129T200000Z`.
  static func instant(_ text: String) -> Instant? {
    let letters = Array(text)
    guard letters.count == 16 else { return nil }
    func part(_ range: Range<Int>) -> String { String(letters[range]) }
    let date = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))"
    let clock = "\(part(9..<11)):\(part(11..<13)):\(part(13..<15))"
    return Moment(rfc3339: "\(date)\(letters[8])\(clock)\(letters[15])")?.instant
  }
}

extension ImportOptions {
  /// Tells whether words speak of fasting, or are among those that a person named.
  func isFasting(_ words: [String]) -> Bool {
    words.contains { word in
      let parts = word.lowercased().split { !$0.isLetter }
      return tags.contains { $0.lowercased() == word.lowercased() }
        || parts.contains("fast") || parts.contains("fasting") || parts.contains("fasted")
    }
  }
}
