extension Record {
  /// Replaces the history by another one, as one change that can be undone.
  ///
  /// Returns how many fasts came and how many went; refused where one that comes overlaps the
  /// current fast.
  @discardableResult
  public mutating func restore(_ other: History) throws(Refusal) -> (came: Int, went: Int) {
    let (present, wanted) = (Set(history.entries.map(\.fast)), Set(other.entries.map(\.fast)))
    let going = history.entries.filter { !wanted.contains($0.fast) }
    let coming = other.newestFirst.reversed().filter { !present.contains($0) }
    for fast in coming { try checkOverlapWithCurrent(of: fast.span) }
    change(
      "restore", to: fasting, removing: going, adding: coming.map { History.Entry($0) })
    return (coming.count, going.count)
  }
}
