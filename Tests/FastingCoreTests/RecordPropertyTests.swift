import FastingCore
import Testing

struct RecordPropertyTests {
  /// Any command at any hour up to now, on a grid where many moments touch.
  static func command(
    now: Int, _ samples: inout Samples
  ) -> (inout Record) throws -> Void {
    let at = Moment.hour(Double(now - samples.number(0...6)))
    let now = Moment.hour(Double(now))
    let correction = Record.Correction(
      start: samples.oneIn(2) ? at : nil,
      end: samples.oneIn(2) ? .hour(Double(samples.number(0...40))) : nil,
      note: samples.oneIn(2) ? "edited" : nil)
    let target: Record.Target = samples.oneIn(2) ? .last : .number(samples.number(1...4))
    let late = Fast(start: at, end: now, goal: .omad, note: "late")
    return switch samples.number(0...11) {
    case 0, 1: { record in try record.begin(at: at, now: now) }
    case 2, 3: { record in try record.finish(at: at, note: "calm", now: now) }
    case 4: { record in try record.save() }
    case 5: { record in try record.reset() }
    case 6: { record in try record.edit(correction, now: now) }
    case 7: { record in try record.edit(target, correction, now: now) }
    case 8: { record in try record.delete([target]) }
    case 9, 10: { record in try record.add(late, now: now) }
    default: { record in try record.resume(now: now) }
    }
  }

  static func isFree(_ record: Record) -> Bool {
    let spans =
      record.history.entries.map(\.fast.span) + (record.fasting.span.map { [$0] } ?? [])
    return spans.indices.allSatisfy { index in
      spans[..<index].allSatisfy { !$0.overlaps(spans[index]) }
    }
  }

  static let beginnings = [
    Record(), Record(.hours(2)), Record(.hours(0, 1, note: "x"), saved: [.hours(-9, -3)]),
    Record(.hours(0, 1), saved: [.hours(0, 1)]),
    Record(.hours(3, 4), saved: [.hours(8, 9), .hours(-5, 0)]),
  ]

  @Test(arguments: beginnings)
  func `as many undos as changes give the first value, and all redos the last`(
    first: Record
  ) throws {
    var samples = Samples(seed: 4)
    for _ in 0..<25 {
      var record = first
      var (now, changes) = (4, 0)
      while changes < 40, now < 160 {
        now += samples.number(0...2)
        let command = Self.command(now: now, &samples)
        if refusal(of: record, command) == nil {
          let before = record.lastChange
          try record.perform(command)
          changes += record.lastChange - before
        }
      }
      let last = (record.fasting, record.saved)
      for _ in 0..<changes { try record.perform { try $0.undo() } }
      #expect((record.fasting, record.saved) == (first.fasting, first.saved))
      #expect(refusal(of: record) { try $0.undo() } == .nothingToUndo)
      for _ in 0..<changes { try record.perform { try $0.redo() } }
      #expect((record.fasting, record.saved) == last)
      #expect(record.lastChange == changes * 3)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `no sequence of commands, undos and redos makes an overlap`(seed: UInt64) throws {
    var samples = Samples(seed: seed)
    var record = Record(.hours(0, 1), saved: [.hours(-9, -3), .hours(-3, -3)])
    try #require(Self.isFree(record))
    for now in 4..<150 {
      var command = Self.command(now: now, &samples)
      if samples.oneIn(3) { command = { record in try record.undo() } }
      if samples.oneIn(4) { command = { record in try record.redo() } }
      let before = record
      guard refusal(of: record, command) == nil else { continue }
      try record.perform(command)
      #expect(record.lastChange == before.lastChange + (record == before ? 0 : 1))
      guard Self.isFree(record) else {
        Issue.record("\(before) became \(record)")
        return
      }
    }
  }

  @Test func `several commands in one go are undone in one step`() throws {
    var samples = Samples(seed: 5)
    for _ in 0..<200 {
      var record = samples.pick(Self.beginnings)
      let first = record
      for now in 5..<9 {
        let command = Self.command(now: now, &samples)
        if refusal(of: record, command) == nil { try command(&record) }
      }
      guard record.pending != nil else {
        #expect((record.fasting, record.saved) == (first.fasting, first.saved))
        continue
      }
      record.pendingWasSaved()
      try record.perform { try $0.undo() }
      #expect((record.fasting, record.saved) == (first.fasting, first.saved))
    }
  }
}
