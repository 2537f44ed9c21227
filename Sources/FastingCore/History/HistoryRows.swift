/// The records of a history as numbers; the fast of a row is read from its line when it is asked
/// for.
///
/// Most commands ask for few of them, or for none, however long the history is.
package struct HistoryRows: Sendable {
  /// When a fast was, and where the rest of it is.
  package struct Row: Sendable {
    package let identity: Fast.Identity
    /// Where its line begins in the file, or −1 less its index among those that are no such line.
    fileprivate let source: Int32
    /// The index of its line in the file; −1 where it has none yet.
    fileprivate let place: Int32
  }

  private var rows: [Row] = []
  private let file: FileBytes
  private let end: Int
  private var fasts: [Fast] = []

  /// Creates no rows, for lines of a file up to an index.
  init(_ file: FileBytes = FileBytes(), upTo end: Int = 0) {
    self.file = file
    self.end = end
    rows.reserveCapacity(file.count / 100)
  }

  /// Adds a fast.
  mutating func append(_ entry: History.Entry) {
    fasts.append(entry.fast)
    rows.append(
      Row(
        identity: entry.fast.identity, source: Int32(clamping: -fasts.count),
        place: entry.place.flatMap(Int32.init(exactly:)) ?? -1))
  }

  /// Adds a line of the file that is in our own form, in its first two gigabytes.
  mutating func append(_ line: LineScanner.Line, at source: Int, place: Int32) {
    let identity = Fast.Identity(start: line.start.instant, end: line.end.instant)
    rows.append(
      Row(identity: identity, source: Int32(truncatingIfNeeded: source), place: place))
  }

  /// Takes all rows of some fasts out.
  mutating func removeAll(of identities: Set<Fast.Identity>) {
    rows.removeAll { identities.contains($0.identity) }
  }

  /// Returns the fast of a row; nil where somebody has written over the mapped file since.
  package func fast(_ row: Row) -> Fast? {
    var scanner = LineScanner(file.buffer, upTo: end)
    return fast(row, &scanner)
  }

  /// Returns the fasts of some rows.
  package func fasts(_ rows: some Sequence<Row>) -> [Fast] {
    var scanner = LineScanner(file.buffer, upTo: end)
    return rows.compactMap { fast($0, &scanner) }
  }

  /// Returns those fasts of some rows that are wanted, with their places among the rows.
  func fasts(
    _ rows: [Row], where isWanted: (Fast) -> Bool
  ) -> [(place: Int, fast: Fast)] {
    var scanner = LineScanner(file.buffer, upTo: end)
    return rows.enumerated().compactMap { place, row in
      fast(row, &scanner).flatMap { isWanted($0) ? (place, $0) : nil }
    }
  }

  private func fast(_ row: Row, _ scanner: inout LineScanner) -> Fast? {
    guard row.source >= 0 else { return fasts[-1 - Int(row.source)] }
    let fast = scanner.fast(at: Int(row.source))
    return fast?.identity == row.identity ? fast : nil
  }

  func entry(_ row: Row) -> History.Entry? {
    fast(row).map { History.Entry($0, place: row.place < 0 ? nil : Int(row.place)) }
  }

  /// Tells whether both are copies of the same rows, which takes no time.
  func isIdentical(to other: HistoryRows) -> Bool {
    file === other.file && rows.count == other.rows.count
      && rows.withUnsafeBufferPointer { own in
        other.rows.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }

  /// The rows by start, then by end, newest first, each fast once.
  package var newestFirst: [Row] {
    if isSorted { return rows.reversed() }
    var seen: Set<Fast.Identity> = []
    return rows.filter { seen.insert($0.identity).inserted }.sorted { $1.identity < $0.identity }
  }

  /// Returns the first of those rows, and how many there are.
  func newestFirst(atMost count: Int) -> (rows: [Row], count: Int) {
    if isSorted { return (rows.suffix(Swift.max(0, count)).reversed(), rows.count) }
    let all = newestFirst
    return (Array(all.prefix(Swift.max(0, count))), all.count)
  }

  /// Whether the rows stand in the order of time, each fast once.
  private var isSorted: Bool {
    zip(rows, rows.dropFirst()).allSatisfy { $0.identity < $1.identity }
  }

  /// Returns all rows of some fasts, in their order.
  func matching(_ identities: Set<Fast.Identity>) -> [Row] {
    guard let first = identities.map(\.start).min(), let last = identities.map(\.start).max()
    else { return [] }
    return rows.filter {
      first <= $0.identity.start && $0.identity.start <= last && identities.contains($0.identity)
    }
  }
}

extension HistoryRows: RandomAccessCollection {
  package var startIndex: Int { rows.startIndex }
  package var endIndex: Int { rows.endIndex }
  package subscript(index: Int) -> Row { rows[index] }
}

extension HistoryRows.Row {
  /// The stretch of time that the fast occupies.
  package var span: Fast.Span {
    Fast.Span(from: identity.start, to: max(identity.start, identity.end))
  }
}
