/// A fast of the history: one stretch without food that has ended.
public struct Fast: Hashable, Sendable {
  /// When it began.
  public let start: Moment

  /// When it ended; a record that was edited by hand may say a moment before the start.
  public let end: Moment

  /// How long it was meant to last.
  public let goal: Fasting.Goal

  /// What the person wrote about it; never empty.
  public let note: String?

  /// What the record says beyond that, kept as it is.
  package let otherKeys: JSONObject

  /// Creates a fast as it is recorded; the rules for a history are those of ``Record``.
  public init(start: Moment, end: Moment, goal: Fasting.Goal, note: String? = nil) {
    self.init(start: start, end: end, goal: goal, note: note, otherKeys: [:])
  }

  package init(
    start: Moment, end: Moment, goal: Fasting.Goal, note: String?, otherKeys: JSONObject
  ) {
    self.start = start
    self.end = end
    self.goal = goal
    self.note = note.nonEmpty
    self.otherKeys = otherKeys
  }

  /// How long it lasted; zero for a record that ends before it starts.
  public var elapsed: Duration {
    max(.zero, start.instant.duration(to: end.instant))
  }

  /// Whether it lasted at least as long as its goal.
  public var isMet: Bool {
    elapsed >= goal.duration
  }

  /// The local day on which it ended.
  public var day: Day {
    end.day
  }

  /// The stretch of time that it occupies.
  package var span: Span {
    Span(from: start.instant, to: max(start.instant, end.instant))
  }

  /// A stretch of time; one without an end is still open.
  package struct Span: Hashable, Sendable {
    package let from: Instant
    package let to: Instant?

    package init(from: Instant, to: Instant?) {
      self.from = from
      self.to = to
    }

    /// Tells whether both hold a common instant; touching ends do not count.
    package func overlaps(_ other: Span) -> Bool {
      (other.to.map { from < $0 } ?? true) && (to.map { other.from < $0 } ?? true)
    }
  }

  /// What makes a fast the one that it is: its start and its end, to the millisecond.
  package struct Identity: Hashable, Comparable, Sendable {
    package let start: Instant
    package let end: Instant

    /// Tells whether one stands before another in the order of time: by start, then by end.
    package static func < (left: Identity, right: Identity) -> Bool {
      left.start == right.start ? left.end < right.end : left.start < right.start
    }
  }

  package var identity: Identity {
    Identity(start: start.instant, end: end.instant)
  }

}

extension Fasting {
  /// The current fast as one of the history; nil unless it is finished.
  package var filed: Fast? {
    guard let start, let end else { return nil }
    return Fast(start: start, end: end, goal: goal, note: note, otherKeys: otherKeys)
  }
}
