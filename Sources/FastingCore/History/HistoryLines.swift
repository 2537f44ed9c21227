/// The text of a history file: one fast a line, read in one pass, and what a change makes of it.
///
/// Lines that a change does not name stay as they are, byte for byte. Blank lines, CRLF and a byte
/// order mark are read over.
package struct HistoryLines: Sendable {
  private let file: FileBytes

  /// How many bytes there are up to a torn end.
  package let length: Int

  /// How many lines were read, a torn end included.
  private let lineCount: Int

  /// The fasts, each with the index of its line.
  package let history: History

  /// The text up to a torn end.
  package var text: [UInt8] { file.bytes(0..<length) }

  /// An end that a crash tore off: the last line, without a newline, that is no whole object.
  package var torn: [UInt8] { file.bytes(length..<file.count) }

  package init(_ bytes: [UInt8]) throws(History.BadLine) {
    try self.init(FileBytes(bytes))
  }

  /// Reads the text; throws only the line that was written by a newer version.
  package init(_ file: FileBytes) throws(History.BadLine) {
    self.file = file
    var badLines: [History.BadLine] = []
    let end = file.buffer.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    var length = end
    var rows = HistoryRows(file, upTo: end)
    var scanner = LineScanner(file.buffer, upTo: end)
    scanner.index = file.byteOrderMarkCount
    var place: Int32 = 0
    while true {
      var begin = scanner.index
      while let line = scanner.next() {
        rows.append(line, at: begin, place: place)
        place &+= 1
        begin = scanner.index
      }
      guard let range = file.line(at: scanner.index, upTo: end) else { break }
      scanner.index = range.upperBound
      let line = file.bytes(range)[...].trimmed
      if !line.isEmpty {
        do throws(Unreadable) {
          rows.append(History.Entry(try Fast(line: line), place: Int(place)))
        } catch {
          let badLine = History.BadLine(number: Int(place) + 1, reason: error)
          if case .newerVersion = error { throw badLine }
          if range.upperBound == end, file.buffer[end - 1] != .newline, error == .notJSON {
            length = range.lowerBound
          } else {
            badLines.append(badLine)
          }
        }
      }
      place &+= 1
    }
    self.length = length
    lineCount = Int(place)
    history = History(rows: rows, badLines: badLines)
  }

  /// What has to be written so that the text agrees with a change.
  package enum Amendment: Hashable, Sendable {
    case nothing
    /// These bytes, behind what stands there.
    case append([UInt8])
    /// These bytes, in place of what stands there.
    case replace([UInt8])
  }

  /// Returns what a change makes of the text; nothing where the text agrees with it already.
  package func amendment(for change: Change) throws -> Amendment {
    if agrees(with: change) { return .nothing }
    let removed = Set(change.removed.map(\.identity))
    let dropped = Set(history.entries(of: removed).compactMap(\.place))
    let present = history.identities(of: Set(change.added.map(\.identity)))
    let added = change.addedEntries.filter {
      removed.contains($0.fast.identity) || !present.contains($0.fast.identity)
    }.sorted { ($0.place ?? .max) < ($1.place ?? .max) }
    if dropped.isEmpty, added.allSatisfy({ ($0.place ?? .max) >= lineCount }) {
      guard !added.isEmpty else { return .nothing }
      var bytes = separator
      bytes.reserveCapacity(added.count * 400)
      for entry in added {
        try FastFields(entry.fast).append(to: &bytes)
        bytes.append(.newline)
      }
      return .append(bytes)
    }
    let text = text
    var kept = LineRanges(text).enumerated().filter { !dropped.contains($0.offset) }.map {
      text[$0.element]
    }
    for entry in added {
      let line = try entry.fast.line() + [.newline]
      kept.insert(line[...], at: min(max(0, entry.place ?? .max), kept.count))
    }
    let replaced = kept.reduce(into: Array(text.prefix(file.byteOrderMarkCount))) {
      if !$0.isEmpty, $0.count > file.byteOrderMarkCount, $0.last != .newline {
        $0.append(.newline)
      }
      $0 += $1
    }
    return replaced.elementsEqual(text) ? .nothing : .replace(replaced)
  }

  private func agrees(with change: Change) -> Bool {
    let removed = Set(change.removed.map(\.identity))
    let present = history.entries(of: removed.union(change.added.map(\.identity))).map(\.fast)
    let wanted = change.added.filter { removed.contains($0.identity) }
    return Set(present.filter { removed.contains($0.identity) }) == Set(wanted)
      && present.count { removed.contains($0.identity) } == wanted.count
      && Set(change.added.map(\.identity)).isSubset(of: present.map(\.identity))
  }

  /// Returns the text as it is once an amendment has been written.
  package func amended(_ amendment: Amendment) throws(History.BadLine) -> HistoryLines {
    switch amendment {
    case .nothing: self
    case .append(let bytes): try HistoryLines(text + bytes)
    case .replace(let bytes): try HistoryLines(bytes)
    }
  }

  /// What ends the last line, if it lacks its newline.
  private var separator: [UInt8] {
    length > file.byteOrderMarkCount && file.buffer[length - 1] != .newline ? [.newline] : []
  }
}

/// The ranges of the lines of a text, each with its newline; the byte order mark is in none.
package struct LineRanges: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  package init(_ bytes: [UInt8]) {
    self.init(bytes[...])
  }

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex + bytes.byteOrderMarkCount
  }

  package mutating func next() -> Range<Int>? {
    guard let line = bytes.line(at: index) else { return nil }
    index = line.upperBound
    return line
  }
}

extension ArraySlice<UInt8> {
  /// Returns the range of the line that begins at an index, with its newline; nil at the end.
  fileprivate func line(at index: Int) -> Range<Int>? {
    guard index < endIndex else { return nil }
    return index..<(self[index...].firstIndex(of: .newline).map { $0 + 1 } ?? endIndex)
  }

  /// The text without the blanks at its ends.
  package var trimmed: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, first.isBlank { slice.removeFirst() }
    while let last = slice.last, last.isBlank { slice.removeLast() }
    return slice
  }

  package var byteOrderMarkCount: Int {
    starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}

extension UInt8 {
  package static let newline = UInt8(ascii: "\n")

  fileprivate var isBlank: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }
}
