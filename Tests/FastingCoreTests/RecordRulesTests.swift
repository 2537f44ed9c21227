import FastingCore
import Testing

struct RecordRulesTests {
  @Test func `nothing begins or ends in the future`() {
    #expect(
      refusal(of: Record()) { _ = try $0.begin(at: .hour(9), now: .hour(8)) }
        == .future(.hour(9), now: .hour(8)))
    #expect(
      refusal(of: Record(.hours(0))) { try $0.finish(at: .hour(9), now: .hour(8)) }
        == .future(.hour(9), now: .hour(8)))
  }

  @Test func `now is not the future, on whatever clock`() throws {
    let now = try #require(Moment.hour(9).at(utcOffset: -8 * 3600))
    var record = Record()
    _ = try record.begin(at: .hour(9), now: now)
    try record.finish(at: .hour(9), now: now)
    #expect(record.fasting.state == .finished)
  }

  @Test func `an end before the start is refused`() {
    #expect(
      refusal(of: Record(.hours(8))) { try $0.finish(at: .hour(7), now: .hour(9)) }
        == .endBeforeStart(start: .hour(8), end: .hour(7)))
  }

  @Test(arguments: [
    (8.0, Fast.hours(0, 16)), (0, .hours(0, 16)), (-1, .hours(0, 16)), (-99, .hours(0, 16)),
    (5, .hours(6, 6)),
  ])
  func `a fast does not begin inside or before a saved one`(start: Double, saved: Fast) {
    #expect(
      refusal(of: Record(Fasting(), saved: [saved])) {
        _ = try $0.begin(at: .hour(start), now: .hour(20))
      } == .overlaps(saved, number: 1, now: .hour(20)))
  }

  @Test(arguments: [(16.0, Fast.hours(0, 16)), (17, .hours(0, 16)), (6, .hours(6, 6))])
  func `a fast may begin where or after a saved one ends`(start: Double, saved: Fast) throws {
    var record = Record(Fasting(), saved: [saved])
    _ = try record.begin(at: .hour(start), now: .hour(20))
    #expect(record.fasting.state == .fasting)
  }

  @Test func `a refusal names the saved fast by its number in the log`() {
    let record = Record(Fasting(), saved: [.hours(40, 50), .hours(0, 16), .hours(20, 36)])
    #expect(
      refusal(of: record) { _ = try $0.begin(at: .hour(45), now: .hour(60)) }
        == .overlaps(.hours(40, 50), number: 1, now: .hour(60)))
    let future = Record(Fasting(), saved: [.hours(90, 95), .hours(0, 16)])
    #expect(
      refusal(of: future) { _ = try $0.begin(at: .hour(20), now: .hour(20)) }
        == .overlaps(.hours(90, 95), number: 1, now: .hour(20)))
  }

  @Test(arguments: [15.5, 0, -1])
  func `a fast does not begin before the finished one ends`(start: Double) {
    #expect(
      refusal(of: Record(.hours(0, 16))) { _ = try $0.begin(at: .hour(start), now: .hour(20)) }
        == .overlapsCurrent(start: .hour(0), end: .hour(16)))
  }

  @Test func `a fast may begin when the finished one ends`() throws {
    var record = Record(.hours(0, 16))
    _ = try record.begin(at: .hour(16))
    #expect(record.saved == [.hours(0, 16)])
  }

  @Test func `resume is refused where the fast would run into a saved one`() {
    #expect(
      refusal(of: Record(.hours(0, 16), saved: [.hours(20, 30)])) {
        try $0.resume(now: .hour(40))
      } == .overlaps(.hours(20, 30), number: 1, now: .hour(40)))
  }

  @Test func `an overlap that was there before by hand does not count`() throws {
    var resumed = Record(.hours(0, 16), saved: [.hours(8, 30)])
    try resumed.resume(now: .hour(40))
    #expect(resumed.fasting == .hours(0))
    try resumed.finish(at: .hour(40))
    try resumed.save()
    #expect(resumed.saved == [.hours(8, 30), .hours(0, 40)])
  }

  @Test(arguments: [
    (Fast.hours(0, 16), Fast.hours(16, 20), false), (.hours(0, 16), .hours(15, 20), true),
    (.hours(0, 16), .hours(4, 5), true), (.hours(0, 16), .hours(0, 16), true),
    (.hours(0, 0), .hours(0, 16), false), (.hours(16, 16), .hours(0, 16), false),
    (.hours(8, 8), .hours(0, 16), true), (.hours(8, 8), .hours(8, 8), false),
    (.hours(8, 2), .hours(0, 4), false), (.hours(0, 1), .hours(2, 3), false),
  ])
  func `touching is no overlap, whichever fast is asked`(
    one: Fast, other: Fast, overlaps: Bool
  ) {
    #expect(one.span.overlaps(other.span) == overlaps)
    #expect(other.span.overlaps(one.span) == overlaps)
  }

  @Test func `a running fast occupies all from its start on`() throws {
    let running = try #require(Fasting.hours(10).span)
    #expect(running.overlaps(Fast.hours(9999, 9999.5).span))
    #expect(running.overlaps(Fast.hours(0, 10.5).span))
    #expect(!running.overlaps(Fast.hours(0, 10).span))
    #expect(running.overlaps(running))
  }
}
