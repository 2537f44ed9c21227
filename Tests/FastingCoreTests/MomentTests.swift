import FastingCore
import Testing

struct MomentTests {
  static let endOf9999: Int64 = 253_402_300_799_999

  @Test(arguments: [
    (0, 0), (29, 0), (30, 60), (89, 60), (90, 120), (-29, 0), (-30, -60), (-89, -60), (-90, -120),
    (1172, 1200), (3600, 3600), (86_340, 86_340), (86_369, 86_340), (-86_369, -86_340),
  ])
  func `odd seconds of an offset are rounded to the minute`(offset: Int, expected: Int) throws {
    let moment = try #require(Moment(Instant(milliseconds: 86_400_000), utcOffset: offset))
    #expect(moment.utcOffset == expected)
    #expect(moment.instant == Instant(milliseconds: 86_400_000))
  }

  @Test(arguments: [86_370, -86_370, 86_400, -86_400, Int.max, Int.min])
  func `an offset of a day or more is none`(offset: Int) {
    #expect(Moment(Instant(milliseconds: 1_000_000_000), utcOffset: offset) == nil)
  }

  @Test(arguments: [-86_340, -3600, 0, 3600, 86_340])
  func `a moment lies in the years 1970 to 9999 of its own clock`(offset: Int) throws {
    let shift = Int64(offset) * 1000
    let first = try #require(Moment(Instant(milliseconds: -shift), utcOffset: offset))
    let last = try #require(
      Moment(Instant(milliseconds: Self.endOf9999 - shift), utcOffset: offset))
    #expect(first.day.parts == (1970, 1, 1))
    #expect(last.day.parts == (9999, 12, 31))
    #expect(last.millisecondOfDay == 86_399_999)
    #expect(Moment(Instant(milliseconds: -shift - 1), utcOffset: offset) == nil)
    #expect(Moment(Instant(milliseconds: Self.endOf9999 - shift + 1), utcOffset: offset) == nil)
  }

  @Test(arguments: [Int64.min, .max, .min + 1, .max - 1])
  func `an instant at the end of all numbers is no moment`(milliseconds: Int64) {
    for offset in [-86_340, 0, 86_340] {
      #expect(Moment(Instant(milliseconds: milliseconds), utcOffset: offset) == nil)
    }
  }

  @Test func `the offset decides on which date a moment lies`() throws {
    let tokyo = try #require(Moment(rfc3339: "2026-11-30T07:00:00+09:00"))
    let losAngeles = try #require(tokyo.at(utcOffset: -8 * 3600))
    #expect(losAngeles.instant == tokyo.instant)
    #expect(losAngeles != tokyo)
    #expect(tokyo.day.description == "2026-11-30")
    #expect(losAngeles.day.description == "2026-11-29")
    #expect(losAngeles.millisecondOfDay == 14 * 3_600_000)
  }

  @Test func `a zone gives an instant the offset of its clocks`() throws {
    let berlin = Zone { $0.milliseconds < 1_792_890_000_000 ? 7200 : 3600 }
    let before = try #require(berlin.moment(at: Instant(milliseconds: 1_792_889_999_000)))
    let after = try #require(berlin.moment(at: Instant(milliseconds: 1_792_890_000_000)))
    #expect(before.rfc3339 == "2026-10-25T02:59:59+02:00")
    #expect(after.rfc3339 == "2026-10-25T02:00:00+01:00")
    #expect(Zone.utc.offset(at: after.instant) == 0)
    #expect(Zone.utc.moment(at: Instant(milliseconds: -1)) == nil)
  }
}
