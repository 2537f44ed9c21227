/// Everything that is recorded: the current fast and the history, with every rule that spans both.
///
/// Each mutating function is one command of a person. It either changes the value and notes the
/// change in ``pending``, or throws a ``Refusal`` and leaves the value as it was.
public struct Record: Hashable, Sendable {
  /// The current fast.
  public private(set) var fasting: Fasting

  /// The saved fasts.
  public private(set) var history: History

  /// The number of the last change that is durable.
  package private(set) var lastChange: Int

  /// The changes before, for undo and redo.
  package private(set) var log: ChangeLog

  /// What was changed since the value was loaded or saved; nil where nothing is different.
  public private(set) var pending: Change?

  /// Creates a record from its parts, as an app that keeps them in a place of its own loads it.
  public init(fasting: Fasting = Fasting(), history: History = History()) {
    self.init(fasting: fasting, history: history, lastChange: 0, log: ChangeLog())
  }

  package init(fasting: Fasting, history: History, lastChange: Int, log: ChangeLog) {
    self.fasting = fasting
    self.history = history
    self.lastChange = lastChange
    self.log = log
  }

  /// Notes that the pending change has become durable.
  public mutating func pendingWasSaved() {
    guard let change = pending else { return }
    lastChange = change.number
    log.append(change)
    pending = nil
  }

  /// Applies a change, as one with those that are pending.
  package mutating func apply(_ change: Change) {
    fasting = change.after
    history.replace(change.removedEntries, with: change.addedEntries)
    let whole = pending?.followed(by: change) ?? change
    pending = whole.isEmpty ? nil : whole
  }

  package mutating func change(
    _ command: String, to after: Fasting, removing removed: [History.Entry] = [],
    adding added: [History.Entry] = []
  ) {
    apply(
      Change(
        number: lastChange + 1, command: command, before: fasting, after: after,
        removed: removed, added: added))
  }
}

extension Record {
  /// Starts a fast and returns the finished one that was filed on the way, if there was one.
  @discardableResult
  public mutating func begin(
    _ goal: Fasting.Goal = .standard, at start: Moment, note: String? = nil, now: Moment? = nil
  ) throws(Refusal) -> Fast? {
    if fasting.state == .fasting {
      var running = fasting
      try running.begin(at: start)
    }
    let now = now ?? start
    try checkPast(start, now: now)
    var next = Fasting(goal: goal)
    try next.begin(at: start)
    next.annotate(note)
    let filed = fasting.filed
    try checkOverlap(of: next.span, now: now)
    if let span = next.span { try checkOverlapWithCurrent(of: span) }
    change("begin", to: next, adding: newOnes(filed))
    return filed
  }

  /// Ends the current fast; a note replaces the one that it has.
  public mutating func finish(
    at end: Moment, note: String? = nil, now: Moment? = nil
  ) throws(Refusal) {
    var next = fasting
    try next.finish(at: end)
    try checkPast(end, now: now ?? end)
    if let note { next.annotate(note) }
    change("finish", to: next)
  }

  /// Files the finished fast in the history and returns it.
  @discardableResult
  public mutating func save() throws(Refusal) -> Fast {
    guard let start = fasting.start else { throw .nothingToSave }
    guard let filed = fasting.filed else { throw .stillFasting(since: start) }
    change("save", to: Fasting(), adding: newOnes(filed))
    return filed
  }

  /// Drops the current fast.
  public mutating func reset() throws(Refusal) {
    var next = fasting
    try next.reset()
    change("reset", to: Fasting())
  }

  /// Lets the finished fast run again, with its old start.
  public mutating func resume(now: Moment) throws(Refusal) {
    var next = fasting
    try next.resume()
    try checkOverlap(of: next.span, insteadOf: fasting.span, now: now)
    change("resume", to: next)
  }

  /// The fast as a list of what is not in the history yet.
  private func newOnes(_ fast: Fast?) -> [History.Entry] {
    guard let fast, !history.contains(fast.identity) else { return [] }
    return [History.Entry(fast)]
  }
}
