/// The saved fasts.
///
/// Two records with the same start and end are the same fast and count once. The order in which
/// they are recorded means nothing.
public struct History: Sendable {
  /// A fast with its place in the file: the index of its line, nil where it has none yet.
  package struct Entry: Hashable, Sendable {
    package let fast: Fast
    package let place: Int?

    package init(_ fast: Fast, place: Int? = nil) {
      self.fast = fast
      self.place = place
    }
  }

  /// A line of the file that holds no fast that can be read.
  package struct BadLine: Error, Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    package let reason: Unreadable

    package init(number: Int, reason: Unreadable) {
      self.number = number
      self.reason = reason
    }
  }

  /// All records in the order of the file, repeated ones included.
  package internal(set) var rows: HistoryRows

  /// The lines that could not be read; they stay where they are.
  package let badLines: [BadLine]

  /// Creates a history of fasts in any order.
  public init(_ fasts: [Fast] = []) {
    self.init(entries: fasts.map { Entry($0) })
  }

  package init(entries: [Entry], badLines: [BadLine] = []) {
    var rows = HistoryRows()
    for entry in entries { rows.append(entry) }
    self.init(rows: rows, badLines: badLines)
  }

  init(rows: HistoryRows, badLines: [BadLine]) {
    self.rows = rows
    self.badLines = badLines
  }

  /// All records in the order of the file, repeated ones included.
  package var entries: [Entry] { rows.compactMap(rows.entry) }
}

extension History: Hashable {
  /// Tells whether both say the same, however they came to it.
  public static func == (left: History, right: History) -> Bool {
    guard left.rows.count == right.rows.count, left.badLines == right.badLines else { return false }
    return left.rows.isIdentical(to: right.rows)
      || zip(left.rows, right.rows).allSatisfy { $0.identity == $1.identity }
        && left.entries == right.entries
  }

  /// Adds what tells histories apart quickly.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rows.count)
    hasher.combine(badLines)
  }
}

extension History {
  /// How many fasts there are.
  public var count: Int { rows.newestFirst(atMost: 0).count }

  /// The fasts by start, then by end, newest first; a fast is numbered by its position, from 1.
  public var newestFirst: [Fast] { rows.fasts(rows.newestFirst) }

  /// The newest fast by start, then by end.
  public var newest: Fast? { rows.max { $0.identity < $1.identity }.flatMap(rows.fast) }

  /// Returns the number of a fast in ``newestFirst``, counted from 1.
  package func number(of fast: Fast) -> Int? {
    rows.newestFirst.firstIndex { $0.identity == fast.identity }.map { $0 + 1 }
  }

  package func contains(_ identity: Fast.Identity) -> Bool {
    rows.contains { $0.identity == identity }
  }

  /// Returns those of some fasts that are here.
  package func identities(of wanted: Set<Fast.Identity>) -> Set<Fast.Identity> {
    Set(rows.matching(wanted).map(\.identity))
  }

  /// Returns all records of these fasts, repeated ones included.
  package func entries(of identities: Set<Fast.Identity>) -> [Entry] {
    rows.matching(identities).compactMap(rows.entry)
  }

  /// Takes records out and puts others in, as sets: doing it twice is the same as once.
  package mutating func replace(_ removed: [Entry], with added: [Entry]) {
    if !removed.isEmpty { rows.removeAll(of: Set(removed.map(\.fast.identity))) }
    guard !added.isEmpty else { return }
    let present = identities(of: Set(added.map(\.fast.identity)))
    for entry in added where !present.contains(entry.fast.identity) { rows.append(entry) }
  }
}
