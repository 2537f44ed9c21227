@testable import FastingCore
import Testing

/// Tables of any kind, of which a person names the columns.
struct PlainCSVTests {
  static func options(
    _ zone: Zone = .utc, _ adjust: (inout ImportOptions) -> Void = { _ in }
  ) -> ImportOptions {
    var options = Importing.options(zone)
    (options.columns.start, options.columns.end) = ("From", "To")
    adjust(&options)
    return options
  }

  @Test func `a start and an end are enough, and the rest is kept`() throws {
    #expect(
      try Importing.rows(
        """
        to,mood,FROM
        2026-01-03 08:00,good,2026-01-02 20:00
        2026-01-05T08:00:30,,2026-01-04T20:00:15
        ,x,2026-01-06 20:00
        """, Self.options()) == [
          #"2 2026-01-02T20:00:00Z 2026-01-03T08:00:00Z trf16 {"imported":{"mood":"good"}}"#,
          "3 2026-01-04T20:00:15Z 2026-01-05T08:00:30Z trf16", "4 running",
        ])
  }

  @Test func `every column can be named`() throws {
    let options = Self.options { options in
      options.columns.date = "Day"
      options.columns.hours = "Length"
      options.columns.goal = "Plan"
      options.columns.note = "Text"
      options.dateOrder = .dayMonthYear
    }
    #expect(
      try Importing.rows(
        #"""
        Day;From;To;Length;Plan;Text;Else
        2.1.26;20:00;8:00;36;16:8;calm;
        05.01.2026;7:15;19:15;12;omad;"a; ""b""";x
        07.01.2026;20:00;21:00;0.9;;;
        08.01.2026;20:00;12:00;16;fish;;
        9.1.2026;20:00;12:00;;;;
        """#, options) == [
          "2 2026-01-02T20:00:00Z 2026-01-04T08:00:00Z trf16 'calm'",
          #"3 2026-01-05T07:15:00Z 2026-01-05T19:15:00Z omad 'a; "b"' {"imported":{"Else":"x"}}"#,
          "4 2026-01-07T20:00:00Z 2026-01-07T21:00:00Z trf16",
          """
          5 2026-01-08T20:00:00Z 2026-01-09T12:00:00Z trf16 \
          {"imported":{"Plan":"fish"}} goalUnknown("fish")
          """,
          "6 2026-01-09T20:00:00Z 2026-01-10T12:00:00Z trf16 endDayGuessed",
        ])
  }

  @Test(arguments: [
    (DateOrder.monthDayYear, "2/3/26", "2026-02-03"), (.dayMonthYear, "2/3/26", "2026-03-02"),
    (.yearMonthDay, "26/2/3", "2026-02-03"), (.monthDayYear, "02-03-2026", "2026-02-03"),
    (.dayMonthYear, "02.03.2026", "2026-03-02"), (nil, "2026/2/3", "2026-02-03"),
    (nil, "2026.02.03", "2026-02-03"),
  ])
  func `the order of a date can be named`(order: DateOrder?, text: String, day: String) throws {
    #expect(
      try Importing.rows(
        "From,To\n\(text) 01:00,\(text) 02:00", Self.options { $0.dateOrder = order })
        == ["2 \(day)T01:00:00Z \(day)T02:00:00Z trf16"])
  }

  @Test(arguments: ["2/3/26", "02/03/2026", "13.02.2026", "2-3-26"])
  func `nobody guesses the order of a date`(text: String) throws {
    let table = "From,To\n\(text) 01:00,\(text) 02:00\n"
    #expect(try Importing.failure(table, Self.options()) == .dateOrderUnknown("\(text) 01:00"))
    #expect(
      try Importing.rows(table + "2026-01-01 01:00,2026-01-01 02:00\n", Self.options()) == [
        "2 dateOrderUnknown(\"\(text) 01:00\")",
        "3 2026-01-01T01:00:00Z 2026-01-01T02:00:00Z trf16",
      ])
  }

  @Test func `an offset is kept, also for a bare clock`() throws {
    #expect(
      try Importing.rows(
        """
        From,To
        2026-01-02T20:00:00+09:00,2026-01-03T08:00:00-08:00
        2026-01-05 20:00:00+09:00,8:00
        2026-01-07T20:00:00+09:00,2026-01-08 08:00
        2026-01-09 20:00:00Z,2026-01-10 08:00
        """, Self.options(PhraseZones.berlin)) == [
          "2 2026-01-02T20:00:00+09:00 2026-01-03T08:00:00-08:00 trf16",
          "3 2026-01-05T20:00:00+09:00 2026-01-06T08:00:00+09:00 trf16 endDayGuessed",
          "4 2026-01-07T20:00:00+09:00 2026-01-08T08:00:00+01:00 trf16",
          "5 2026-01-09T20:00:00Z 2026-01-10T08:00:00+01:00 trf16",
        ])
  }

  @Test func `a bare clock ends the fast that began before, or the one as long as told`() throws {
    let options = Self.options { $0.columns.hours = "Hours" }
    #expect(
      try Importing.rows(
        """
        From,To,Hours
        2026-01-02 20:00,20:30,
        2026-01-02 20:00,19:30,
        2026-01-02 20:00,20:00,
        2026-01-02 20:00,20:00,0
        2026-01-02 20:00,20:00,24
        2026-01-02 20:00,20:15,.25
        2026-01-02 20:00,20:30,72.5
        2026-01-02 20:00,20:30,nan
        2026-01-02 20:00,20:30,-3
        2026-01-02 20:00,20:30,1e99
        2026-01-02 20:00,20:30,10
        """, options
      ).map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") } == [
        "2026-01-02T20:30:00Z trf16 endDayGuessed", "2026-01-03T19:30:00Z trf16 endDayGuessed",
        "2026-01-03T20:00:00Z trf16 endDayGuessed", "2026-01-02T20:00:00Z trf16",
        "2026-01-03T20:00:00Z trf16", "2026-01-02T20:15:00Z trf16",
        "2026-01-05T20:30:00Z trf16", "2026-01-02T20:30:00Z trf16 endDayGuessed",
        "2026-01-02T20:30:00Z trf16 endDayGuessed", "2026-01-02T20:30:00Z trf16 endDayGuessed",
        "2026-01-02T20:30:00Z trf16 lengthDiffers",
      ])
  }

  @Test func `what is not understood says what it was`() throws {
    #expect(
      try Importing.rows(
        """
        From,To
        never,8:00
        2026-01-02 20:00,later
        2026-01-02 20:00,2026-01-02 08:00
        2026-03-29 02:30,2026-03-29 08:00
        2026-03-28 20:00,2026-03-29 02:30
        2026-03-28 20:00,02:30
        2026-01-04 20:00,2026-01-05 08:00
        20:00,8:00
        """, Self.options(PhraseZones.berlin)) == [
          #"2 notUnderstood("never")"#, #"3 notUnderstood("later")"#, "4 endBeforeStart",
          #"5 noSuchClock("2026-03-29 02:30")"#, #"6 noSuchClock("2026-03-29 02:30")"#,
          #"7 noSuchClock("02:30")"#, "8 2026-01-04T20:00:00+01:00 2026-01-05T08:00:00+01:00 trf16",
          #"9 notUnderstood("20:00")"#,
        ])
  }

  @Test func `columns must be named, and be there`() throws {
    let table = "From,To\n2026-01-02 20:00,8:00\n"
    #expect(try Importing.failure(table) == .columnsNotNamed(["From", "To"]))
    for adjust: (inout ImportOptions) -> Void in [
      { $0.columns.start = "x" }, { $0.columns.end = "x" }, { $0.columns.date = "x" },
      { $0.columns.hours = "x" }, { $0.columns.note = "x" }, { $0.columns.goal = "x" },
    ] {
      #expect(
        try Importing.failure(table, Self.options(.utc, adjust)) == .noColumn("x", ["From", "To"]))
    }
    #expect(try Importing.failure(table, Self.options { $0.columns.goal = "18h" }) == nil)
  }
}
