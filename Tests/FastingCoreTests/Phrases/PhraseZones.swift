@testable import FastingCore
import Testing

/// Places with clocks that change, each by its few changes around the times in the tests.
enum PhraseZones {
  static let berlin = zone(
    3600, ("2025-03-30T01:00:00Z", 7200), ("2025-10-26T01:00:00Z", 3600),
    ("2026-03-29T01:00:00Z", 7200), ("2026-10-25T01:00:00Z", 3600))

  static let newYork = zone(
    -18_000, ("2025-03-09T07:00:00Z", -14_400), ("2025-11-02T06:00:00Z", -18_000),
    ("2026-03-08T07:00:00Z", -14_400), ("2026-11-01T06:00:00Z", -18_000))

  /// Half an hour back on 6 April, and forward on 5 October.
  static let lordHowe = zone(
    39_600, ("2025-04-05T15:00:00Z", 37_800), ("2025-10-04T15:30:00Z", 39_600))

  /// Changes at midnight: back on 6 April, forward on 7 September.
  static let santiago = zone(
    -10_800, ("2025-04-06T03:00:00Z", -14_400), ("2025-09-07T04:00:00Z", -10_800))

  /// Back at one minute past midnight, so that a minute of 1 November came twice, a day apart.
  static let saintJohns = zone(-9000, ("2009-11-01T02:31:00Z", -12_600))

  /// Without a 30 December.
  static let apia = zone(-36_000, ("2011-12-30T10:00:00Z", 50_400))

  /// 44 minutes and 30 seconds behind until 1972.
  static let monrovia = zone(-2670, ("1972-01-07T00:44:30Z", 0))

  /// As Amsterdam had it until 1937.
  static let amsterdam = Zone { _ in 1172 }

  static let tokyo = Zone { _ in 32_400 }
  static let losAngeles = Zone { _ in -25_200 }

  static let changes = [
    (berlin, "2025-03-30T01:00:00Z"), (berlin, "2025-10-26T01:00:00Z"),
    (newYork, "2025-03-09T07:00:00Z"), (newYork, "2026-11-01T06:00:00Z"),
    (lordHowe, "2025-04-05T15:00:00Z"), (lordHowe, "2025-10-04T15:30:00Z"),
    (santiago, "2025-04-06T03:00:00Z"), (santiago, "2025-09-07T04:00:00Z"),
    (saintJohns, "2009-11-01T02:31:00Z"), (apia, "2011-12-30T10:00:00Z"),
    (monrovia, "1972-01-07T00:44:30Z"), (amsterdam, "1970-03-01T00:00:00Z"),
  ]

  private static func zone(_ first: Int, _ changes: (at: String, offset: Int)...) -> Zone {
    let changes = changes.compactMap { change in
      Moment(rfc3339: change.at).map { (at: $0.instant, offset: change.offset) }
    }
    return Zone { instant in changes.last { $0.at <= instant }?.offset ?? first }
  }
}

extension TypedTime {
  /// Tells in RFC 3339 what a phrase means at a moment.
  static func read(
    _ phrase: String, at now: String, in zone: Zone = .utc, as role: Role = .plain
  ) throws -> String {
    let instant = try #require(Moment(rfc3339: now)).instant
    let now = try #require(zone.moment(at: instant))
    return try TypedTime(phrase).moment(now: now, zone: zone, as: role).rfc3339
  }

  static func gap(
    _ phrase: String, at now: String, in zone: Zone, as role: Role = .plain
  ) throws -> [String] {
    do {
      return [try read(phrase, at: now, in: zone, as: role)]
    } catch TimeMisreading.skipped(let gap) {
      return [gap.reading.rfc3339, gap.from.rfc3339, gap.to.rfc3339]
    }
  }
}

/// A small generator that gives the same numbers on every run.
struct PhraseGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func one(of words: [String]) -> String { words.randomElement(using: &self) ?? "" }
}
