/// The last changes, in their order: what undo and redo, and recovery after a crash, need to know.
package struct ChangeLog: Hashable, Sendable {
  /// One change; its content is read only when it is asked for.
  package struct Entry: Hashable, Sendable {
    package let number: Int
    package let undoes: Int?
    package let redoes: Int?
    private let content: Content

    private enum Content: Hashable, Sendable {
      case line(ArraySlice<UInt8>)
      case value(Change)
    }

    package init(_ change: Change) {
      (number, undoes, redoes) = (change.number, change.undoes, change.redoes)
      content = .value(change)
    }

    /// Reads the head of a line; its other parts are read by ``change()``.
    package init(line: ArraySlice<UInt8>) throws(Unreadable) {
      guard let head = Head(ownForm: line) else {
        let change = try Entry.read(line)
        (number, undoes, redoes) = (change.number, change.undoes, change.redoes)
        content = .line(line)
        return
      }
      (number, undoes, redoes) = (head.number, head.undoes, head.redoes)
      content = .line(line)
    }

    /// Reads the whole change; throws where the line is damaged behind its head.
    package func change() throws(Unreadable) -> Change {
      switch content {
      case .value(let change): return change
      case .line(let line): return try Entry.read(line)
      }
    }

    /// Returns the line as it stands in the file, or as it would.
    package func line() throws -> [UInt8] {
      switch content {
      case .value(let change): try change.line()
      case .line(let line): Array(line)
      }
    }

    private static func read(_ line: ArraySlice<UInt8>) throws(Unreadable) -> Change {
      if let change = Change(ownForm: line.span) { return change }
      return try JSON.read(Change.self, from: line)
    }
  }

  package private(set) var entries: [Entry]

  /// Whether the log could be read; without it there is no undo, and nothing else suffers.
  package let isReadable: Bool

  package init(_ entries: [Entry] = [], isReadable: Bool = true) {
    self.entries = entries
    self.isReadable = isReadable
  }

  package mutating func append(_ change: Change) {
    entries.append(Entry(change))
  }

  package func entry(_ number: Int) -> Entry? {
    entries.last { $0.number == number }
  }

  /// How many steps can be taken back.
  package static let undoLimit = 50

  /// The numbers of the changes that can be taken back and made again, the next one last.
  ///
  /// A fold over the log: an ordinary change is pushed and empties redo, one that undoes moves its
  /// target to redo, one that redoes moves it back.
  package var stacks: (undo: [Int], redo: [Int]) {
    var (undo, redo): ([Int], [Int]) = ([], [])
    for entry in entries {
      if let target = entry.undoes {
        undo.removeAll { $0 == target }
        redo.append(target)
      } else if let target = entry.redoes {
        redo.removeAll { $0 == target }
        undo.append(target)
      } else {
        undo.append(entry.number)
        redo = []
      }
      if undo.count > ChangeLog.undoLimit { undo.removeFirst() }
    }
    return (undo, redo)
  }

  /// Returns the log with only what the stacks name; its own stacks are the same.
  package func compacted() -> ChangeLog {
    let (undo, redo) = stacks
    let named = Set(undo).union(redo)
    let lastUndoing = Dictionary(
      entries.compactMap { entry in entry.undoes.map { ($0, entry.number) } },
      uniquingKeysWith: { _, last in last })
    let undoing = Set(redo.compactMap { lastUndoing[$0] })
    return ChangeLog(entries.filter { named.contains($0.number) || undoing.contains($0.number) })
  }
}

/// The beginning of a line that is in our own form, in which nothing that stands here is repeated.
private struct Head {
  var number = 0
  var undoes: Int?
  var redoes: Int?

  init?(ownForm line: ArraySlice<UInt8>) {
    let bytes = line.span
    var index = 0
    guard line.last == UInt8(ascii: "}"),
      JSONScanner.skip(#"{"number":"#, in: bytes, at: &index),
      let number = FastFields.number(in: bytes, at: &index)
    else { return nil }
    self.number = number
    if JSONScanner.skip(#","undoes":"#, in: bytes, at: &index) {
      guard let undoes = FastFields.number(in: bytes, at: &index) else { return nil }
      self.undoes = undoes
    }
    if JSONScanner.skip(#","redoes":"#, in: bytes, at: &index) {
      guard let redoes = FastFields.number(in: bytes, at: &index) else { return nil }
      self.redoes = redoes
    }
    guard JSONScanner.skip(#","command":""#, in: bytes, at: &index),
      JSONScanner.plainText(in: bytes, at: &index) != nil,
      JSONScanner.skip(#","before":"#, in: bytes, at: &index)
    else { return nil }
  }
}
