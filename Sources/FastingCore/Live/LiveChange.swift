/// What a person can do to the record with one key.
public enum LiveChange: String, Hashable, Sendable, CaseIterable {
  /// Starts a fast.
  case begin
  /// Ends the fast.
  case finish
  /// Files the finished fast.
  case save
  /// Drops the current fast.
  case reset
  /// Lets the finished fast run again.
  case resume
  /// Takes the last change back.
  case undo

  /// Changes a record, and returns what was changed, or what was taken back; nil for nothing.
  public func make(
    in record: inout Record, goal: Fasting.Goal, at moment: Moment
  ) throws(Refusal) -> Change? {
    switch self {
    case .begin: try record.begin(goal, at: moment)
    case .finish: try record.finish(at: moment)
    case .save: try record.save()
    case .reset: try record.reset()
    case .resume: try record.resume(now: moment)
    case .undo: return try record.undo()
    }
    return record.pending
  }
}
