@testable import FastingCore
import Testing

/// The day on which a fast ended of which a file tells only the clock, and the floored hours.
struct EndDayTests {
  static let lordHowe = Zone { instant in
    let winters = [(1_743_865_200_000, 1_759_591_800_000), (1_775_314_800_000, 1_791_041_400_000)]
    let isWinter = winters.contains { ($0.0..<$0.1).contains(Int(instant.milliseconds)) }
    return isWinter ? 37_800 : 39_600
  }

  static let zones: [(String, Zone)] = [
    ("UTC", .utc), ("Europe/Berlin", PhraseZones.berlin), ("America/New_York", PhraseZones.newYork),
    ("Australia/Lord_Howe", lordHowe), ("Asia/Kolkata", Zone { _ in 19_800 }),
  ]

  /// A fast as it was, and as a file tells it.
  struct Told {
    let start: Moment
    let end: Moment
    let hours: Int

    static func random(_ samples: inout Samples, from: Zone, to: Zone) -> Told? {
      // The years 2025 and 2026.
      let second = samples.number(1_735_776_000...1_798_500_000)
      let length = samples.number(3600...259_200)
      guard let start = from.moment(at: Instant(milliseconds: Int64(second) * 1000)),
        let end = to.moment(at: Instant(milliseconds: Int64(second + length) * 1000))
      else { return nil }
      return Told(start: start, end: end, hours: length / 3600)
    }

    /// What is found of it by clocks without seconds.
    func found(in zone: Zone) -> (start: Moment, end: Moment, doubt: ImportedRow.Doubt?)? {
      func minute(_ moment: Moment) -> Int { moment.millisecondOfDay / 60_000 * 60_000 }
      return EndDay.find(
        from: LocalReading(day: start.day, millisecondOfDay: minute(start)), clock: minute(end),
        hours: Double(hours), zone: zone)
    }
  }

  @Test(arguments: zones.indices)
  func `at one place no fast ends on a wrong day, nor is in doubt`(index: Int) throws {
    let (name, zone) = Self.zones[index]
    var samples = Samples(seed: UInt64(index))
    for _ in 0..<20_000 {
      let told = try #require(Told.random(&samples, from: zone, to: zone))
      let found = try #require(told.found(in: zone), "\(name) \(told)")
      #expect(found.end.day == told.end.day, "\(name) \(told)")
      #expect(found.doubt == nil, "\(name) \(told)")
      let difference =
        found.start.instant.duration(to: found.end.instant)
        - told.start.instant.duration(to: told.end.instant)
      // Half an hour that comes twice may leave two lengths of as many whole hours.
      let mostlyExact = name == "Australia/Lord_Howe" ? 31 : 1
      #expect(abs(difference.wholeSeconds) <= 60 * mostlyExact, "\(name) \(told)")
    }
  }

  @Test(arguments: [
    (PhraseZones.berlin, "2025-03-30T01:00:00Z"), (PhraseZones.berlin, "2025-10-26T01:00:00Z"),
    (PhraseZones.newYork, "2025-03-09T07:00:00Z"), (PhraseZones.newYork, "2026-11-01T06:00:00Z"),
    (lordHowe, "2025-04-05T15:00:00Z"), (lordHowe, "2025-10-04T15:30:00Z"),
  ])
  func `nor where clocks change`(zone: Zone, change: String) throws {
    let change = try #require(Moment(rfc3339: change)).instant.milliseconds / 60_000
    for before in stride(from: 0, through: 26 * 60, by: 13) {
      for length in stride(from: before + 1, through: before + 180, by: 7) {
        let first = Instant(milliseconds: (change - Int64(before)) * 60_000)
        let last = Instant(milliseconds: (change - Int64(before) + Int64(length)) * 60_000)
        let told = Told(
          start: try #require(zone.moment(at: first)), end: try #require(zone.moment(at: last)),
          hours: length / 60)
        let found = try #require(told.found(in: zone), "\(told)")
        #expect(found.end.day == told.end.day, "\(told)")
        #expect(found.doubt == nil, "\(told)")
      }
    }
  }

  /// After a journey clocks are up to twelve hours ahead or behind.
  ///
  /// The day nearest to the length is still the right one but where the difference is almost half a
  /// day, or where the end reads earlier than the start, which no rule can tell: 1 in 19 of these.
  @Test func `after a journey the day is right for all that can be told`() throws {
    var samples = Samples(seed: 77)
    var (wrong, total) = (0, 0)
    for _ in 0..<20_000 {
      let zone = samples.pick(Self.zones).1
      let shift = samples.number(-24...24) * 1800
      let there = Zone { zone.offset(at: $0) + shift }
      guard let told = Told.random(&samples, from: zone, to: there) else { continue }
      total += 1
      let found = told.found(in: zone)
      let local = told.end.local - told.start.local
      if found?.end.day == told.end.day { continue }
      wrong += 1
      #expect(found == nil || found?.doubt == .lengthDiffers, "\(told)")
      let apart = (local - Int64(told.hours) * 3_600_000 - 1_800_000).magnitude
      #expect(local < 0 || apart >= 11 * 3_600_000 || found == nil, "\(told)")
    }
    #expect(wrong * 10 < total)
  }

  @Test func `a clock that was skipped makes no day out of another`() throws {
    let start = try #require(LocalReading("2025-03-29 20:00"))
    #expect(
      EndDay.find(from: start, clock: 9_000_000, hours: 6, zone: PhraseZones.berlin) == nil)
    #expect(
      EndDay.find(from: start, clock: 9_000_000, hours: 30, zone: PhraseZones.berlin)?.end.rfc3339
        == "2025-03-31T02:30:00+02:00")
  }

  @Test func `a place without a day still has the next`() throws {
    let start = try #require(LocalReading("2011-12-29 20:00"))
    let found = EndDay.find(from: start, clock: 36_000_000, hours: 14, zone: PhraseZones.apia)
    #expect(found?.end.rfc3339 == "2011-12-31T10:00:00+14:00")
    #expect(found?.doubt == nil)
  }
}

extension EndDayTests.Told: CustomStringConvertible {
  var description: String { "\(start.rfc3339) \(end.rfc3339) \(hours)" }
}
