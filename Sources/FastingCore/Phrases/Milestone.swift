/// A point of a fast that can be waited for.
package enum Milestone: Hashable, Sendable {
  case goal
  /// A length since the start, in seconds.
  case length(seconds: Int)
  /// A share of the goal.
  case percent(Int)

  /// Reads `goal`, a length such as `12h`, or a share of the goal such as `50%`.
  package init?(_ text: String) {
    guard var reader = PhraseReader(text) else { return nil }
    if reader.skip(word: "goal"), reader.isAtEnd {
      self = .goal
      return
    }
    if let percent = reader.number(digits: 1...6), reader.skip("%"), reader.isAtEnd {
      self = .percent(percent)
      return
    }
    guard let length = TypedLength(text, bareNumberIsHours: true) else { return nil }
    self = .length(seconds: length.seconds)
  }

  /// Returns how long a fast with a goal has lasted when it gets there.
  package func length(goal: Fasting.Goal) -> Duration {
    switch self {
    case .goal: goal.duration
    case .length(let seconds): .seconds(seconds)
    case .percent(let percent): .milliseconds(Int64(percent) * Int64(goal.seconds) * 10)
    }
  }
}
