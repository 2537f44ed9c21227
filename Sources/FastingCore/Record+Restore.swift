extension Record {
  /// Replaces the history by another one, as one change that can be undone.
  ///
  /// Returns how many fasts came and how many went; refused where one that comes overlaps the
  /// current fast.
  @discardableResult
  public mutating func restore(_ other: History) throws(Refusal) -> (came: Int, went: Int) {
    let (present, wanted) = (history.byIdentity, other.byIdentity)
    let differing = Set(present.keys).union(wanted.keys)
      .filter { Set(present[$0] ?? []) != Set(wanted[$0] ?? []) }
    let going = history.entries.filter { differing.contains($0.fast.identity) }
    let coming = other.entries.map(\.fast).filter { differing.contains($0.identity) }
    for fast in coming where present[fast.identity] == nil {
      try checkOverlapWithCurrent(of: fast.span)
    }
    change("restore", to: fasting, removing: going, adding: coming.map { History.Entry($0) })
    return (coming.count, going.count)
  }
}

extension History {
  /// All records of each fast.
  fileprivate var byIdentity: [Fast.Identity: [Fast]] {
    Dictionary(grouping: entries.map(\.fast), by: \.identity)
  }
}
