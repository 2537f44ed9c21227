extension Exporter {
  /// A timeclock file for hledger and ledger; both times are those of the place where it began.
  static let timeclock = Exporter(
    name: "timeclock", summary: "for hledger and ledger",
    write: { source in
      source.fasts.flatMap { fast in
        let account = "fast:\(TimeclockLine.word(fast.goal))"
        let note = fast.note.map { "  \(TimeclockLine.line($0))" } ?? ""
        let end = fast.end.at(utcOffset: fast.start.utcOffset) ?? fast.end
        let last = end.instant < fast.start.instant ? fast.start : end
        return Array(
          "i \(TimeclockLine.time(fast.start)) \(account)\(note)\no \(TimeclockLine.time(last))\n"
            .utf8)
      }
    })
}

private enum TimeclockLine {
  static func time(_ moment: Moment) -> String {
    String(moment.rfc3339.prefix(19)).replacingFirst("T", with: " ")
  }

  /// The goal in one word that the importer reads as the same length.
  static func word(_ goal: Fasting.Goal) -> String {
    if let name = goal.name, (try? Fasting.Goal(typed: name)) == goal { return name }
    let (minutes, seconds) = goal.seconds.quotientAndRemainder(dividingBy: 60)
    return seconds == 0 ? "\(minutes)m" : "\(goal.seconds)s"
  }

  /// A text in one line, without what begins a comment.
  static func line(_ text: String) -> String {
    let line = String(
      text.map { $0.isNewline || $0 == "\t" ? " " : $0 == ";" ? "," : $0 })
    return String(line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
  }
}
