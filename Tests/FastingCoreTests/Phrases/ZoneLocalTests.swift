import Testing

@testable import FastingCore

struct ZoneLocalTests {
  @Test(arguments: PhraseZones.changes.indices)
  func `the instants of a reading are all that show it`(index: Int) throws {
    let (zone, change) = PhraseZones.changes[index]
    let around = try #require(Moment(rfc3339: change)).instant.milliseconds / 60_000
    var generator = PhraseGenerator(state: UInt64(index))
    for _ in 0..<20 {
      let local = (around + Int64(generator.int(-2000...2000))) * 60_000
      let instants = (-1439...1439).map { Instant(milliseconds: local + $0 * 60_000) }
        .filter { zone.moment(at: $0)?.local == local }
      #expect(zone.instants(atLocal: local) == instants)
      let gap = zone.gap(atLocal: local)
      try #require((gap == nil) == !instants.isEmpty)
      guard let gap else { continue }
      #expect(gap.from.instant == gap.to.instant && gap.reading.local == local)
      #expect(gap.from.local <= local && local < gap.to.local)
      #expect(zone.moment(at: gap.to.instant) == gap.to)
      let before = Instant(milliseconds: gap.from.instant.milliseconds - 1)
      #expect(zone.moment(at: before)?.utcOffset == gap.from.utcOffset)
    }
  }

  @Test(arguments: [Int64.min, -1, 253_402_300_800_000, .max])
  func `there is no instant outside the years 1970 to 9999`(local: Int64) {
    #expect(Zone.utc.instants(atLocal: local).isEmpty)
    #expect(Zone.utc.gap(atLocal: local) == nil)
  }

  @Test(arguments: [0, 253_402_300_799_999] as [Int64], [-50_400, 0, 50_400])
  func `the first and the last reading are found`(local: Int64, offset: Int) {
    let zone = Zone { _ in offset }
    let instant = Instant(milliseconds: local - Int64(offset) * 1000)
    #expect(zone.instants(atLocal: local) == [instant])
  }

  @Test(arguments: [Int.min, -86_400, 86_400, .max])
  func `a zone that answers nonsense has no instants`(offset: Int) {
    let zone = Zone { _ in offset }
    #expect(zone.instants(atLocal: 1_000_000_000_000).isEmpty)
    #expect(zone.gap(atLocal: 1_000_000_000_000) == nil)
  }
}
