import FastingCore

extension FuzzTarget {
  /// The reader of RFC 3339: what it reads is written back, and read again equal.
  static let moments = FuzzTarget(name: "moments") { bytes in
    var index = 0
    let read = Moment.read(bytes.span, at: &index)
    try promise("the index stays inside", bytes.indices.contains(index) || index == bytes.count)
    let whole = index == bytes.count ? read : nil
    let text = String(decoding: bytes, as: UTF8.self)
    try promise("text and bytes are read alike", Moment(rfc3339: text) == whole)
    if let read { try check(read) }
  }

  /// Checks that a moment lies in the years allowed, and is read from what it is written as.
  static func check(_ moment: Moment) throws {
    let (year, month, day) = moment.day.parts
    try promise("\(moment) lies in the years allowed", (1970...9999).contains(year))
    try promise(
      "\(moment) has a date", Day(year: year, month: month, day: day) == moment.day)
    let text = moment.rfc3339
    try promise("\(text) is read back", Moment(rfc3339: text) == moment)
    try promise("\(text) is read back", Moment(rfc3339: text.lowercased()) == moment)
    try promise("\(text) is short", text.utf8.count <= "2026-11-29T20:00:00.000+01:00".utf8.count)
  }
}
