import Testing

@testable import FastingCore

struct TypedTimeRoleTests {
  private func moment(_ text: String) throws -> Moment {
    try #require(Moment(rfc3339: text))
  }

  @Test(arguments: [
    ("2025-10-26 02:10", "2025-10-26T02:40:00+02:00", "2025-10-26T02:10:00+01:00"),
    ("02:10", "2025-10-26T02:40:00+02:00", "2025-10-26T02:10:00+01:00"),
    ("02:10", "2025-10-26T00:40:00+02:00", "2025-10-26T02:10:00+02:00"),
    ("02:40", "2025-10-26T02:40:00+02:00", "2025-10-26T02:40:00+02:00"),
    ("02:40", "2025-10-26T02:40:00+01:00", "2025-10-26T02:40:00+01:00"),
    ("02:10", "2025-10-26T03:00:00+01:00", "2025-10-26T02:10:00+01:00"),
    ("2025-10-26 02:10", "2025-10-26T03:00:00+01:00", "2025-10-26T02:10:00+02:00"),
    ("19:00", "2025-10-25T20:00:00+02:00", "2025-10-25T19:00:00+02:00"),
    ("1h ago", "2025-10-26T03:00:00+01:00", "2025-10-26T02:30:00+01:00"),
  ])
  func `of a repeated hour an end is the first that is not before its start`(
    phrase: String, start: String, end: String
  ) throws {
    let read = try TypedTime.read(
      phrase, at: "2025-10-26T03:30:00+01:00", in: PhraseZones.berlin,
      as: .end(of: moment(start)))
    #expect(read == end)
  }

  @Test(arguments: [
    ("12:00", "2026-04-30T20:00:00Z", "2026-05-01T12:00:00Z"),
    ("21:00", "2026-04-30T20:00:00Z", "2026-04-30T21:00:00Z"),
    ("20:00", "2026-04-30T20:00:00Z", "2026-05-01T20:00:00Z"),
    ("midnight", "2026-04-30T20:00:00Z", "2026-05-01T00:00:00Z"),
    ("yesterday 12:00", "2026-04-30T20:00:00Z", "2026-05-01T12:00:00Z"),
    ("12:00", "1970-01-01T00:30:00+01:00", "1970-01-01T12:00:00Z"),
    ("23:00", "2026-05-02T10:00:00+09:00", "2026-05-02T23:00:00Z"),
  ])
  func `the end of an added fast is the first such clock after its start`(
    phrase: String, start: String, end: String
  ) throws {
    let read = try TypedTime.read(
      phrase, at: "2026-05-02T20:00:00Z", as: .firstAfter(moment(start)))
    #expect(read == end)
  }

  @Test func `the first clock after a start knows of clock changes`() throws {
    let now = "2025-12-01T00:00:00Z"
    func end(_ phrase: String, after start: String, in zone: Zone) throws -> [String] {
      try TypedTime.gap(phrase, at: now, in: zone, as: .firstAfter(moment(start)))
    }
    let berlin = PhraseZones.berlin
    #expect(
      try end("02:30", after: "2025-10-26T02:30:00+02:00", in: berlin)
        == ["2025-10-26T02:30:00+01:00"])
    #expect(
      try end("02:30", after: "2025-10-26T02:30:00+01:00", in: berlin)
        == ["2025-10-27T02:30:00+01:00"])
    #expect(try end("02:30", after: "2025-03-29T20:00:00+01:00", in: berlin).count == 3)
    #expect(
      try end("02:30", after: "2025-03-30T03:00:00+02:00", in: berlin)
        == ["2025-03-31T02:30:00+02:00"])
    #expect(
      try end("23:30", after: "2009-11-01T00:00:30-02:30", in: PhraseZones.saintJohns)
        == ["2009-10-31T23:30:00-03:30"])
  }

  @Test func `a corrected clock keeps the day and the place of the old value`() throws {
    let old = try moment("2025-06-02T12:00:00+09:00")
    let now = "2025-06-03T00:00:00-07:00"
    for start in [nil, try moment("2025-06-01T20:00:00+09:00")] {
      #expect(
        try TypedTime.read(
          "12:30", at: now, in: PhraseZones.losAngeles, as: .replacing(old, start: start))
          == "2025-06-02T12:30:00+09:00")
    }
    #expect(
      try TypedTime.read(
        "today 0:00", at: now, in: PhraseZones.losAngeles, as: .replacing(old, start: nil))
        == "2025-06-03T00:00:00-07:00")
    #expect(
      try TypedTime.read("23:00", at: now, in: PhraseZones.tokyo, as: .replacing(old, start: nil))
        == "2025-06-02T23:00:00+09:00")
  }

  @Test(arguments: [
    ("01:30", nil, "2025-10-26T01:30:00+02:00"), ("04:00", nil, "2025-10-26T04:00:00+01:00"),
    ("02:30", nil, "2025-10-26T02:30:00+01:00"),
    ("02:30", "2025-10-25T20:00:00+02:00", "2025-10-26T02:30:00+02:00"),
    ("02:30", "2025-10-26T02:40:00+02:00", "2025-10-26T02:30:00+01:00"),
    ("2025-10-26 02:30", nil, "2025-10-26T02:30:00+02:00"),
  ])
  func `at home a corrected clock follows the clocks of that day`(
    phrase: String, start: String?, moment: String
  ) throws {
    let old = try self.moment("2025-10-26T12:00:00+01:00")
    let read = try TypedTime.read(
      phrase, at: "2025-11-01T12:00:00Z", in: PhraseZones.berlin,
      as: .replacing(old, start: start.map(self.moment)))
    #expect(read == moment)
  }

  @Test func `a corrected clock that is still to come stays on its day`() throws {
    let role = try TypedTime.Role.replacing(moment("2025-06-02T12:00:00+09:00"), start: nil)
    let now = "2025-06-02T13:00:00+09:00"
    #expect(
      try TypedTime.read("23:00", at: now, in: PhraseZones.tokyo, as: role)
        == "2025-06-02T23:00:00+09:00")
  }

  @Test func `a corrected clock may be one that was skipped`() throws {
    let role = try TypedTime.Role.replacing(moment("2025-03-30T12:00:00+02:00"), start: nil)
    let now = "2025-04-01T00:00:00Z"
    #expect(try TypedTime.gap("02:30", at: now, in: PhraseZones.berlin, as: role).count == 3)
  }
}
