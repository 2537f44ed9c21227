import FastingCore
import Testing

struct RecordPendingTests {
  @Test func `a record that was loaded has nothing pending`() {
    #expect(Record(.hours(0)).pending == nil)
  }

  @Test func `a record is made from its parts, and goes on from there`() throws {
    var fasting = Fasting(goal: .omad)
    try fasting.begin(at: .hour(0))
    var record = Record(fasting: fasting, history: History([.hours(-20, -4)]))
    #expect(record.pending == nil)
    try record.finish(at: .hour(23))
    #expect(try record.save().isMet)
    #expect(record.history.count == 2)
    #expect(record.pending?.number == 1)
  }

  @Test func `a change is numbered on from the last durable one`() throws {
    var record = Record(
      fasting: Fasting(), history: History(), lastChange: 41, log: ChangeLog())
    _ = try record.begin(at: .hour(0))
    #expect(record.pending?.number == 42)
    #expect(record.lastChange == 41)
    record.pendingWasSaved()
    #expect(record.lastChange == 42)
    #expect(record.pending == nil)
    #expect(record.log.stacks.undo == [42])
  }

  @Test func `begin, finish and save in one go are one change`() throws {
    var record = Record()
    _ = try record.begin(at: .hour(0))
    try record.finish(at: .hour(16))
    try record.save()
    #expect(
      record.pending
        == Change(
          number: 1, command: "begin", before: Fasting(), after: Fasting(),
          added: [History.Entry(.hours(0, 16))]))
    record.pendingWasSaved()
    try record.undo()
    #expect(record.fasting == Fasting())
    #expect(record.saved.isEmpty)
  }

  @Test func `finish and save in one go are undone in one step`() throws {
    var record = Record(.hours(0))
    try record.finish(at: .hour(16))
    try record.save()
    #expect(record.pending?.command == "finish")
    record.pendingWasSaved()
    try record.undo()
    #expect(record.fasting == .hours(0))
    #expect(record.saved.isEmpty)
  }

  @Test func `a change and its opposite leave nothing to write`() throws {
    var dropped = Record()
    _ = try dropped.begin(at: .hour(0))
    try dropped.reset()
    #expect(dropped == Record())

    var resumed = Record(.hours(0))
    try resumed.finish(at: .hour(16))
    try resumed.resume(now: .hour(16))
    #expect(resumed == Record(.hours(0)))
  }

  @Test func `noting that nothing was saved changes nothing`() {
    var record = Record(.hours(0))
    record.pendingWasSaved()
    #expect(record == Record(.hours(0)))
  }

  @Test func `a refusal after a change keeps what is pending`() throws {
    var record = Record()
    _ = try record.begin(at: .hour(0))
    #expect(refusal(of: record) { _ = try $0.begin(at: .hour(1)) } != nil)
    #expect(refusal(of: record) { try $0.save() } != nil)
  }
}
