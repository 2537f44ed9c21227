@testable import FastingCore
import Testing

/// What an import does to a record.
struct ImportMergeTests {
  static let now = Moment.hour(2000)

  static func rows(_ fasts: [Fast]) -> [ImportedRow] {
    fasts.enumerated().map { ImportedRow($0.offset + 1, .fast($0.element, doubt: nil)) }
  }

  /// Fasts on a grid where many touch and overlap, some of no length.
  static func fasts(_ samples: inout Samples, _ count: Int) -> [Fast] {
    (0..<count).map { _ in
      let start = samples.number(0...60)
      return .hours(Double(start), Double(start + samples.pick([0, 0, 1, 2, 3, 9])))
    }
  }

  @Test func `rows are added, found, left out and reported by their numbers`() {
    var record = Record(.hours(100), saved: [.hours(0, 16), .hours(20, 36)])
    let doubtful = Fast.hours(40, 56)
    let report = record.import(
      [
        ImportedRow(2, .fast(.hours(104, 120), doubt: nil)), ImportedRow(3, .running),
        ImportedRow(4, .fast(doubtful, doubt: .endDayGuessed)),
        ImportedRow(5, .fast(.hours(20, 36, note: "other"), doubt: nil)),
        ImportedRow(6, .fast(.hours(10, 18), doubt: nil)),
        ImportedRow(8, .rejected(.missing("start"))),
        ImportedRow(9, .fast(.hours(1990, 2001), doubt: nil)),
        ImportedRow(10, .fast(.hours(50, 57), doubt: nil)),
        ImportedRow(11, .fast(.hours(40, 56, note: "again"), doubt: nil)),
        ImportedRow(12, .fast(.hours(16, 20), doubt: nil)),
      ], now: Self.now)
    #expect(report.added == 2)
    #expect(report.present.sorted() == [5, 11])
    #expect(report.skipped == [3])
    #expect(
      Set(report.overlapping) == [
        .init(number: 2, reason: nil), .init(number: 6, reason: .hours(0, 16)),
        .init(number: 10, reason: doubtful),
      ])
    #expect(
      Set(report.rejected) == [
        .init(number: 8, reason: .missing("start")), .init(number: 9, reason: .future),
      ])
    #expect(report.flagged == [.init(number: 4, reason: .endDayGuessed)])
    #expect(record.saved == [.hours(0, 16), .hours(20, 36), doubtful, .hours(16, 20)])
    #expect(record.fasting == .hours(100))
  }

  @Test func `an end that is now is not the future`() {
    var record = Record()
    #expect(record.import(Self.rows([.hours(0, 2000)]), now: Self.now).added == 1)
    #expect(record.import(Self.rows([.hours(2000, 2000)]), now: Self.now).added == 1)
    #expect(record.import(Self.rows([.hours(2000, 2000.001)]), now: Self.now).added == 0)
  }

  @Test func `no fast that is there is changed, and nothing overlaps that did not before`() {
    var samples = Samples(seed: 41)
    for _ in 0..<500 {
      let saved = Self.fasts(&samples, samples.number(0...8))
      let current: Fasting = samples.oneIn(2) ? Fasting() : .hours(Double(samples.number(0...70)))
      var record = Record(current, saved: saved)
      let before = record
      let rows = Self.rows(Self.fasts(&samples, samples.number(0...12)))
      let report = record.import(rows, now: Self.now)
      let added = record.saved.subtracting(before.saved)
      #expect(record.saved.isSuperset(of: before.saved))
      #expect(added.count == report.added)
      let spans = Array(before.saved).map(\.span) + (current.span.map { [$0] } ?? [])
      for fast in added {
        #expect(!spans.contains { $0.overlaps(fast.span) })
        #expect(!added.contains { $0 != fast && $0.span.overlaps(fast.span) })
      }
      // Whatever was left out is there, or has a reason to be.
      for row in rows {
        guard case .fast(let fast, _) = row.content, !record.saved.contains(fast) else { continue }
        #expect(
          record.saved.contains { $0.identity == fast.identity || $0.span.overlaps(fast.span) }
            || current.span.map { $0.overlaps(fast.span) } ?? false)
      }
      #expect(
        report.added + report.present.count + report.overlapping.count + report.rejected.count
          == rows.count)
    }
  }

  @Test func `importing again adds nothing, and one step takes it all back`() throws {
    var samples = Samples(seed: 42)
    for _ in 0..<200 {
      let first = Record(.hours(80), saved: Self.fasts(&samples, samples.number(0...6)))
      var record = first
      let rows = Self.rows(Self.fasts(&samples, samples.number(1...12)))
      let report = record.import(rows, now: Self.now)
      if record.pending == nil { continue }
      record.pendingWasSaved()
      let merged = record
      #expect(record.import(rows.shuffled(using: &samples), now: Self.now).added == 0)
      #expect(record == merged)
      try record.perform { try $0.undo() }
      #expect((record.saved, record.fasting) == (first.saved, first.fasting))
      try record.perform { try $0.redo() }
      #expect(record.saved == merged.saved)
      #expect(report.added > 0)
    }
  }

  @Test func `histories merge to the same in any order and any number of times`() {
    var samples = Samples(seed: 43)
    for _ in 0..<200 {
      var hour = 0
      let all = (0..<samples.number(2...15)).map { _ in
        let start = hour + samples.number(0...3)
        hour = start + samples.number(1...5)
        return Fast.hours(Double(start), Double(hour))
      }
      let parts = (0..<3).map { _ in all.filter { _ in samples.oneIn(2) } }
      let whole = Set(parts.flatMap { $0 })
      for _ in 0..<4 {
        var record = Record()
        let order = (parts + [samples.pick(parts), samples.pick(parts)]).shuffled(using: &samples)
        for part in order {
          let rows = Self.rows(part.shuffled(using: &samples))
          #expect(record.import(rows, now: Self.now).overlapping.isEmpty)
        }
        #expect(record.saved == whole)
        #expect(record.history.entries.count == whole.count)
      }
    }
  }

  @Test func `a row overlaps a long fast that began long before`() {
    var record = Record(Fasting(), saved: [.hours(0, 100), .hours(100, 100), .hours(101, 102)])
    let report = record.import(Self.rows([.hours(50, 50), .hours(99, 101)]), now: Self.now)
    #expect(
      report.overlapping == [
        .init(number: 1, reason: .hours(0, 100)), .init(number: 2, reason: .hours(0, 100)),
      ])
  }

  @Test func `a fast that a hand edit reversed is in nobody's way`() {
    let reversed = Fast.hours(20, 10)
    var record = Record(Fasting(), saved: [reversed])
    #expect(record.import(Self.rows([.hours(12, 18)]), now: Self.now).added == 1)
    #expect(record.import(Self.rows([.hours(19, 21)]), now: Self.now).added == 0)
  }
}
