import FastingCore
import Testing

struct OddityTests {
  private func oddities(
    _ saved: [Fast], current: Fasting = Fasting(), now: Double = 100
  ) -> [Oddity] {
    Record(current, saved: saved).oddities(now: .hour(now))
  }

  private func numbered(_ number: Int, _ start: Double, _ end: Double) -> Numbered {
    Numbered(number: number, fast: .hours(start, end))
  }

  @Test func `what the commands have filed has nothing odd`() {
    #expect(oddities([]) == [])
    #expect(
      oddities([.hours(0, 16), .hours(16, 20), .hours(20, 20)], current: .hours(20)) == [])
    #expect(oddities([.hours(0, 16)], now: 16) == [])
  }

  @Test func `a fast that ends before it starts is reversed, and overlaps nothing`() {
    #expect(
      oddities([.hours(0, 16), .hours(20, 10)], current: .hours(18, 19))
        == [.reversed(numbered(1, 20, 10))])
  }

  @Test func `an end that has not come yet is of the future`() {
    #expect(oddities([.hours(0, 16)], now: 15.5) == [.future(numbered(1, 0, 16))])
  }

  @Test func `a fast on several lines is named once`() {
    let again = Fast.hours(0, 16, note: "again")
    #expect(
      oddities([.hours(0, 16), .hours(20, 30), again, again])
        == [.repeated(numbered(2, 0, 16))])
    #expect(oddities([.hours(0, 16), again]) == [.repeated(numbered(1, 0, 16))])
  }

  @Test func `saved fasts that the current one overlaps are named`() {
    let saved: [Fast] = [.hours(0, 16), .hours(20, 30)]
    #expect(
      oddities(saved, current: .hours(8)) == [
        .overlapsCurrent(numbered(1, 20, 30)), .overlapsCurrent(numbered(2, 0, 16)),
      ])
    #expect(
      oddities(saved, current: .hours(16, 21)) == [.overlapsCurrent(numbered(1, 20, 30))])
  }

  @Test func `a fast is held against the one after it, newest first`() {
    #expect(
      oddities([.hours(0, 16), .hours(15, 25), .hours(24, 30)]) == [
        .overlap(numbered(1, 24, 30), numbered(2, 15, 25)),
        .overlap(numbered(2, 15, 25), numbered(3, 0, 16)),
      ])
  }

  @Test func `of fasts that begin together the longest is the one after`() {
    #expect(
      oddities([.hours(0, 9), .hours(8, 8), .hours(8, 20)]) == [
        .overlap(numbered(1, 8, 20), numbered(3, 0, 9))
      ])
    #expect(
      oddities([.hours(8, 10), .hours(8, 20)])
        == [.overlap(numbered(1, 8, 20), numbered(2, 8, 10))])
  }

  @Test func `one fast may be odd in several ways`() {
    #expect(
      oddities([.hours(30, 20), .hours(30, 20)], now: 10) == [
        .reversed(numbered(1, 30, 20)), .future(numbered(1, 30, 20)),
        .repeated(numbered(1, 30, 20)),
      ])
  }
}
