/// The current fast: none, one that is running, or one that has ended and is not filed yet.
///
/// A value that changes only through its own mutating functions. The clock is an argument, so each
/// of them is pure: the same value and the same moment always give the same result.
public struct Fasting: Hashable, Sendable {
  /// Whether there is a current fast, and whether it still runs.
  public enum State: String, Hashable, Sendable {
    /// No current fast.
    case idle
    /// It has a start and no end.
    case fasting
    /// It has a start and an end.
    case finished
  }

  /// How long the fast is meant to last.
  public private(set) var goal: Goal

  /// When the fast began; nil while there is none.
  public private(set) var start: Moment?

  /// When the fast ended; nil while it runs, never before the start.
  public private(set) var end: Moment?

  /// What the person wrote about the fast; never empty.
  public private(set) var note: String?

  /// What the record says beyond that, kept as it is.
  package let otherKeys: JSONObject

  /// Creates a fast that has not begun.
  public init(goal: Goal = .standard) {
    self.goal = goal
    self.otherKeys = [:]
  }

  /// Creates a fast from its parts; whoever does so has checked that it does not end before it
  /// starts.
  package init(
    goal: Goal, start: Moment?, end: Moment?, note: String?, otherKeys: JSONObject = [:]
  ) {
    self.goal = goal
    self.start = start
    self.end = end
    self.note = note.nonEmpty
    self.otherKeys = otherKeys
  }

  /// Whether there is a current fast, and whether it still runs.
  public var state: State {
    start == nil ? .idle : end == nil ? .fasting : .finished
  }
}

extension Fasting {
  /// Starts the fast; refused where it has begun already.
  public mutating func begin(at moment: Moment) throws(Refusal) {
    switch (start, end) {
    case (nil, _): start = moment
    case (let start?, nil): throw .alreadyFasting(since: start, goal: goal)
    case (_?, let end?): throw .alreadyFinished(at: end)
    }
  }

  /// Ends the fast; refused where none runs, and for a moment before its start.
  public mutating func finish(at moment: Moment) throws(Refusal) {
    guard let start else { throw .notFasting }
    if let end { throw .alreadyFinished(at: end) }
    try Fasting.checkOrder(start: start, end: moment)
    end = moment
  }

  /// Drops the fast and keeps its goal; refused where there is none.
  public mutating func reset() throws(Refusal) {
    guard start != nil else { throw .nothingToReset }
    self = Fasting(goal: goal)
  }

  /// Takes the end back, so that the fast runs again; refused where it has not ended.
  public mutating func resume() throws(Refusal) {
    guard let start else { throw .nothingToResume }
    guard end != nil else { throw .runsAlready(since: start) }
    end = nil
  }

  /// Replaces what the person wrote; an empty text removes it.
  public mutating func annotate(_ text: String?) {
    note = text.nonEmpty
  }

  package static func checkOrder(start: Moment, end: Moment) throws(Refusal) {
    guard start.instant <= end.instant else { throw .endBeforeStart(start: start, end: end) }
  }
}

extension Fasting {
  /// Returns how long the fast has lasted at an instant; once finished, it stands still.
  ///
  /// Zero where there is none, and for an instant before the start.
  public func elapsed(at instant: Instant) -> Duration {
    guard let start else { return .zero }
    return max(.zero, start.instant.duration(to: end?.instant ?? instant))
  }

  /// Returns what is left to the goal; zero once it is reached, and where there is no fast.
  public func remaining(at instant: Instant) -> Duration {
    start == nil ? .zero : max(.zero, goal.duration - elapsed(at: instant))
  }

  /// Returns how far the fast has gone past its goal; zero until then.
  public func over(at instant: Instant) -> Duration {
    max(.zero, elapsed(at: instant) - goal.duration)
  }

  /// Returns the elapsed share of the goal: 0 at the start, 1 at the goal, and on past it.
  public func progress(at moment: Moment) -> Double {
    Double(elapsed(at: moment.instant).milliseconds) / Double(goal.duration.milliseconds)
  }

  /// The instant at which the goal is or was reached; nil where there is no fast.
  public var goalInstant: Instant? {
    start?.instant.advanced(by: goal.duration)
  }
}

extension String? {
  /// The text, unless there is none in it.
  package var nonEmpty: String? {
    self == "" ? nil : self
  }
}
