@testable import FastingCore
import Testing

/// Every format, with the odd rows that occur in it.
struct ImportSampleTests {
  static func rows(_ name: String, _ zone: Zone = .utc) throws -> [String] {
    try Importing.rows(try Importing.sample(name), Importing.options(zone))
  }

  @Test(arguments: Importing.samples.sorted { $0.key < $1.key })
  func `the content tells the format`(file: String, format: String) throws {
    let bytes = try Importing.sample(file)
    #expect(Importing.format(of: bytes) == format)
    let marked = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes : [0xEF, 0xBB, 0xBF] + bytes
    #expect(Importing.format(of: marked) == format)
    #expect(Importing.format(of: Array("\r\n\n".utf8) + bytes.drop { $0 >= 0x80 }) == format)
  }

  @Test func `Zero tells the end day by the hours`() throws {
    #expect(
      try Self.rows("zero-csv.csv", PhraseZones.newYork) == [
        "2 running",
        """
        3 2025-11-12T13:23:00-05:00 2025-11-14T10:00:00-05:00 trf16 \
        {"imported":{"Night Eating":"0"}}
        """,
        """
        4 2025-11-10T20:30:00-05:00 2025-11-11T09:39:00-05:00 trf16 \
        {"imported":{"Night Eating":"2"}}
        """,
        """
        5 2025-11-07T20:00:00-05:00 2025-11-08T19:50:00-05:00 trf16 \
        {"imported":{"Night Eating":"2"}}
        """,
        "6 2025-11-05T08:00:00-05:00 2025-11-05T18:30:00-05:00 trf16",
        """
        7 2025-11-01T20:00:00-04:00 2025-11-02T12:00:00-05:00 trf16 \
        {"imported":{"Night Eating":"1"}}
        """,
        "9 2025-10-20T20:00:00-04:00 2025-10-21T12:00:00-04:00 trf16 lengthDiffers",
        """
        10 2025-10-18T09:15:00-04:00 2025-10-18T17:00:00-04:00 trf16 \
        {"imported":{"Night Eating":"3"}} endDayGuessed
        """,
        "11 2025-10-16T21:00:00-04:00 2025-10-17T08:00:00-04:00 trf16 endDayGuessed",
        #"12 notUnderstood("Date")"#, #"13 noSuchClock("Start or End")"#,
        #"14 notUnderstood("End")"#,
        """
        15 2025-10-12T20:00:00-04:00 2025-10-13T12:00:00-04:00 trf16 \
        {"imported":{"Night Eating":"1"}}
        """,
      ])
  }

  @Test func `Zero's JSON is in UTC, with goals by hours or by name`() throws {
    #expect(
      try Self.rows("zero-json.json", PhraseZones.berlin) == [
        """
        1 2025-11-01T21:00:00+01:00 2025-11-02T13:00:00+01:00 trf16 {"imported":\
        {"FastID":"1b2c3d4e-0000-4000-8000-000000000001","GoalID":"sixteen-intermittent"}}
        """,
        """
        2 2025-11-02T20:00:00.123+01:00 2025-11-03T14:00:30.654+01:00 trf18 {"imported":\
        {"FastID":"1B2C3D4E-0000-4000-8000-000000000002","GoalID":"eighteen-intermittent"}}
        """,
        """
        3 2025-11-04T21:00:00+01:00 2025-11-04T21:00:07+01:00 48600 {"imported":\
        {"Emoji":"🍵","FastID":"3","GoalID":"custom-fast"}}
        """,
        """
        4 2025-11-05T21:00:00+01:00 2025-11-06T10:00:00+01:00 trf13 {"imported":\
        {"FastID":"4","GoalID":"circadian-rhythm"}}
        """,
        """
        5 2025-11-07T21:00:00+01:00 2025-11-08T10:00:00+01:00 trf16 {"imported":\
        {"FastID":"5","GoalID":"lunar"}} goalUnknown("lunar")
        """,
        "6 endBeforeStart", #"7 notUnderstood("EndDTM")"#, #"8 missing("StartDTM")"#,
        #"9 notUnderstood("record")"#, "10 running",
      ])
  }

  @Test func `Sunrise counts seconds since 2001`() throws {
    #expect(
      try Self.rows("sunrise.json") == [
        """
        1 2025-11-14T08:00:00Z 2025-11-15T00:00:00.25Z trf16 'calm' {"imported":{"mood":4}}
        """,
        "2 2025-11-15T08:00:00Z 2025-11-16T00:00:00.999Z trf18",
        "3 running", #"4 notUnderstood("startDate")"#, #"5 notUnderstood("startDate")"#,
        #"6 2025-11-17T08:00:00Z 2025-11-18T00:00:00Z trf16 goalUnknown("0.0")"#,
      ])
  }

  @Test func `FastTimes counts milliseconds since 1970`() throws {
    #expect(
      try Self.rows("fasttimes.json") == [
        """
        1 2025-11-02T20:00:00Z 2025-11-03T12:00:00.25Z trf16 'tea' {"imported":\
        {"id":1,"profileName":"16-Hour Fast","rating":5}}
        """,
        """
        2 2025-11-03T20:00:00Z 2025-11-04T12:00:00Z trf16 {"imported":\
        {"id":2,"profileName":"16-Hour Fast"}}
        """,
        "3 running", #"4 notUnderstood("startTime")"#,
        """
        5 2025-11-05T20:00:00Z 2025-11-06T12:00:00Z trf16 {"imported":\
        {"id":5,"profileName":"x"}} goalUnknown("-5.0")
        """,
      ])
  }

  @Test func `One has local times, and goals as people write them`() throws {
    #expect(
      try Self.rows("one-csv.csv", PhraseZones.berlin) == [
        "2 2025-11-01T20:00:00+01:00 2025-11-02T12:00:00+01:00 trf16",
        "3 2025-11-03T20:00:00+01:00 2025-11-04T09:00:00+01:00 trf13",
        "4 2025-11-05T20:00:00+01:00 2025-11-07T08:00:00+01:00 adf",
        """
        5 2025-11-08T20:00:00+01:00 2025-11-09T12:00:00+01:00 trf16 \
        {"imported":{"Goal":"moon"}} goalUnknown("moon")
        """,
        "6 running", "7 endBeforeStart", #"8 noSuchClock("start")"#,
        #"9 notUnderstood("Start Time")"#,
        "10 2025-11-11T20:00:00+01:00 2025-11-12T12:00:00+01:00 trf16",
      ])
  }

  @Test func `Fastimer has a list of whole hours`() throws {
    #expect(
      try Self.rows("fastimer.yaml") == [
        "1 2022-07-20T19:59:14Z 2022-07-21T12:10:03Z trf16",
        #"4 2022-07-21T20:00:00Z 2022-07-22T08:00:00Z adf {"imported":{"mood":"fine"}}"#,
        "8 running",
        #"11 2022-07-24T20:00:00Z 2022-07-25T12:00:00Z trf16 goalUnknown("16h")"#,
        #"14 missing("started")"#, #"16 notUnderstood("started")"#,
      ])
  }

  @Test func `a timeclock has fasts among other accounts`() throws {
    #expect(
      try Self.rows("timeclock.timeclock") == [
        """
        2 2025-11-01T20:00:00Z 2025-11-02T12:00:00Z trf16 'calm, and long' \
        {"imported":{"account":"fast:trf16"}}
        """,
        """
        7 2025-11-03T20:00:00Z 2025-11-05T08:00:00Z adf \
        {"imported":{"account":"life:fasting:36h"}}
        """,
        "9 endBeforeStart", #"11 notUnderstood("line")"#, #"12 notUnderstood("time")"#,
        "14 running",
      ])
  }

  @Test func `Timewarrior has fasts among other intervals`() throws {
    #expect(
      try Self.rows("timewarrior.json") == [
        """
        1 2025-11-01T20:00:00Z 2025-11-02T12:00:00Z trf16 'calm' \
        {"imported":{"tags":["fasting","16h"]}}
        """,
        #"3 2025-11-03T20:00:00Z 2025-11-04T12:00:00Z trf16 {"imported":{"tags":["Fast"]}}"#,
        #"4 notUnderstood("start")"#, "5 running",
      ])
  }

  @Test func `a tag or an account can be named`() throws {
    var options = Importing.options()
    options.tags = ["Work"]
    #expect(
      try Importing.rows(try Importing.sample("timewarrior.json"), options).map { $0.first } == [
        "1", "2", "3", "4", "5",
      ])
    options.tags = ["work:project"]
    let rows = try Importing.rows(try Importing.sample("timeclock.timeclock"), options)
    #expect(rows.contains { $0.contains("'nothing to do with it'") })
  }

  @Test func `our own lines are read as the history reads them`() throws {
    #expect(
      try Self.rows("fast.jsonl") == [
        "1 2025-11-01T20:00:00+01:00 2025-11-02T12:00:00+01:00 trf16 'calm'",
        """
        3 2025-11-02T20:00:00.5Z 2025-11-03T12:00:00Z 3600 'x' \
        {"goal":{"why":"test"},"mood":{"a":"😀","b":[1,2.5,null]}}
        """,
        #"4 notUnderstood("end")"#, "5 endBeforeStart", "6 newerVersion(7)",
        #"7 notUnderstood("line")"#,
      ])
  }

  @Test func `of our own JSON the current fast is left out`() throws {
    #expect(
      try Self.rows("fast.json") == [
        """
        1 2025-11-01T20:00:00+01:00 2025-11-02T12:00:00+01:00 trf16 {"mood":4}
        """,
        #"2 notUnderstood("record")"#, #"3 notUnderstood("record")"#, "4 running",
      ])
  }

  @Test func `our own table is read back, without what guards against formulas`() throws {
    #expect(
      try Self.rows("fast.csv") == [
        "2 2025-11-01T20:00:00+01:00 2025-11-02T12:00:00+01:00 trf16 'a, \"b\"\r\nand ''",
        "4 2025-11-03T20:00:00+01:00 2025-11-04T12:00:00+01:00 3600 '=1+1'",
        "5 2025-11-05T20:00:00+01:00 2025-11-06T12:00:00+01:00 -x ''tis'",
        #"6 notUnderstood("end")"#, #"7 notUnderstood("goal_seconds")"#,
      ])
  }
}
