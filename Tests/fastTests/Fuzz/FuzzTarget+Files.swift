@testable import FastingCore

extension FuzzTarget {
  /// The file of the current fast: what is read is written back, and read again equal.
  static let current = FuzzTarget(name: "current") { bytes in
    if let scanned = CurrentFile(scanning: bytes.span) {
      try promise(
        "scanner and decoder read equal",
        try JSON.decode(CurrentFile.self, from: bytes) == scanned)
    }
    let file: CurrentFile
    do throws(Unreadable) {
      file = try CurrentFile(bytes)
    } catch {
      return
    }
    let written = try file.bytes()
    let again = try CurrentFile(written)
    try promise("what is written is read back equal", again == file)
    try promise("and written in the same bytes", try again.bytes() == written)
    if let start = file.fasting.start, let end = file.fasting.end {
      try promise("it does not end before it starts", start.instant <= end.instant)
    }
  }

  /// The history: every line counts, every fast is read back, and changes hit what they name.
  static let history = FuzzTarget(name: "history") { bytes in
    try checkScanner(bytes)
    guard let lines = try read(bytes) else { return }
    try promise("all bytes are kept", lines.text + lines.torn == bytes)
    let whole = lines.text
    let texts = LineRanges(whole).map { whole[$0].trimmed }
    for text in texts { try checkScanner(Array(text)) }
    let counted = lines.history.entries.count + lines.history.badLines.count
    try promise("each line counts", texts.count { !$0.isEmpty } == counted)
    let oneByOne = texts.enumerated().compactMap { place, text in
      (try? Fast(line: text)).map { History.Entry($0, place: place) }
    }
    try promise("each line means what it means alone", lines.history.entries == oneByOne)
    for fast in lines.history.entries.map(\.fast) {
      let line = try fast.line()
      try promise("a fast is one line", !line.contains(.newline))
      try promise("a fast is read back equal", try Fast(line: line[...]) == fast)
      try promise("and written in the same bytes", try Fast(line: line[...]).line() == line)
    }
    let added = History.Entry(Fast(start: .epoch, end: .epoch, goal: .trf16, note: "added"))
    try checkAmendment(of: lines, removing: [], adding: [added])
    guard let first = lines.history.entries.first else { return }
    let removed = lines.history.entries(of: [first.fast.identity])
    let noted = Fast(
      start: first.fast.start, end: first.fast.end, goal: .trf16, note: "noted",
      otherKeys: first.fast.otherKeys)
    try checkAmendment(of: lines, removing: removed, adding: [added])
    try checkAmendment(
      of: lines, removing: removed, adding: [History.Entry(noted, place: first.place)])
    _ = Record(history: lines.history).oddities(now: .epoch)
  }

  /// Checks that the decoder reads equal whatever the scanner for our own form reads.
  private static func checkScanner(_ line: [UInt8]) throws {
    guard let scanned = FastFields(ownForm: line.span) else { return }
    try promise(
      "scanner and decoder read equal", try JSON.decode(FastFields.self, from: line) == scanned)
  }

  /// Checks that a change does what it says to the text and no more, that doing it again is
  /// nothing, and that taking it back brings the same fasts back.
  private static func checkAmendment(
    of lines: HistoryLines, removing removed: [History.Entry], adding added: [History.Entry]
  ) throws {
    let change = Change(
      number: 1, command: "edit", before: Fasting(), after: Fasting(), removed: removed,
      added: added)
    let after = try amended(lines, by: change)
    let leaving = removed.map(\.fast.identity)
    let isNew = { !lines.history.contains($0) || leaving.contains($0) }
    guard added.map(\.fast.identity).allSatisfy(isNew) else { return }
    let back = try amended(after, by: change.inverse(number: 2)).history
    try promise("the inverse takes it back", counts(back) == counts(lines.history))
  }

  private static func amended(_ lines: HistoryLines, by change: Change) throws -> HistoryLines {
    let amendment = try lines.amendment(for: change)
    let after = try lines.amended(amendment)
    try promise(
      "once more is nothing", try after.amendment(for: change) == HistoryLines.Amendment.nothing)
    try promise("nothing is torn then", amendment == .nothing || after.torn.isEmpty)
    try promise("bad lines survive", badLines(of: after) == badLines(of: lines))
    let named = Set((change.removed + change.added).map(\.identity))
    try promise(
      "all other lines survive", others(of: after, than: named) == others(of: lines, than: named))
    var expected = lines.history
    expected.replace(change.removedEntries, with: change.addedEntries)
    try promise("the text agrees with the record", counts(after.history) == counts(expected))
    return after
  }

  private static func badLines(of lines: HistoryLines) -> [ArraySlice<UInt8>] {
    contents(of: lines, at: lines.history.badLines.map { $0.number - 1 })
  }

  private static func others(
    of lines: HistoryLines, than named: Set<Fast.Identity>
  ) -> [ArraySlice<UInt8>] {
    let entries = lines.history.entries.filter { !named.contains($0.fast.identity) }
    return contents(of: lines, at: entries.compactMap(\.place))
  }

  /// Returns lines without the byte order mark, which is the one of the text once its line is first.
  private static func contents(
    of lines: HistoryLines, at places: [Int]
  ) -> [ArraySlice<UInt8>] {
    let ranges = Array(LineRanges(lines.text))
    return places.map { place in
      let line = lines.text[ranges[place]].trimmed
      return line.dropFirst(line.byteOrderMarkCount)
    }
  }

  private static func counts(_ history: History) -> [Fast: Int] {
    history.entries.reduce(into: [:]) { $0[$1.fast, default: 0] += 1 }
  }

  /// Reads a history; nil where a newer version wrote it, which is all that may refuse it.
  private static func read(_ bytes: [UInt8]) throws -> HistoryLines? {
    do throws(History.BadLine) {
      return try HistoryLines(bytes)
    } catch {
      guard case .newerVersion(let version) = error.reason else {
        throw BrokenPromise(description: "the history is refused: \(error)")
      }
      try promise("the version is newer", version > FastFields.version)
      return nil
    }
  }
}
