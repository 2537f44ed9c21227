/// What to do next for somebody who waits for a point of the current fast.
package struct Vigil: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    /// Look again after so many milliseconds, at most a second.
    case wait(milliseconds: Int)
    case reached
    /// The fast ended before.
    case ended
  }

  private let milestone: Milestone
  private var start: Moment?
  private var isGoalPassed = false
  private var isGoalTold = false

  package init(_ milestone: Milestone) {
    self.milestone = milestone
  }

  /// Looks at the record as it is now.
  package mutating func step(_ record: Record, now: Instant) -> Step {
    let fasting = record.fasting
    if let ended = record.endedFast(from: start, unless: fasting.start) {
      return judge(ended.elapsed, of: ended.goal) <= .zero ? .reached : .ended
    }
    guard fasting.state != .idle else { return .ended }
    let isFirst = start == nil
    start = fasting.start
    let left = judge(fasting.elapsed(at: now), of: fasting.goal)
    if isFirst, milestone != .goal { isGoalTold = isGoalPassed }
    if left <= .zero { return .reached }
    guard fasting.state == .fasting else { return .ended }
    return .wait(milliseconds: Int(max(1, min(1000, left.milliseconds))))
  }

  /// Tells once that the goal has been passed; who waits for something else is not told of a goal
  /// that was passed before.
  package mutating func takeGoalPassed() -> Bool {
    defer { isGoalTold = isGoalPassed }
    return isGoalPassed && !isGoalTold
  }

  /// Returns what is missing after so long, and notes whether the goal was passed.
  private mutating func judge(_ elapsed: Duration, of goal: Fasting.Goal) -> Duration {
    if elapsed >= goal.duration { isGoalPassed = true }
    return milestone.length(goal: goal) - elapsed
  }
}

extension Record {
  /// The saved fast that began at a moment, unless it is the current one that did.
  fileprivate func endedFast(from start: Moment?, unless current: Moment?) -> Fast? {
    guard let start, start != current else { return nil }
    return history.rows.first { $0.identity.start == start.instant }.flatMap(history.rows.fast)
  }
}
