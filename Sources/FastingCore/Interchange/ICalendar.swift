extension Exporter {
  /// A calendar (RFC 5545) of all fasts, which blocks no time.
  static let ics = Exporter(
    name: "ics", summary: "a calendar",
    write: { source in
      let events = source.fasts.flatMap(ICalendar.event)
      let lines =
        ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//fast//fast//EN", "CALSCALE:GREGORIAN"]
        + events + ["END:VCALENDAR"]
      return lines.flatMap(ICalendar.folded)
    })
}

private enum ICalendar {
  static func event(_ fast: Fast) -> [String] {
    let verdict = fast.isMet ? "met" : "not met"
    let summary =
      "Fast \(fast.elapsed.text) of \(fast.goal.name ?? fast.goal.duration.text), \(verdict)"
    let span = fast.span
    var lines = [
      "BEGIN:VEVENT",
      "UID:\(fast.start.instant.milliseconds)-\(fast.end.instant.milliseconds)@fast",
      "DTSTAMP:\(time(fast.end.instant))",
      "DTSTART:\(time(span.from))",
    ]
    // An event without an end lasts no time; one with an end must last some.
    if let end = span.to, time(end) != time(span.from) { lines.append("DTEND:\(time(end))") }
    lines.append("SUMMARY:\(escaped(summary))")
    if let note = fast.note { lines.append("DESCRIPTION:\(escaped(note))") }
    return lines + ["TRANSP:TRANSPARENT", "CLASS:PRIVATE", "END:VEVENT"]
  }

  /// An instant in UTC, as in `20261129T190000Z`.
  private static func time(_ instant: Instant) -> String {
    let text = (Moment(instant, utcOffset: 0) ?? .epoch).rfc3339
    return text.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\" + String(scalar)
      case "\n" where previous == "\r": break
      case "\n", "\r": escaped += "\\n"
      case "\t": escaped += "\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return escaped
  }

  /// The line with its end, folded so that no part has more than 75 octets and no character is
  /// split.
  static func folded(_ line: String) -> [UInt8] {
    if line.utf8.count <= 75 { return Array(line.utf8) + [0x0D, 0x0A] }
    var bytes: [UInt8] = []
    var room = 75
    for scalar in line.unicodeScalars {
      let octets = Array(String(scalar).utf8)
      if octets.count > room {
        bytes += [0x0D, 0x0A, 0x20]
        room = 74
      }
      bytes += octets
      room -= octets.count
    }
    return bytes + [0x0D, 0x0A]
  }
}
