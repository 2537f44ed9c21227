extension Exporter {
  /// A table for spreadsheets (RFC 4180).
  static let csv = Exporter(
    name: "csv", summary: "a table for spreadsheets",
    write: { source in
      let rows = [FastCSV.header] + source.fasts.map { CSVRow.fields($0, isRaw: source.isRaw) }
      let lines = rows.map { $0.map(CSVRow.quoted).joined(separator: ",") + "\r\n" }
      return Array(lines.joined().utf8)
    })
}

private enum CSVRow {
  static func fields(_ fast: Fast, isRaw: Bool) -> [String] {
    func text(_ text: String?) -> String {
      isRaw ? text ?? "" : FastCSV.guarded(text ?? "")
    }
    return [
      fast.start.rfc3339, fast.end.rfc3339, text(fast.goal.name), "\(fast.goal.seconds)",
      "\(fast.elapsed.wholeSeconds)", hours(fast.elapsed), fast.isMet ? "true" : "false",
      fast.day.description, text(fast.note),
    ]
  }

  static func quoted(_ field: String) -> String {
    let needsQuotes =
      field.utf8.contains {
        [UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, 0x0D].contains($0)
      } || field.first == " " || field.last == " "
    guard needsQuotes else { return field }
    let doubled = field.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) }
    return "\"\(doubled)\""
  }

  /// Hours with two digits, rounded.
  private static func hours(_ length: Duration) -> String {
    let hundredths = (length.wholeSeconds + 18) / 36
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
