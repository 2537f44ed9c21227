extension Record {
  /// How a person names a saved fast.
  public enum Target: Hashable, Sendable {
    /// The newest one.
    case last
    /// The one with this number in the log; 1 is the newest.
    case number(Int)
    /// The one that ended on this day.
    case day(Day)
  }

  /// What a person corrects of a fast; nil keeps what is there.
  public struct Correction: Hashable, Sendable {
    /// The new start.
    public var start: Moment?
    /// The new end.
    public var end: Moment?
    /// The new goal.
    public var goal: Fasting.Goal?
    /// The new note; an empty one removes it.
    public var note: String?

    /// Creates a correction.
    public init(
      start: Moment? = nil, end: Moment? = nil, goal: Fasting.Goal? = nil, note: String? = nil
    ) {
      self.start = start
      self.end = end
      self.goal = goal
      self.note = note
    }
  }

  /// Finds the saved fast that a person names.
  public func saved(_ target: Target) throws(Refusal) -> Numbered {
    let rows = history.rows.newestFirst
    guard !rows.isEmpty else { throw .noSavedFast }
    func numbered(_ number: Int) throws(Refusal) -> Numbered {
      guard rows.indices.contains(number - 1), let fast = history.rows.fast(rows[number - 1]) else {
        throw .noFast(number: number, count: rows.count)
      }
      return Numbered(number: number, fast: fast)
    }
    switch target {
    case .last: return try numbered(1)
    case .number(let number): return try numbered(number)
    case .day(let day):
      let candidates = history.numbered.filter { $0.fast.day == day }
      guard candidates.count == 1 else { throw .notOneFast(on: day, candidates: candidates) }
      return candidates[0]
    }
  }

  /// Files a fast that was never tracked.
  public mutating func add(_ fast: Fast, now: Moment) throws(Refusal) {
    try Fasting.checkOrder(start: fast.start, end: fast.end)
    try checkPast(fast.end, now: now)
    guard !history.contains(fast.identity) else { throw .alreadySaved(fast) }
    try checkOverlap(of: fast.span, now: now)
    try checkOverlapWithCurrent(of: fast.span)
    change("add", to: fasting, adding: [History.Entry(fast)])
  }

  /// Corrects the current fast.
  public mutating func edit(_ correction: Correction, now: Moment) throws(Refusal) {
    guard let start = fasting.start else { throw .nothingToEdit }
    if correction.end != nil, fasting.end == nil { throw .noEndYet(since: start) }
    try check(correction, start: start, end: fasting.end, now: now)
    var next = fasting
    next.correct(correction)
    if next.span != fasting.span {
      try checkOverlap(of: next.span, insteadOf: fasting.span, now: now)
    }
    change("edit", to: next)
  }

  /// Corrects a saved fast and returns it as it is then.
  @discardableResult
  public mutating func edit(
    _ target: Target, _ correction: Correction, now: Moment
  ) throws(Refusal) -> Fast {
    let old = try saved(target).fast
    try check(correction, start: old.start, end: old.end, now: now)
    let new = old.corrected(correction)
    guard new != old else { return old }
    if new.identity != old.identity {
      guard !history.contains(new.identity) else { throw .alreadySaved(new) }
      try checkOverlap(
        of: new.span, insteadOf: old.span, except: [old.identity], now: now)
      try checkOverlapWithCurrent(of: new.span, insteadOf: old.span)
    }
    let records = history.entries(of: [old.identity])
    let place = records.compactMap(\.place).min()
    change("edit", to: fasting, removing: records, adding: [History.Entry(new, place: place)])
    return new
  }

  /// Removes saved fasts, all of them or none, and returns them.
  @discardableResult
  public mutating func delete(_ targets: [Target]) throws(Refusal) -> [Numbered] {
    var found: [Numbered] = []
    for target in targets {
      let next = try saved(target)
      if !found.contains(next) { found.append(next) }
    }
    let identities = Set(found.map(\.fast.identity))
    change("delete", to: fasting, removing: history.entries(of: identities))
    return found
  }

  /// Refuses corrected times in the future or in the wrong order.
  private func check(
    _ correction: Correction, start: Moment, end: Moment?, now: Moment
  ) throws(Refusal) {
    guard correction.start != nil || correction.end != nil else { return }
    let (start, end) = (correction.start ?? start, correction.end ?? end)
    if correction.start != nil { try checkPast(start, now: now) }
    if correction.end != nil, let end { try checkPast(end, now: now) }
    if let end { try Fasting.checkOrder(start: start, end: end) }
  }
}

extension Fasting {
  /// Replaces what a correction names; the caller has checked the rules.
  fileprivate mutating func correct(_ correction: Record.Correction) {
    self = Fasting(
      goal: correction.goal ?? goal, start: correction.start ?? start,
      end: correction.end ?? end, note: correction.note ?? note, otherKeys: otherKeys)
  }
}

extension Fast {
  fileprivate func corrected(_ correction: Record.Correction) -> Fast {
    Fast(
      start: correction.start ?? start, end: correction.end ?? end,
      goal: correction.goal ?? goal, note: correction.note ?? note, otherKeys: otherKeys)
  }
}
