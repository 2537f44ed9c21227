import Testing

@testable import FastingCore

struct TypedTimeTests {
  /// A Saturday.
  static let evening = "2026-05-02T20:00:00Z"

  @Test(arguments: [
    ("20:00", "2026-05-02T20:00:00Z"), ("8pm", "2026-05-02T20:00:00Z"),
    ("8 pm", "2026-05-02T20:00:00Z"), ("8:00 PM", "2026-05-02T20:00:00Z"),
    ("20:00:30", "2026-05-01T20:00:30Z"), ("20:01", "2026-05-01T20:01:00Z"),
    ("8:30pm", "2026-05-01T20:30:00Z"), ("8:15", "2026-05-02T08:15:00Z"),
    ("08:15:59", "2026-05-02T08:15:59Z"), ("12pm", "2026-05-02T12:00:00Z"),
    ("12:00pm", "2026-05-02T12:00:00Z"), ("noon", "2026-05-02T12:00:00Z"),
    ("12am", "2026-05-02T00:00:00Z"), ("12:30am", "2026-05-02T00:30:00Z"),
    ("Midnight", "2026-05-02T00:00:00Z"), ("0:00", "2026-05-02T00:00:00Z"),
    ("00:00:00.2509", "2026-05-02T00:00:00.25Z"), ("11:59:59pm", "2026-05-01T23:59:59Z"),
  ])
  func `a bare clock is the most recent past one`(phrase: String, moment: String) throws {
    #expect(try TypedTime.read(phrase, at: Self.evening) == moment)
  }

  @Test(arguments: [
    ("today 8:00", "2026-05-02T08:00:00Z"), ("today 21:00", "2026-05-02T21:00:00Z"),
    ("yesterday 20:00", "2026-05-01T20:00:00Z"), ("yesterday at 8pm", "2026-05-01T20:00:00Z"),
    ("YESTERDAY AT NOON", "2026-05-01T12:00:00Z"), ("yesterday 24:00", "2026-05-02T00:00:00Z"),
    ("mon 20:00", "2026-04-27T20:00:00Z"), ("Monday at 8 pm", "2026-04-27T20:00:00Z"),
    ("last friday 8pm", "2026-05-01T20:00:00Z"), ("last thursday 8pm", "2026-04-30T20:00:00Z"),
    ("wed 20:00", "2026-04-29T20:00:00Z"), ("sat 20:00", "2026-05-02T20:00:00Z"),
    ("sat 20:01", "2026-04-25T20:01:00Z"), ("last sat 20:00", "2026-04-25T20:00:00Z"),
    ("saturday 24:00", "2026-04-26T00:00:00Z"), ("fri 24:00:00", "2026-05-02T00:00:00Z"),
    ("sun midnight", "2026-04-26T00:00:00Z"), ("last  tue   at  7:05", "2026-04-28T07:05:00Z"),
  ])
  func `a word for a day counts back from today`(phrase: String, moment: String) throws {
    #expect(try TypedTime.read(phrase, at: Self.evening) == moment)
  }

  @Test(arguments: [
    ("at 8pm", "2026-05-02T20:00:00Z"), ("8pm yesterday", "2026-05-01T20:00:00Z"),
    ("20:00 last friday", "2026-05-01T20:00:00Z"), ("noon today", "2026-05-02T12:00:00Z"),
    ("Sun 2026-04-26 20:00", "2026-04-26T20:00:00Z"),
    ("sun 2026-04-26 20:00 +09:00", "2026-04-26T20:00:00+09:00"),
  ])
  func `a clock may stand before its day, and a weekday before its date`(
    phrase: String, moment: String
  ) throws {
    #expect(try TypedTime.read(phrase, at: Self.evening) == moment)
  }

  @Test(arguments: ["mon 2026-04-26 20:00", "tue 2026-05-02 8pm"])
  func `a weekday that is not the one of its date is refused`(phrase: String) {
    #expect(throws: TimeMisreading.noSuchDate(String(phrase.prefix(14)))) {
      try TypedTime(phrase)
    }
  }

  @Test(arguments: [
    ("now", "2026-05-02T20:00:00Z"), ("2h ago", "2026-05-02T18:00:00Z"),
    ("2h30m ago", "2026-05-02T17:30:00Z"), ("2 hours 30 min ago", "2026-05-02T17:30:00Z"),
    ("90 minutes ago", "2026-05-02T18:30:00Z"), ("0h30m ago", "2026-05-02T19:30:00Z"),
    ("1d ago", "2026-05-01T20:00:00Z"), ("1d2h ago", "2026-05-01T18:00:00Z"),
    ("an hour ago", "2026-05-02T19:00:00Z"), ("1.5h ago", "2026-05-02T18:30:00Z"),
    ("0m ago", "2026-05-02T20:00:00Z"), ("30 seconds ago", "2026-05-02T19:59:30Z"),
  ])
  func `a length ago is before now`(phrase: String, moment: String) throws {
    #expect(try TypedTime.read(phrase, at: Self.evening) == moment)
  }

  @Test(arguments: [
    ("2026-11-29 20:00", "2026-11-29T20:00:00+01:00"),
    ("2026-11-29T20:00", "2026-11-29T20:00:00+01:00"),
    ("2026-07-29t20:00", "2026-07-29T20:00:00+02:00"),
    ("2026-11-29 at 8pm", "2026-11-29T20:00:00+01:00"),
    ("2026-11-29 24:00", "2026-11-30T00:00:00+01:00"),
    ("11-29 20:00", "2026-11-29T20:00:00+01:00"), ("12-01 08:00", "2025-12-01T08:00:00+01:00"),
    ("11-30 05:47", "2026-11-30T05:47:00+01:00"), ("11-30 05:48", "2025-11-30T05:48:00+01:00"),
    ("02-29 12:00", "2024-02-29T12:00:00+01:00"),
    ("2026-11-29T20:00:00Z", "2026-11-29T20:00:00Z"),
    ("2026-11-29T20:00z", "2026-11-29T20:00:00Z"),
    ("2026-11-29T20:00+09:00", "2026-11-29T20:00:00+09:00"),
    ("2026-11-29 20:00 +09:00", "2026-11-29T20:00:00+09:00"),
    ("2026-11-29T20:00:00-0500", "2026-11-29T20:00:00-05:00"),
    ("2026-11-29T20:00:00.123999+05:45", "2026-11-29T20:00:00.123+05:45"),
    ("2026-11-29T24:00Z", "2026-11-30T00:00:00Z"),
    ("2026-11-29 8 pm -23:59", "2026-11-29T20:00:00-23:59"),
    ("@1764442800", "2025-11-29T20:00:00+01:00"), ("@1764442800.5", "2025-11-29T20:00:00.5+01:00"),
    ("@1752868800.0009", "2025-07-18T22:00:00+02:00"), ("@0", "1970-01-01T01:00:00+01:00"),
  ])
  func `a date is local, and an offset is honoured and kept`(
    phrase: String, moment: String
  ) throws {
    let read = try TypedTime.read(phrase, at: "2026-11-30T05:47:00+01:00", in: PhraseZones.berlin)
    #expect(read == moment)
  }
}
