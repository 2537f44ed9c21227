import Testing

@testable import FastingCore

struct TypedTimeClockChangeTests {
  @Test(arguments: [
    ("2025-03-30 02:30", "2025-03-30T12:00:00+02:00"), ("02:30", "2025-03-30T03:00:00+02:00"),
    ("02:30", "2025-03-31T02:29:00+02:00"), ("yesterday 2:30am", "2025-03-31T08:00:00+02:00"),
    ("sun 02:30", "2025-04-02T08:00:00+02:00"), ("03-30 02:30", "2025-04-02T08:00:00+02:00"),
  ])
  func `a time that clocks skipped is refused, with what they did`(
    phrase: String, now: String
  ) throws {
    #expect(
      try TypedTime.gap(phrase, at: now, in: PhraseZones.berlin) == [
        "2025-03-30T02:30:00+01:00", "2025-03-30T02:00:00+01:00", "2025-03-30T03:00:00+02:00",
      ])
  }

  @Test(arguments: [
    ("02:30", "2025-03-30T01:59:59+01:00", "2025-03-29T02:30:00+01:00"),
    ("02:30", "2025-03-31T02:30:00+02:00", "2025-03-31T02:30:00+02:00"),
    ("sun 02:30", "2025-03-30T01:00:00+01:00", "2025-03-23T02:30:00+01:00"),
    ("2025-03-30 03:00", "2025-03-30T12:00:00+02:00", "2025-03-30T03:00:00+02:00"),
    ("2025-03-30 01:59:59.999", "2025-03-30T12:00:00+02:00", "2025-03-30T01:59:59.999+01:00"),
    ("1d ago", "2025-03-30T12:00:00+02:00", "2025-03-29T11:00:00+01:00"),
  ])
  func `around a skipped hour all else is as ever`(
    phrase: String, now: String, moment: String
  ) throws {
    #expect(try TypedTime.read(phrase, at: now, in: PhraseZones.berlin) == moment)
  }

  @Test(arguments: [
    ("2025-10-26 02:30", "2025-10-26T03:30:00+01:00", "2025-10-26T02:30:00+02:00"),
    ("today 02:30", "2025-10-26T03:30:00+01:00", "2025-10-26T02:30:00+02:00"),
    ("02:30", "2025-10-26T03:30:00+01:00", "2025-10-26T02:30:00+01:00"),
    ("02:30", "2025-10-26T02:30:00+01:00", "2025-10-26T02:30:00+01:00"),
    ("02:30", "2025-10-26T02:29:00+01:00", "2025-10-26T02:30:00+02:00"),
    ("02:30", "2025-10-26T02:29:00+02:00", "2025-10-25T02:30:00+02:00"),
    ("sun 02:30", "2025-10-26T02:35:00+02:00", "2025-10-26T02:30:00+02:00"),
    ("2025-10-26T02:30+01:00", "2025-10-26T03:30:00+01:00", "2025-10-26T02:30:00+01:00"),
  ])
  func `of a repeated hour a date means the first pass, a bare clock the latest past one`(
    phrase: String, now: String, moment: String
  ) throws {
    #expect(try TypedTime.read(phrase, at: now, in: PhraseZones.berlin) == moment)
  }

  @Test(arguments: [
    ("2026-03-07 02:30", "2026-03-07T02:30:00-05:00"),
    ("2025-11-02 01:30", "2025-11-02T01:30:00-04:00"),
    ("2025-11-02 02:00", "2025-11-02T02:00:00-05:00"),
    ("2026-07-01 07:00", "2026-07-01T07:00:00-04:00"),
  ])
  func `west of Greenwich it is the same`(phrase: String, moment: String) throws {
    let now = "2026-10-01T00:00:00Z"
    #expect(try TypedTime.read(phrase, at: now, in: PhraseZones.newYork) == moment)
  }

  @Test func `clocks may change by half an hour, or at midnight`() throws {
    let (now, howe) = ("2025-12-01T00:00:00Z", PhraseZones.lordHowe)
    #expect(
      try TypedTime.gap("2025-10-05 02:15", at: now, in: howe).last?.suffix(14) == "02:30:00+11:00")
    #expect(
      try TypedTime.read("2025-10-05 02:30", at: now, in: howe) == "2025-10-05T02:30:00+11:00")
    #expect(
      try TypedTime.read("2025-04-06 01:45", at: now, in: howe) == "2025-04-06T01:45:00+11:00")
    #expect(
      try TypedTime.read("01:45", at: "2025-04-05T20:00:00Z", in: howe)
        == "2025-04-06T01:45:00+10:30")
    #expect(
      try TypedTime.gap("2025-09-06 24:00", at: now, in: PhraseZones.santiago) == [
        "2025-09-07T00:00:00-04:00", "2025-09-07T00:00:00-04:00", "2025-09-07T01:00:00-03:00",
      ])
  }

  @Test(arguments: ["2011-12-30 12:00", "yesterday 12:00", "12:00", "fri noon"])
  func `a whole day may be missing`(phrase: String) throws {
    #expect(
      try TypedTime.gap(phrase, at: "2011-12-31T11:00:00+14:00", in: PhraseZones.apia) == [
        "2011-12-30T12:00:00-10:00", "2011-12-30T00:00:00-10:00", "2011-12-31T00:00:00+14:00",
      ])
  }

  @Test func `clocks put back over midnight have shown tomorrow already`() throws {
    let now = "2009-10-31T23:30:00-03:30"
    let zone = PhraseZones.saintJohns
    #expect(try TypedTime.read("0:00", at: now, in: zone) == "2009-11-01T00:00:00-02:30")
    #expect(try TypedTime.read("0:01", at: now, in: zone) == "2009-10-31T00:01:00-02:30")
    #expect(try TypedTime.read("23:30", at: now, in: zone) == "2009-10-31T23:30:00-03:30")
    #expect(try TypedTime.read("23:31", at: now, in: zone) == "2009-10-31T23:31:00-02:30")
  }

  @Test func `odd seconds of an offset never show`() throws {
    let now = "1971-06-01T12:00:00Z"
    #expect(
      try TypedTime.read("10:00", at: now, in: PhraseZones.monrovia) == "1971-06-01T10:00:00-00:45")
    #expect(
      try TypedTime.read("10:00", at: now, in: PhraseZones.amsterdam)
        == "1971-06-01T10:00:00+00:20")
  }
}
