import FastingCore
import Testing

struct FastingStateTests {
  enum Function: Sendable {
    case begin, finish, reset, resume

    func callAsFunction(_ fasting: inout Fasting) throws(Refusal) {
      switch self {
      case .begin: try fasting.begin(at: .hour(20))
      case .finish: try fasting.finish(at: .hour(20))
      case .reset: try fasting.reset()
      case .resume: try fasting.resume()
      }
    }
  }

  static let (idle, running, finished) = (
    Fasting(goal: .trf16), Fasting.hours(0, note: "calm"), Fasting.hours(0, 17, note: "calm")
  )

  @Test(arguments: [
    (idle, Function.begin, Fasting.hours(20)),
    (running, .finish, .hours(0, 20, note: "calm")),
    (running, .reset, idle),
    (finished, .reset, idle),
    (finished, .resume, running),
  ])
  func `what fits the state changes it`(before: Fasting, function: Function, after: Fasting) throws
  {
    var fasting = before
    try function(&fasting)
    #expect(fasting == after)
  }

  @Test(arguments: [
    (running, Function.begin, Refusal.alreadyFasting(since: .hour(0), goal: .trf16)),
    (finished, .begin, .alreadyFinished(at: .hour(17))),
    (idle, .finish, .notFasting),
    (finished, .finish, .alreadyFinished(at: .hour(17))),
    (idle, .reset, .nothingToReset),
    (idle, .resume, .nothingToResume),
    (running, .resume, .runsAlready(since: .hour(0))),
  ])
  func `what does not fit is refused and changes nothing`(
    fasting: Fasting, function: Function, expected: Refusal
  ) {
    #expect(refusal(of: fasting) { try function(&$0) } == expected)
  }

  @Test func `a state follows from start and end`() {
    #expect(Self.idle.state == .idle)
    #expect(Self.running.state == .fasting)
    #expect(Self.finished.state == .finished)
  }

  @Test func `a fast never ends before its start`() {
    #expect(
      refusal(of: Fasting.hours(8)) { try $0.finish(at: .hour(7.5)) }
        == .endBeforeStart(start: .hour(8), end: .hour(7.5)))
  }

  @Test func `a fast may end when it starts`() throws {
    var fasting = Fasting.hours(8)
    try fasting.finish(at: .hour(8))
    #expect(fasting.state == .finished)
    #expect(fasting.elapsed(at: Moment.hour(99).instant) == .zero)
  }

  @Test func `the order of start and end is one of instants, not of clocks`() throws {
    var flight = Fasting()
    try flight.begin(at: try #require(Moment(rfc3339: "2026-11-29T20:00:00+09:00")))
    try flight.finish(at: try #require(Moment(rfc3339: "2026-11-29T19:00:00-08:00")))
    #expect(flight.elapsed(at: Moment.hour(0).instant) == .seconds(16 * 3600))
  }

  @Test func `a copy does not follow the value that it was made of`() throws {
    var fasting = Fasting()
    let copy = fasting
    try fasting.begin(at: .hour(0))
    #expect(copy.state == .idle)
  }

  @Test func `the goal is kept by every function`() throws {
    var fasting = Fasting(goal: .omad)
    try fasting.begin(at: .hour(0))
    try fasting.finish(at: .hour(1))
    try fasting.resume()
    try fasting.reset()
    #expect(fasting == Fasting(goal: .omad))
  }

  @Test func `an empty note is none`() {
    var fasting = Fasting.hours(0, note: "calm")
    fasting.annotate("")
    #expect(fasting.note == nil)
    #expect(Fasting.hours(0, note: "").note == nil)
    #expect(Fast.hours(0, 1, note: "").note == nil)
  }
}
