import FastingCore
import Testing

struct InstantTests {
  @Test func `the time between two instants is their difference, either way`() {
    let (early, late) = (Instant(milliseconds: -1500), Instant(milliseconds: 2500))
    #expect(early.duration(to: late) == .seconds(4))
    #expect(late.duration(to: early) == .seconds(-4))
    #expect(early < late)
  }

  @Test(arguments: [0, 1, -1, 57_600_000, 253_402_300_799_999] as [Int64])
  func `going there and back leads to the same instant`(milliseconds: Int64) {
    let origin = Instant(milliseconds: 1_795_906_800_000)
    let there = origin.advanced(by: .milliseconds(milliseconds))
    #expect(origin.duration(to: there) == .milliseconds(milliseconds))
    #expect(there.advanced(by: .milliseconds(-milliseconds)) == origin)
  }

  @Test func `parts of a millisecond are cut`() {
    let origin = Instant(milliseconds: 0)
    #expect(origin.advanced(by: .microseconds(1999)).milliseconds == 1)
    #expect(origin.advanced(by: .microseconds(-1999)).milliseconds == -1)
  }

  @Test(arguments: [
    (Int64.max - 1, Duration.seconds(1), Int64.max),
    (.min + 1, .seconds(-1), .min),
    (0, .seconds(Int64.max), .max),
    (0, .seconds(Int64.min), .min),
    (.max, .seconds(Int64.max), .max),
    (.min, .seconds(Int64.min), .min),
    (.max, .seconds(Int64.min), -1),
  ])
  func `a sum that cannot be represented stops at the farthest instant`(
    from: Int64, by: Duration, expected: Int64
  ) {
    #expect(Instant(milliseconds: from).advanced(by: by).milliseconds == expected)
  }

  @Test(arguments: [
    (Duration(secondsComponent: 9_223_372_036_854_775, attosecondsComponent: 0), Int64.max - 807),
    (
      Duration(
        secondsComponent: 9_223_372_036_854_775, attosecondsComponent: 999_000_000_000_000_000),
      .max
    ),
    (
      Duration(
        secondsComponent: -9_223_372_036_854_775, attosecondsComponent: -999_000_000_000_000_000),
      .min
    ),
  ])
  func `a length next to the longest that fits never changes its sign`(
    length: Duration, expected: Int64
  ) {
    #expect(length.milliseconds == expected)
    #expect(Instant(milliseconds: 0).advanced(by: length).milliseconds == expected)
  }

  @Test func `a difference that cannot be represented is the longest length`() {
    let (first, last) = (Instant(milliseconds: .min), Instant(milliseconds: .max))
    #expect(first.duration(to: last) == .milliseconds(Int64.max))
    #expect(last.duration(to: first) == .milliseconds(Int64.min))
  }
}
