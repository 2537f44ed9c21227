import FastingCore
import Testing

/// The formats that other programs read.
struct ExportFormatTests {
  static func text(_ format: String, _ fasts: [Fast]) throws -> String {
    let exporter = try ExportRoundTripTests.exporter(format)
    let bytes = try exporter.write(ExportSource(Record(Fasting(), saved: fasts)))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a table has a header, its lines end in CRLF`() throws {
    let odd = Fast(
      start: .hour(20), end: .hour(20.5), goal: .omad, note: "a, \"b\"\nc")
    #expect(
      try Self.text("csv", [.hours(0, 16), odd]) == """
        start,end,goal,goal_seconds,elapsed_seconds,hours,met,day,note\r
        2026-11-29T00:00:00+01:00,2026-11-29T16:00:00+01:00,trf16,57600,57600,16.00,true,\
        2026-11-29,\r
        2026-11-29T20:00:00+01:00,2026-11-29T20:30:00+01:00,omad,82800,1800,0.50,false,\
        2026-11-29,"a, ""b""
        c"\r

        """)
  }

  @Test(arguments: ["a,b", "a\nb", "a\rb", " a", "a "])
  func `a text that a reader would take apart stands in quotes`(note: String) throws {
    let text = try Self.text("csv", [.hours(0, 16, note: note)])
    #expect(text.hasSuffix(",\"\(note)\"\r\n"))
  }

  @Test(arguments: [(17.0, "17,0.00"), (18, "18,0.01"), (3582, "3582,1.00"), (3581, "3581,0.99")])
  func `hours in a table are rounded to two digits`(seconds: Double, columns: String) throws {
    let text = try Self.text("csv", [.hours(0, seconds / 3600)])
    #expect(text.contains(",57600,\(columns),false,"))
  }

  @Test(arguments: ["=1", "+1", "-1", "@x", "'x", "\tx", "\rx", "==", "'"])
  func `no text begins as a formula does`(note: String) throws {
    let line = try #require(
      try Self.text("csv", [.hours(0, 16, note: note)]).split(separator: "\r\n").last)
    #expect(line.hasSuffix(",'\(note)") || line.hasSuffix(",\"'\(note)\""))
  }

  @Test func `an event has all that a calendar wants`() throws {
    #expect(
      try Self.text("ics", [.hours(0, 16, note: "a;b,c\\d\r\ne\tf\u{7}")]) == """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//fast//fast//EN\r
        CALSCALE:GREGORIAN\r
        BEGIN:VEVENT\r
        UID:1795906800000-1795964400000@fast\r
        DTSTAMP:20261129T150000Z\r
        DTSTART:20261128T230000Z\r
        DTEND:20261129T150000Z\r
        SUMMARY:Fast 16h 0m of trf16\\, met\r
        DESCRIPTION:a\\;b\\,c\\\\d\\ne\tf \r
        TRANSP:TRANSPARENT\r
        CLASS:PRIVATE\r
        END:VEVENT\r
        END:VCALENDAR\r

        """)
  }

  @Test func `a fast of no length has no end in a calendar`() throws {
    let text = try Self.text("ics", [.hours(0, 0), .hours(5, 5.0001), .hours(9, 8)])
    #expect(!text.contains("DTEND"))
    #expect(text.split(separator: "BEGIN:VEVENT").count == 4)
  }

  @Test func `lines of a calendar are folded, and no character is split`() throws {
    var samples = Samples(seed: 51)
    for _ in 0..<300 {
      let pieces = ["ü", "日本", "🍵", "👩🏽‍🚀", "a", "felt fine", "\\", ";", "\n", "e\u{301}"]
      let note = (0..<samples.number(1...60)).map { _ in samples.pick(pieces) }.joined()
      let exporter = try ExportRoundTripTests.exporter("ics")
      let record = Record(Fasting(), saved: [.hours(0, 16, note: note)])
      let bytes = try exporter.write(ExportSource(record))
      #expect(bytes == (try exporter.write(ExportSource(record))))
      let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
      #expect(lines.last?.isEmpty ?? false)
      for line in lines.dropLast() {
        #expect(line.last == 0x0D)
        #expect(line.count <= 76)
        #expect(Array(String(decoding: line, as: UTF8.self).utf8) == Array(line))
      }
      let unfolded = String(decoding: bytes, as: UTF8.self).unicodeScalars
        .split(separator: "\r\n ".unicodeScalars).map { String(String.UnicodeScalarView($0)) }
        .joined()
      #expect(unfolded.contains(note.prefix { !"\\;\n".contains($0) }))
    }
  }

  @Test func `a table in Markdown stays a table`() throws {
    let fast = Fast(
      start: .hour(20), end: .hour(44.25), goal: .omad, note: "a|b\\c\r\nd\n<b>&\u{7}")
    #expect(
      try Self.text("markdown", [.hours(0, 15), fast]) == #"""
        | Start | End | Length | Goal | Result | Note |
        |---|---|---|---|---|---|
        | 2026-11-29 00:00 | 2026-11-29 15:00 | 15h 0m | trf16 | not met |  |
        | 2026-11-29 20:00 | 2026-11-30 20:15 | 24h 15m | omad | met | a\|b\\c<br>d<br>&lt;b>&amp;  |

        """#)
  }

  @Test func `a timeclock has one clock for a fast, that of its start`() throws {
    let travel = Fast(
      start: .hour(20), end: try #require(Moment.hour(36).at(utcOffset: -28_800)),
      goal: try #require(Fasting.Goal(seconds: 36_000)), note: "first; then\nsleep  \tx")
    #expect(
      try Self.text("timeclock", [.hours(0, 16), travel, .hours(40, 39)]) == """
        i 2026-11-29 00:00:00 fast:trf16
        o 2026-11-29 16:00:00
        i 2026-11-29 20:00:00 fast:600m  first, then sleep   x
        o 2026-11-30 12:00:00
        i 2026-11-30 16:00:00 fast:trf16
        o 2026-11-30 16:00:00

        """)
  }

  @Test func `a goal without a name is told by its length`() throws {
    let goal = try #require(Fasting.Goal(seconds: 36_000))
    let fasts = [Fast(start: .hour(0), end: .hour(10), goal: goal)]
    #expect(try Self.text("csv", fasts).contains("+01:00,,36000,36000,10.00,true,"))
    #expect(try Self.text("ics", fasts).contains("SUMMARY:Fast 10h 0m of 10h 0m\\, met\r\n"))
    #expect(try Self.text("markdown", fasts).contains("| 10h 0m | 10h 0m | met |"))
  }

  @Test func `a timeclock shows no year after 9999`() throws {
    let fast = Fast(
      start: try #require(Moment(rfc3339: "9999-12-31T20:00:00+14:00")),
      end: try #require(Moment(rfc3339: "9999-12-31T23:00:00Z")), goal: .trf16)
    #expect(
      try Self.text("timeclock", [fast])
        == "i 9999-12-31 20:00:00 fast:trf16\no 9999-12-31 23:00:00\n")
  }

  @Test func `a timeclock comes back with its lengths and its goals`() throws {
    let fasts = [Fast.hours(0, 16, note: "calm"), .hours(20, 36)]
    let rows = try Importing.rows(
      try Self.text("timeclock", fasts), Importing.options(Zone { _ in 3600 }))
    #expect(
      rows == [
        """
        1 2026-11-29T00:00:00+01:00 2026-11-29T16:00:00+01:00 trf16 'calm' \
        {"imported":{"account":"fast:trf16"}}
        """,
        """
        3 2026-11-29T20:00:00+01:00 2026-11-30T12:00:00+01:00 trf16 \
        {"imported":{"account":"fast:trf16"}}
        """,
      ])
  }

  @Test(arguments: ["", "a b  c", "日本", ";x", "a:b", "\n", "-"])
  func `the name of a goal makes an account`(name: String) throws {
    let goal = try #require(Fasting.Goal(seconds: 5400, name: name))
    let text = try Self.text("timeclock", [Fast(start: .hour(0), end: .hour(1), goal: goal)])
    let account = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst(3).joined(
      separator: " ")
    #expect(account.hasPrefix("fast:") && account.count > 5)
    #expect(!account.dropFirst(5).contains { " ;:\n\t".contains($0) })
  }
}
