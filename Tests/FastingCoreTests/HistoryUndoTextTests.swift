import FastingCore
import Testing

struct HistoryUndoTextTests {
  /// A text of our own lines, some of them twice, among lines that we leave alone.
  static func text(_ samples: inout Samples) throws -> [UInt8] {
    var bytes = samples.oneIn(4) ? [0xEF, 0xBB, 0xBF] : [UInt8]()
    var own: [[UInt8]] = []
    for _ in 0..<samples.number(0...9) {
      switch samples.number(0...9) {
      case 0: bytes += samples.pick(["", " ", "\r", "\t "]).utf8
      case 1: bytes += samples.pick(["bad", "{}", "[1]", "{\"start\":", "<<<<<<< HEAD"]).utf8
      case 2: bytes += Array(" ".utf8) + (try samples.fast().line()) + Array("\r".utf8)
      case 3 where !own.isEmpty: bytes += samples.pick(own)
      default:
        own.append(try samples.fast(otherKeys: samples.oneIn(4) ? samples.object() : [:]).line())
        bytes += own.last ?? []
      }
      bytes.append(.newline)
    }
    return bytes
  }

  /// Any deletion, edit or addition; only lines in our own form are touched.
  static func change(of lines: HistoryLines, _ samples: inout Samples) throws -> Change {
    let ranges = Array(LineRanges(lines.text))
    let own = lines.history.entries.filter { entry in
      guard let line = try? entry.fast.line(), let place = entry.place else { return false }
      return lines.text[ranges[place]].elementsEqual(line + [.newline])
    }
    let chosen = Set(own.filter { _ in samples.oneIn(3) }.map(\.fast.identity))
    let removed = lines.history.entries(of: chosen)
    var added = samples.oneIn(3) ? [History.Entry(samples.fast())] : []
    if samples.oneIn(2) {
      var seen: Set<Fast.Identity> = []
      for entry in removed where seen.insert(entry.fast.identity).inserted {
        let edited =
          samples.oneIn(2)
          ? samples.fast()
          : Fast(
            start: entry.fast.start, end: entry.fast.end, goal: samples.goal(), note: "edited")
        added.append(History.Entry(edited, place: samples.oneIn(4) ? nil : entry.place))
      }
    }
    return Change(
      number: 1, command: "edit", before: Fasting(), after: Fasting(), removed: removed,
      added: added)
  }

  /// The text once a change is made, which must agree with it and with the change of the values.
  static func apply(_ change: Change, to lines: HistoryLines) throws -> HistoryLines {
    let amended = try lines.amended(try lines.amendment(for: change))
    #expect(try amended.amendment(for: change) == .nothing)
    var history = lines.history
    history.replace(change.removedEntries, with: change.addedEntries)
    #expect(Set(amended.history.newestFirst) == Set(history.newestFirst))
    #expect(amended.history.badLines.map(\.reason) == lines.history.badLines.map(\.reason))
    return amended
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `undo restores the text to the byte, wherever a line stood`(seed: UInt64) throws {
    var samples = Samples(seed: seed)
    for _ in 0..<25 {
      let first = try HistoryLines(try Self.text(&samples))
      var (lines, changes): (HistoryLines, [Change]) = (first, [])
      for _ in 0..<samples.number(1...4) {
        let change = try Self.change(of: lines, &samples)
        lines = try Self.apply(change, to: lines)
        changes.append(change)
      }
      for change in changes.reversed() {
        lines = try Self.apply(change.inverse(number: 2), to: lines)
      }
      guard lines.text.elementsEqual(first.text) else {
        Issue.record(
          """
          \(String(decoding: first.text, as: UTF8.self))
          became
          \(String(decoding: lines.text, as: UTF8.self))
          """)
        return
      }
    }
  }

  @Test func `redo gives the text that was there before the undo`() throws {
    var samples = Samples(seed: 17)
    for _ in 0..<100 {
      let first = try HistoryLines(try Self.text(&samples))
      let change = try Self.change(of: first, &samples)
      let changed = try Self.apply(change, to: first)
      let undone = try Self.apply(change.inverse(number: 2), to: changed)
      let again = try Self.apply(change.again(number: 3), to: undone)
      #expect(again.text.elementsEqual(changed.text))
    }
  }

  @Test func `lines that a change does not name keep their bytes and their order`() throws {
    var samples = Samples(seed: 18)
    for _ in 0..<200 {
      let lines = try HistoryLines(try Self.text(&samples))
      let change = try Self.change(of: lines, &samples)
      let places = Set(change.removedEntries.compactMap(\.place))
      let kept = LineRanges(lines.text).enumerated().filter { !places.contains($0.offset) }
      var expected = kept.map { Array(lines.text[$0.element]) }[...]
      let amended = try Self.apply(change, to: lines)
      for range in LineRanges(amended.text)
      where amended.text[range].elementsEqual(expected.first ?? []) {
        expected.removeFirst()
      }
      #expect(expected.isEmpty)
    }
  }
}
