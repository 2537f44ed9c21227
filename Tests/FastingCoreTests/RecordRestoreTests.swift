import FastingCore
import Testing

struct RecordRestoreTests {
  static let (one, two) = (Fast.hours(0, 16), Fast.hours(20, 36))

  @Test func `a backup replaces the history in one step that can be undone`() throws {
    var record = Record(.hours(40), saved: [Self.one])
    let (came, went) = try record.restore(History([Self.two, .hours(-9, -1)]))
    #expect((came, went) == (2, 1))
    #expect(record.saved == [Self.two, .hours(-9, -1)])
    #expect(record.fasting == .hours(40))
    record.pendingWasSaved()
    try record.undo()
    #expect(record.saved == [Self.one])
  }

  @Test func `a backup that says the same is no change`() throws {
    var record = Record(Fasting(), saved: [Self.one, Self.two])
    try record.restore(History([Self.two, Self.one]))
    #expect(record.pending == nil)
  }

  @Test func `a backup that overlaps the current fast is refused`() {
    #expect(
      refusal(of: Record(.hours(30))) { try $0.restore(History([Self.two])) }
        == .overlapsCurrent(start: .hour(30), end: nil))
  }

  @Test func `a fast that stands twice here and once in the backup stays`() throws {
    let noted = Fast.hours(0, 16, note: "again")
    for saved in [[Self.one, noted], [noted, Self.one]] {
      var record = Record(Fasting(), saved: saved)
      try record.restore(History([Self.one]))
      #expect(record.saved == [Self.one])
      record.pendingWasSaved()
      try record.undo()
      #expect(Set(record.history.entries.map(\.fast)) == [Self.one, noted])
    }
  }

  @Test func `a restored history agrees with its text when it is applied again`() throws {
    let text = try Self.one.line() + [.newline]
    let lines = try HistoryLines(text)
    var record = Record(fasting: Fasting(), history: lines.history, lastChange: 0, log: ChangeLog())
    try record.restore(History([.hours(0, 16, note: "calm"), Self.two]))
    let change = try #require(record.pending)
    let restored = try lines.amended(try lines.amendment(for: change))
    #expect(Set(restored.history.newestFirst) == [.hours(0, 16, note: "calm"), Self.two])
    #expect(try restored.amendment(for: change) == .nothing)
  }
}
