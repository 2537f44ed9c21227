/// What became of each row of an import.
package struct ImportReport: Hashable, Sendable {
  /// A row with why it was not added, or why it should be looked at.
  package struct Entry<Reason: Hashable & Sendable>: Hashable, Sendable {
    package let number: Int
    package let reason: Reason
  }

  package var added = 0
  package var present: [Int] = []
  /// The rows that overlap a fast, nil for the current one.
  package var overlapping: [Entry<Fast?>] = []
  package var rejected: [Entry<ImportedRow.Reason>] = []
  /// The rows that still run.
  package var skipped: [Int] = []
  package var flagged: [Entry<ImportedRow.Doubt>] = []
}

extension Record {
  /// Files the fasts of rows, in order of their start, as one change.
  ///
  /// Fasts that are there stay as they are; rows that overlap one, or lie in the future, are left
  /// out. Importing the same rows again adds nothing.
  package mutating func `import`(_ rows: [ImportedRow], now: Moment) -> ImportReport {
    var report = ImportReport()
    var places: [Int] = []
    for (place, row) in rows.enumerated() {
      switch row.content {
      case .fast(let fast, _) where fast.end.instant > now.instant:
        report.rejected.append(.init(number: row.number, reason: .future))
      case .fast: places.append(place)
      case .running: report.skipped.append(row.number)
      case .rejected(let reason):
        report.rejected.append(.init(number: row.number, reason: reason))
      }
    }
    places.sort { ImportedRow.isEarlier(rows[$0], rows[$1], otherwise: $0 < $1) }
    var present = Set(history.rows.map(\.identity))
    let occupied = Occupied(history)
    var added: [History.Entry] = []
    added.reserveCapacity(places.count)
    var latest: Fast?
    for place in places {
      let row = rows[place].number
      guard case .fast(let fast, let doubt) = rows[place].content else { continue }
      if present.contains(fast.identity) {
        report.present.append(row)
      } else if fasting.span?.overlaps(fast.span) ?? false {
        report.overlapping.append(.init(number: row, reason: nil))
      } else if let other = occupied.overlap(with: fast) ?? latest.overlapping(fast) {
        report.overlapping.append(.init(number: row, reason: other))
      } else {
        present.insert(fast.identity)
        added.append(History.Entry(fast))
        if latest.map({ $0.end.instant < fast.end.instant }) ?? true { latest = fast }
        if let doubt { report.flagged.append(.init(number: row, reason: doubt)) }
      }
    }
    report.added = added.count
    if !added.isEmpty { change("import", to: fasting, adding: added) }
    return report
  }
}

extension ImportedRow {
  /// Tells whether the fast of a row stands before that of another; for equal ones as told.
  fileprivate static func isEarlier(
    _ left: ImportedRow, _ right: ImportedRow, otherwise isFirst: Bool
  ) -> Bool {
    guard case .fast(let one, _) = left.content, case .fast(let other, _) = right.content,
      one.identity != other.identity
    else { return isFirst }
    return one.identity < other.identity
  }
}

/// The stretches of a history in order of their start, each with the fast that reaches farthest up
/// to there.
private struct Occupied {
  private let fasts: [Fast]
  private let farthest: [Fast]

  init(_ history: History) {
    fasts = history.newestFirst.reversed()
    var last: Fast?
    farthest = fasts.map { fast in
      let next = last.map { $0.occupiedEnd >= fast.occupiedEnd ? $0 : fast } ?? fast
      last = next
      return next
    }
  }

  /// Returns a fast that overlaps another one.
  func overlap(with fast: Fast) -> Fast? {
    guard let end = fast.span.to else { return nil }
    var (low, high) = (0, fasts.count)
    while low < high {
      let middle = (low + high) / 2
      if fasts[middle].start.instant < end { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let candidate = farthest[low - 1]
    return candidate.span.overlaps(fast.span) ? candidate : nil
  }
}

extension Fast {
  /// Where its stretch of time ends, also if a hand edit reversed it.
  fileprivate var occupiedEnd: Instant { span.to ?? end.instant }
}

extension Fast? {
  /// The fast itself, where it overlaps another one.
  fileprivate func overlapping(_ other: Fast) -> Fast? {
    flatMap { $0.span.overlaps(other.span) ? $0 : nil }
  }
}
