import FastingCore
import Testing

struct RecordCommandTests {
  @Test func `begin, finish and save file a fast and leave idle`() throws {
    var record = Record()
    #expect(try record.begin(.omad, at: .hour(0), note: "calm") == nil)
    try record.finish(at: .hour(23))
    let filed = try record.save()
    #expect(filed == Fast(start: .hour(0), end: .hour(23), goal: .omad, note: "calm"))
    #expect(record.saved == [filed])
    #expect(record.fasting == Fasting())
  }

  @Test func `begin over a finished fast files it first and says so`() throws {
    var record = Record(.hours(0, 16, note: "calm"))
    #expect(try record.begin(.trf18, at: .hour(24)) == .hours(0, 16, note: "calm"))
    #expect(record.saved == [.hours(0, 16, note: "calm")])
    #expect(record.fasting.start == .hour(24))
    #expect(record.fasting.goal == .trf18)
    #expect(record.fasting.note == nil)
    #expect(record.pending?.command == "begin")
    #expect(record.pending?.added == [.hours(0, 16, note: "calm")])
  }

  @Test func `begin while fasting is refused and names the running fast`() {
    #expect(
      refusal(of: Record(.hours(0))) { _ = try $0.begin(.omad, at: .hour(5)) }
        == .alreadyFasting(since: .hour(0), goal: .trf16))
  }

  @Test(arguments: [
    (Fasting(), Refusal.nothingToSave), (.hours(3), .stillFasting(since: .hour(3))),
  ])
  func `only a finished fast can be saved`(fasting: Fasting, expected: Refusal) {
    #expect(refusal(of: Record(fasting)) { try $0.save() } == expected)
  }

  @Test(arguments: [
    (Fasting(), Refusal.notFasting), (.hours(0, 16), .alreadyFinished(at: .hour(16))),
  ])
  func `only a running fast can be finished`(fasting: Fasting, expected: Refusal) {
    #expect(refusal(of: Record(fasting)) { try $0.finish(at: .hour(20)) } == expected)
  }

  @Test func `without a fast there is nothing to reset or to resume`() {
    #expect(refusal(of: Record()) { try $0.reset() } == .nothingToReset)
    #expect(refusal(of: Record()) { try $0.resume(now: .hour(20)) } == .nothingToResume)
    #expect(
      refusal(of: Record(.hours(0))) { try $0.resume(now: .hour(20)) }
        == .runsAlready(since: .hour(0)))
  }

  @Test(arguments: [Fasting.hours(0), .hours(0, 16)])
  func `reset drops the current fast and touches no saved one`(fasting: Fasting) throws {
    var record = Record(fasting, saved: [.hours(-20, -4)])
    try record.reset()
    #expect(record.fasting == Fasting())
    #expect(record.saved == [.hours(-20, -4)])
    #expect(record.pending?.before == fasting)
  }

  @Test func `resume runs on from the old start`() throws {
    var record = Record(.hours(0, 16, note: "calm"))
    try record.resume(now: .hour(20))
    #expect(record.fasting == .hours(0, note: "calm"))
  }

  @Test func `filing a fast that is there already files nothing anew and leaves idle`() throws {
    var record = Record(.hours(0, 16, note: "new words"), saved: [.hours(0, 16, note: "old")])
    try record.save()
    #expect(record.fasting == Fasting())
    #expect(record.saved == [.hours(0, 16, note: "old")])
    #expect(record.pending?.added == [])

    var begun = Record(.hours(0, 16), saved: [.hours(0, 16)])
    #expect(try begun.begin(at: .hour(20)) == .hours(0, 16))
    #expect(begun.history.newestFirst == [.hours(0, 16)])
  }

  @Test func `the same start and end on other clocks are the same fast`() throws {
    let start = try #require(Moment.hour(0).at(utcOffset: 0))
    let end = try #require(Moment.hour(16).at(utcOffset: 9 * 3600))
    var record = Record(.hours(0, 16), saved: [Fast(start: start, end: end, goal: .omad)])
    try record.save()
    #expect(record.history.newestFirst.count == 1)
  }

  @Test func `finish replaces the note only where it is given one`() throws {
    var kept = Record(.hours(0, note: "calm"))
    try kept.finish(at: .hour(1))
    #expect(kept.fasting.note == "calm")
    var replaced = Record(.hours(0, note: "calm"))
    try replaced.finish(at: .hour(1), note: "tired")
    #expect(replaced.fasting.note == "tired")
    var removed = Record(.hours(0, note: "calm"))
    try removed.finish(at: .hour(1), note: "")
    #expect(removed.fasting.note == nil)
  }

  @Test func `keys that we do not know follow a fast into the history`() throws {
    var record = Record(.hours(0, otherKeys: ["mood": .string("good")]))
    try record.finish(at: .hour(16))
    #expect(try record.save().otherKeys == ["mood": .string("good")])
  }
}
