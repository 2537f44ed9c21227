@testable import FastingCore
import Testing

/// The shapes that a good file may have, and what is kept of it.
struct ImportFormTests {
  static let table = """
    Date,Start,End,Hours,Night Eating
    11/10/25,20:30,9:39,13,2
    11/7/25,20:00,19:50,23,

    """

  static func zero(_ text: String) throws -> [String] {
    try Importing.rows(text)
  }

  @Test(arguments: [
    "\u{FEFF}" + table, table.replacingNewlines("\r\n"), "\n\n" + table,
    table.replacingNewlines("\n\n"), table.replacingNewlines("\r\n\r\n"),
    table.replacingNewlines("\n,,,,\n"), table.replacingNewlines(",\n"),
    table.replacingNewlines(" \n"),
    table.replacingOccurrences("20:30", "\"20:30\""), table.replacingOccurrences(",", ";"),
    table.replacingOccurrences(",", "\t"), table.replacingOccurrences("20:30", " 20:30 "),
    table.replacingOccurrences("9:39", "09:39"), String(table.dropLast()),
  ])
  func `a table may come in many shapes`(text: String) throws {
    let rows = try Self.zero(text)
    #expect(
      rows.map { $0.drop { $0 != " " } } == [
        " 2025-11-10T20:30:00Z 2025-11-11T09:39:00Z trf16 {\"imported\":{\"Night Eating\":\"2\"}}",
        " 2025-11-07T20:00:00Z 2025-11-08T19:50:00Z trf16",
      ], "\(text.debugDescription)")
  }

  @Test func `a row without a goal has the one that is set for the day of its start`() throws {
    let settings = try Settings(Array(#"{"goal":"trf18","goal.fri":"trf14","version":1}"#.utf8))
    let options = ImportOptions(zone: .utc, settings: settings)
    let rows = try Importing.rows(Self.table, options)
    #expect(rows.map { $0.split(separator: " ")[3] } == ["trf18", "trf14"])
  }

  @Test func `a start or an end that clocks skipped is named as such`() throws {
    let text = """
      Start Time,End Time,Duration (hours),Goal
      2025-03-29 20:00:00,2025-03-30 02:30:00,5.5,16:8
      2025-03-30 02:30:00,2025-03-30 04:00:00,0.5,16:8
      2025-03-30 03:00:00,2025-03-30 04:00:00,1,16:8
      """
    #expect(
      try Importing.rows(text, Importing.options(PhraseZones.berlin)) == [
        #"2 noSuchClock("end")"#, #"3 noSuchClock("start")"#,
        "4 2025-03-30T03:00:00+02:00 2025-03-30T04:00:00+02:00 trf16",
      ])
  }

  @Test func `rows are numbered by the line on which they begin`() throws {
    let text = "\n\nDate,Start,End,Hours,Note\n\n1/2/26,20:00,8:00,12,\"a\nb\"\n\n1/4/26,x,,,\n"
    #expect(
      try Importing.rows(text).map { $0.prefix { $0 != " " } } == ["5", "8"])
  }

  @Test func `our own table knows its columns by name`() throws {
    #expect(
      try Importing.rows(
        """
        start,end,goal,goal_seconds,note,more
        2025-11-01T20:00:00Z,2025-11-02T12:00:00Z,trf16,57600,calm,x
        """) == ["2 2025-11-01T20:00:00Z 2025-11-02T12:00:00Z trf16 'calm'"])
  }

  @Test func `the order of keys means nothing`() throws {
    let keys = [
      #""startDate":784800000"#, #""endDate":784857600"#, #""targetInterval":57600"#,
      #""mood":[1,{"x":null}]"#,
    ]
    for first in keys.indices {
      let members = (keys[first...] + keys[..<first]).joined(separator: " ,\n ")
      #expect(
        try Importing.rows("[ { \(members) } ]") == [
          """
          1 2025-11-14T08:00:00Z 2025-11-15T00:00:00Z trf16 \
          {"imported":{"mood":[1,{"x":null}]}}
          """
        ])
    }
  }

  @Test(arguments: ["", " ", "\n\n", "\r\n", "\u{FEFF}", "\u{FEFF}\n"])
  func `an empty file has no rows`(text: String) throws {
    #expect(try Importing.rows(text) == [])
  }

  @Test(arguments: [
    "Date,Start,End,Hours,Night Eating\r\n", #"{"fast_data":[]}"#,
    #"{"format":"fast-export","version":1,"fasts":[],"current":null}"#, "[]", " [ ] \n",
  ])
  func `a file without rows has no rows`(text: String) throws {
    #expect(try Importing.rows(text) == [])
  }

  @Test func `what the scanner leaves to the decoder is read all the same`() throws {
    for oddity in [#""x":1e2"#, #""x":"\ud83c\udf75""#, #""x":123456789012345678901234567890"#] {
      let rows = try Importing.rows(
        #"[{"targetInterval":57600,"startDate":784800000,"endDate":784857600,\#(oddity)}, 3]"#)
      #expect(rows.count == 2)
      #expect(rows.first?.hasPrefix("1 2025-11-14T08:00:00Z 2025-11-15T00:00:00Z") ?? false)
      #expect(rows.last == #"2 notUnderstood("record")"#)
    }
  }

  @Test func `a goal that was named is the one of rows that have none`() throws {
    var options = Importing.options()
    options.goal = .omad
    #expect(
      try Importing.rows("Date,Start,End,Hours\n1/2/26,20:00,8:00,12\n", options) == [
        "2 2026-01-02T20:00:00Z 2026-01-03T08:00:00Z omad"
      ])
  }
}

extension String {
  fileprivate func replacingNewlines(_ other: String) -> String {
    split(separator: "\n").joined(separator: other) + other
  }

  fileprivate func replacingOccurrences(_ text: String, _ other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
