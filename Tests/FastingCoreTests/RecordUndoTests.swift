import FastingCore
import Testing

struct RecordUndoTests {
  /// A record in which a fast was begun, finished and saved.
  static func threeSteps() throws -> Record {
    var record = Record()
    try record.perform { _ = try $0.begin(at: .hour(0)) }
    try record.perform { try $0.finish(at: .hour(16)) }
    try record.perform { try $0.save() }
    return record
  }

  @Test func `undo steps back through every change, and redo forth again`() throws {
    var record = try Self.threeSteps()
    let end = (record.fasting, record.saved)
    try record.perform { try $0.undo() }
    #expect(record.fasting == .hours(0, 16))
    #expect(record.saved.isEmpty)
    try record.perform { try $0.undo() }
    #expect(record.fasting == .hours(0))
    try record.perform { try $0.undo() }
    #expect(record.fasting == Fasting())
    #expect(refusal(of: record) { try $0.undo() } == .nothingToUndo)
    for _ in 1...3 { try record.perform { try $0.redo() } }
    #expect((record.fasting, record.saved) == end)
    #expect(refusal(of: record) { try $0.redo() } == .nothingToRedo)
    #expect(record.lastChange == 9)
  }

  @Test func `undo and redo tell what was taken back and made again`() throws {
    var record = try Self.threeSteps()
    #expect(try record.undo().command == "save")
    #expect(record.pending?.undoes == 3)
    #expect(record.pending?.removed == [.hours(0, 16)])
    record.pendingWasSaved()
    #expect(try record.redo().command == "save")
    #expect(record.pending?.redoes == 3)
  }

  @Test func `undo brings back what reset dropped`() throws {
    var record = Record(.hours(0, note: "calm", otherKeys: ["mood": .null]))
    try record.perform { try $0.reset() }
    try record.perform { try $0.undo() }
    #expect(record.fasting == .hours(0, note: "calm", otherKeys: ["mood": .null]))
  }

  @Test func `undo of begin over a finished fast takes it out of the history again`() throws {
    var record = Record(.hours(0, 16))
    try record.perform { _ = try $0.begin(at: .hour(20)) }
    try record.perform { try $0.undo() }
    #expect(record.fasting == .hours(0, 16))
    #expect(record.saved.isEmpty)
  }

  @Test func `undo of saving what was there already keeps it`() throws {
    var record = Record(.hours(0, 16), saved: [.hours(0, 16)])
    try record.perform { try $0.save() }
    try record.perform { try $0.undo() }
    #expect(record.fasting == .hours(0, 16))
    #expect(record.saved == [.hours(0, 16)])
  }

  @Test func `a new change cuts off what could be made again`() throws {
    var record = try Self.threeSteps()
    try record.perform { try $0.undo() }
    try record.perform { try $0.reset() }
    #expect(refusal(of: record) { try $0.redo() } == .nothingToRedo)
    try record.perform { try $0.undo() }
    #expect(record.fasting == .hours(0, 16))
  }

  @Test func `fifty steps are kept`() throws {
    var record = Record()
    for hour in 0..<60 {
      try record.perform { _ = try $0.begin(at: .hour(Double(hour))) }
      try record.perform { try $0.reset() }
    }
    #expect(record.log.stacks.undo == Array(71...120))
    for _ in 1...50 { try record.perform { try $0.undo() } }
    #expect(record.log.stacks.redo == (71...120).reversed())
  }

  @Test func `undo is refused where the current fast is no longer as the change left it`() throws {
    let log = try Self.threeSteps().log
    for fasting in [Fasting.hours(0), .hours(0, 16), .hours(1)] {
      let record = Record(
        fasting: fasting, history: History([.hours(0, 16)]), lastChange: 3, log: log)
      #expect(refusal(of: record) { try $0.undo() } == .changedSince(command: "save"))
    }
  }

  @Test func `undo is refused where the fasts that it would take out are gone`() throws {
    let log = try Self.threeSteps().log
    let record = Record(
      fasting: Fasting(), history: History([.hours(0, 15)]), lastChange: 3, log: log)
    #expect(refusal(of: record) { try $0.undo() } == .changedSince(command: "save"))
  }

  @Test func `without a log that can be read there is no undo, and nothing else suffers`() throws {
    var record = Record(
      fasting: Fasting(), history: History(), lastChange: 3, log: ChangeLog(isReadable: false))
    #expect(refusal(of: record) { try $0.undo() } == .changesUnreadable)
    #expect(refusal(of: record) { try $0.redo() } == .changesUnreadable)
    try record.perform { _ = try $0.begin(at: .hour(0)) }
    #expect(record.lastChange == 4)
  }

  @Test func `a fast that undo brings back is brought back once, however often in one go`() throws {
    let delete = Change(
      number: 1, command: "delete", before: Fasting(), after: Fasting(),
      removed: [History.Entry(.hours(0, 16), place: 0)])
    var record = Record(
      fasting: Fasting(), history: History(), lastChange: 1,
      log: ChangeLog([ChangeLog.Entry(delete)]))
    try record.undo()
    _ = try? record.undo()
    #expect(record.pending?.added == [.hours(0, 16)])
  }
}
