import FastingCore
import Testing

struct FastingProgressTests {
  static let millisecond = 1.0 / 3_600_000

  @Test func `at its goal a fast has nothing left and nothing over`() {
    let (fast, goal) = (Fasting.hours(0), Moment.hour(16))
    #expect(fast.goalInstant == goal.instant)
    #expect(fast.elapsed(at: goal.instant) == .seconds(57_600))
    #expect(fast.remaining(at: goal.instant) == .zero)
    #expect(fast.over(at: goal.instant) == .zero)
    #expect(fast.progress(at: goal) == 1)
  }

  @Test func `a millisecond before its goal a fast has not reached it`() throws {
    let (fast, goal) = (Fasting.hours(0), Moment.hour(16).instant)
    let before = try #require(Moment(goal.advanced(by: .milliseconds(-1)), utcOffset: 0))
    #expect(fast.remaining(at: before.instant) == .milliseconds(1))
    #expect(fast.over(at: before.instant) == .zero)
    #expect(fast.progress(at: before) < 1)
    #expect(fast.elapsed(at: before.instant).text == "15h 59m")
  }

  @Test func `past its goal a fast counts on`() {
    let (fast, later) = (Fasting.hours(0), Moment.hour(24))
    #expect(fast.elapsed(at: later.instant) == .seconds(24 * 3600))
    #expect(fast.remaining(at: later.instant) == .zero)
    #expect(fast.over(at: later.instant) == .seconds(8 * 3600))
    #expect(fast.progress(at: later) == 1.5)
  }

  @Test func `a clock set back before the start shows nothing, not less`() {
    let (fast, earlier) = (Fasting.hours(0), Moment.hour(-5))
    #expect(fast.elapsed(at: earlier.instant) == .zero)
    #expect(fast.remaining(at: earlier.instant) == .seconds(57_600))
    #expect(fast.over(at: earlier.instant) == .zero)
    #expect(fast.progress(at: earlier) == 0)
  }

  @Test(arguments: [-5.0, 0, 8, 12, 16, 4000])
  func `a finished fast stands still`(hour: Double) {
    let fast = Fasting.hours(0, 12)
    #expect(fast.elapsed(at: Moment.hour(hour).instant) == .seconds(12 * 3600))
    #expect(fast.remaining(at: Moment.hour(hour).instant) == .seconds(4 * 3600))
    #expect(fast.over(at: Moment.hour(hour).instant) == .zero)
    #expect(fast.progress(at: .hour(hour)) == 0.75)
  }

  @Test func `without a fast everything is nothing`() {
    let (idle, now) = (Fasting(), Moment.hour(16))
    #expect(idle.elapsed(at: now.instant) == .zero)
    #expect(idle.remaining(at: now.instant) == .zero)
    #expect(idle.over(at: now.instant) == .zero)
    #expect(idle.progress(at: now) == 0)
    #expect(idle.goalInstant == nil)
    #expect(idle.filed == nil)
  }

  @Test func `the offset of a clock makes a fast neither longer nor shorter`() throws {
    let there = try #require(Moment.hour(8).at(utcOffset: -8 * 3600))
    #expect(Fasting.hours(0).progress(at: there) == 0.5)
  }

  @Test func `left and over add up with the goal to what has passed`() {
    var samples = Samples(seed: 3)
    for _ in 0..<2000 {
      let fast = Fasting.hours(Double(samples.number(-50...50)))
      let instant = Moment.hour(Double(samples.number(-4000...4000)) / 40).instant
      let elapsed = fast.elapsed(at: instant)
      #expect(elapsed == fast.goal.duration - fast.remaining(at: instant) + fast.over(at: instant))
      #expect(fast.remaining(at: instant) == .zero || fast.over(at: instant) == .zero)
    }
  }

  @Test(arguments: [(16.0, true), (16 - millisecond, false), (24, true), (0, false), (-3, false)])
  func `a saved fast is met from its goal on`(end: Double, isMet: Bool) {
    #expect(Fast.hours(0, end).isMet == isMet)
  }

  @Test func `a saved fast that ends before its start has no length`() {
    #expect(Fast.hours(5, 2).elapsed == .zero)
  }
}
