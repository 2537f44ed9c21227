import FastingCore
import FastingShell
import Testing

struct LocalClockTests {
  @Test func `a fixed clock stands still at its instant`() throws {
    let clock = LocalClock.fixed(at: november(29, 20))
    #expect(try #require(clock.now).instant == november(29, 20).instant)
    #expect(clock.now == clock.now)
  }

  @Test func `a fixed clock shows the local offset`() throws {
    let now = try #require(LocalClock.fixed(at: november(29, 20)).now)
    let offset = LocalClock.system.zone.offset(at: now.instant)
    #expect(abs(now.utcOffset - offset) < 60)
  }

  @Test func `a clock reads its moment in its zone`() {
    let clock = LocalClock(
      reading: { november(29, 20).instant }, zone: Zone { _ in 3600 })
    #expect(clock.now == november(29, 20))
  }

  @Test(arguments: [Int64.min, -86_400_000, 253_402_300_800_000, Int64.max])
  func `outside the years 1970 to 9999 there is no moment`(milliseconds: Int64) {
    let clock = LocalClock(
      reading: { Instant(milliseconds: milliseconds) }, zone: .utc)
    #expect(clock.now == nil)
  }

  @Test(arguments: [
    (0 as Int64, 0 as Int64, 1000), (1, 0, 999), (999, 0, 1), (1000, 1, 1000), (-1, -1, 1),
    (-999, -1, 999), (-1000, -1, 1000), (-1001, -2, 1),
  ])
  func `a second ends when the next one begins`(milliseconds: Int64, number: Int64, rest: Int) {
    let clock = LocalClock(reading: { Instant(milliseconds: milliseconds) }, zone: .utc)
    #expect(clock.second == (number, rest))
  }

  @Test func `a running clock goes on from its moment`() throws {
    let clock = LocalClock.running(from: november(29, 20))
    let first = try #require(clock.now).instant
    #expect(first >= november(29, 20).instant)
    #expect(first.duration(to: try #require(clock.now).instant) >= .zero)
    #expect(november(29, 20).instant.duration(to: first) < .seconds(60))
  }

  @Test func `the clock of the system goes forward`() throws {
    let first = try #require(LocalClock.system.now)
    let second = try #require(LocalClock.system.now)
    #expect(first.instant <= second.instant)
    #expect(first.instant > Instant(milliseconds: 1_700_000_000_000))
  }
}
