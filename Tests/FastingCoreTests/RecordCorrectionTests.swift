import FastingCore
import Testing

struct RecordCorrectionTests {
  static let (one, two) = (Fast.hours(0, 16, note: "calm"), Fast.hours(20, 36))
  static let now = Moment.hour(48)

  @Test func `a fast that was never tracked is filed`() throws {
    var record = Record(.hours(40), saved: [Self.one])
    try record.add(Self.two, now: Self.now)
    #expect(record.saved == [Self.one, Self.two])
    #expect(record.fasting == .hours(40))
  }

  @Test(arguments: [
    (Fast.hours(10, 20), Refusal.overlaps(one, number: 1, now: now)),
    (one, .alreadySaved(one)),
    (.hours(30, 41), .overlapsCurrent(start: .hour(40), end: nil)),
    (.hours(30, 49), .future(.hour(49), now: now)),
    (.hours(30, 29), .endBeforeStart(start: .hour(30), end: .hour(29))),
  ])
  func `a fast that does not fit is not filed`(fast: Fast, expected: Refusal) {
    let record = Record(.hours(40), saved: [Self.one])
    #expect(refusal(of: record) { try $0.add(fast, now: Self.now) } == expected)
  }

  @Test func `a fast may touch those before and after it`() throws {
    var record = Record(.hours(40), saved: [Self.one, Self.two])
    try record.add(.hours(16, 20), now: Self.now)
    try record.add(.hours(36, 40), now: Self.now)
    #expect(record.saved.count == 4)
  }

  @Test func `what a correction does not name is kept`() throws {
    var record = Record(.hours(0, 16, note: "calm", otherKeys: ["mood": .null]))
    try record.edit(Record.Correction(end: .hour(17)), now: Self.now)
    #expect(record.fasting == .hours(0, 17, note: "calm", otherKeys: ["mood": .null]))
    try record.edit(Record.Correction(note: ""), now: Self.now)
    #expect(record.fasting == .hours(0, 17, otherKeys: ["mood": .null]))
  }

  @Test func `the end of a running fast cannot be corrected, and without a fast nothing`() {
    #expect(
      refusal(of: Record(.hours(0))) { try $0.edit(.init(end: .hour(1)), now: Self.now) }
        == .noEndYet(since: .hour(0)))
    #expect(
      refusal(of: Record()) { try $0.edit(.init(note: "x"), now: Self.now) } == .nothingToEdit)
  }

  @Test func `a start is not corrected to a time that has not come`() throws {
    #expect(
      refusal(of: Record(.hours(40))) { try $0.edit(.init(start: .hour(49)), now: Self.now) }
        == .future(.hour(49), now: Self.now))
    var record = Record(.hours(40))
    try record.edit(.init(start: Self.now), now: Self.now)
    #expect(record.fasting == .hours(48))
  }

  @Test(arguments: [
    (Record.Correction(start: .hour(15)), Refusal.overlaps(one, number: 2, now: now)),
    (.init(end: .hour(41)), .overlapsCurrent(start: .hour(40), end: nil)),
    (.init(start: .hour(37)), .endBeforeStart(start: .hour(37), end: .hour(36))),
    (.init(end: .hour(49)), .future(.hour(49), now: now)),
    (.init(start: .hour(0), end: .hour(16)), .alreadySaved(.hours(0, 16))),
  ])
  func `a saved fast is not corrected to what does not fit`(
    correction: Record.Correction, expected: Refusal
  ) {
    let record = Record(.hours(40), saved: [Self.one, Self.two])
    #expect(refusal(of: record) { try $0.edit(.last, correction, now: Self.now) } == expected)
  }

  @Test func `a correction that changes nothing is no change`() throws {
    var record = Record(.hours(40), saved: [Self.one])
    try record.edit(.last, Record.Correction(note: "calm"), now: Self.now)
    try record.edit(Record.Correction(start: .hour(40)), now: Self.now)
    #expect(record.pending == nil)
  }

  @Test func `an overlap by hand does not keep a fast from being corrected`() throws {
    var record = Record(Fasting(), saved: [.hours(0, 16), .hours(10, 20), .hours(99, 120)])
    try record.edit(.number(3), Record.Correction(note: "calm"), now: Self.now)
    try record.edit(.number(3), Record.Correction(end: .hour(15)), now: Self.now)
    try record.edit(.number(2), Record.Correction(end: .hour(14)), now: Self.now)
    try record.edit(.number(1), Record.Correction(note: "still to come"), now: Self.now)
    #expect(
      record.saved == [
        .hours(0, 15, note: "calm"), .hours(10, 14), .hours(99, 120, note: "still to come"),
      ])
  }

  @Test func `an overlap by hand with the current fast does not either`() throws {
    var record = Record(.hours(40), saved: [.hours(20, 45), .hours(0, 16)])
    try record.edit(.number(1), Record.Correction(end: .hour(44)), now: Self.now)
    #expect(record.saved == [.hours(20, 44), .hours(0, 16)])
    #expect(
      refusal(of: record) {
        try $0.edit(.number(2), Record.Correction(start: .hour(41), end: .hour(46)), now: Self.now)
      } != nil)
  }

  @Test func `delete removes all its targets, or none`() throws {
    let first = Record(.hours(40), saved: [Self.one, Self.two, .hours(-20, -4)])
    #expect(
      refusal(of: first) { try $0.delete([.number(1), .number(4)]) } == .noFast(number: 4, count: 3)
    )
    var record = first
    #expect(try record.delete([.number(3), .last, .number(1)]).map(\.number) == [3, 1])
    #expect(record.saved == [Self.one])
    record.pendingWasSaved()
    try record.undo()
    #expect(record.saved == first.saved)
  }

  @Test func `a day names a fast if one ended on it`() throws {
    let record = Record(Fasting(), saved: [.hours(0, 1), .hours(2, 3), .hours(20, 30)])
    #expect(try record.saved(.day(Moment.hour(30).day)).number == 1)
    let day = Moment.hour(1).day
    #expect(
      refusal(of: record) { try $0.delete([.day(day)]) }
        == .notOneFast(
          on: day,
          candidates: [
            Numbered(number: 2, fast: .hours(2, 3)), Numbered(number: 3, fast: .hours(0, 1)),
          ]))
    #expect(refusal(of: Record()) { try $0.delete([.last]) } == .noSavedFast)
  }
}
