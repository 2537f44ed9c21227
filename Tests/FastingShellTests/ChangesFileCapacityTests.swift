import FastingCore
import FastingShell
import Testing

@MainActor
struct ChangesFileCapacityTests {
  /// Lets the steps follow each other until a change with this number was made.
  private func record(_ count: Int, undoing undone: Int = 0) throws -> (Record, [Change]) {
    var record = Record()
    var changes: [Change] = []
    while record.lastChange < count {
      if count - record.lastChange <= undone {
        try record.undo()
      } else if record.fasting.state == .idle {
        try begin(november(2, 20))(&record)
      } else {
        try record.reset()
      }
      changes.append(try #require(record.pending))
      record.pendingWasSaved()
    }
    return (record, changes)
  }

  @Test(arguments: [0, 1, 10, 30, 49])
  func `a file of 100 changes is written anew, with the same stacks`(undone: Int) throws {
    let (record, changes) = try record(100, undoing: undone)
    let bytes = try changes.reduce(into: [UInt8]()) { try $0 += $1.line() + [.newline] }
    let file = try ChangesFile(bytes, committed: 100)
    var next = record
    try next.moveOn()
    let change = try #require(next.pending)
    next.pendingWasSaved()
    guard case .replace(let replaced) = try file.amendment(adding: change) else {
      Issue.record("the file goes on growing")
      return
    }
    let new = try ChangesFile(replaced, committed: 101)
    let (undo, redo) = record.log.stacks
    #expect(new.log.entries.count <= undo.count + 2 * redo.count + 1)
    #expect(new.log.stacks.undo.suffix(50) == next.log.stacks.undo.suffix(50))
    #expect(new.log.stacks.redo == next.log.stacks.redo)
    #expect(new.log.entries.last?.number == 101)
    let behind = try ChangesFile(replaced, committed: 100)
    #expect(behind.unsettled == nil)
    #expect(behind.damaged == nil)
  }

  @Test func `99 changes are appended to`() throws {
    let (record, changes) = try record(99)
    let bytes = try changes.reduce(into: [UInt8]()) { try $0 += $1.line() + [.newline] }
    var next = record
    try next.moveOn()
    let change = try #require(next.pending)
    guard case .append = try ChangesFile(bytes, committed: 99).amendment(adding: change) else {
      Issue.record("nothing had to be replaced")
      return
    }
  }

  @Test func `in 130 commands the file stays small, and 50 can be taken back`() async throws {
    try await Home.temporary { home in
      let store = home.store(.unsynchronized)
      for number in 1...130 {
        try await store.update(number % 2 == 1 ? begin(november(2, 20)) : reset)
      }
      let lines = try #require(try home.text("changes.jsonl")).split(separator: "\n")
      #expect(lines.count <= 101)
      for _ in 0..<50 { try await store.update(undo) }
      #expect(store.record.lastChange == 180)
      for _ in 0..<50 { try await store.update(redo) }
      #expect(store.currentFasting.state == .idle)
      await #expect(throws: Refusal.nothingToRedo) { try await store.update(redo) }
    }
  }
}

extension Record {
  fileprivate mutating func moveOn() throws {
    if !log.stacks.redo.isEmpty {
      try redo()
    } else if fasting.state == .idle {
      _ = try begin(.omad, at: november(4, 20))
    } else {
      try reset()
    }
  }
}
