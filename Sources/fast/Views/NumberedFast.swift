import FastingCore

/// A saved fast with its number in the log, as every document in JSON shows it.
struct NumberedFast: Encodable {
  let number: Int
  let fast: Fast

  init(_ numbered: Numbered) {
    (number, fast) = (numbered.number, numbered.fast)
  }

  private enum Key: String, CodingKey {
    case number, start, end, goal, elapsedSeconds, met, day, note
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .number)
    try container.encode(fast.start, forKey: .start)
    try container.encode(fast.end, forKey: .end)
    try container.encode(GoalModel(fast.goal), forKey: .goal)
    try container.encode(fast.elapsed.wholeSeconds, forKey: .elapsedSeconds)
    try container.encode(fast.isMet, forKey: .met)
    try container.encode(fast.day.description, forKey: .day)
    try container.encode(fast.note, forKey: .note)
  }
}

/// A goal in JSON; the name is null for a length of one's own.
struct GoalModel: Encodable {
  let name: String?
  let seconds: Int

  init(_ goal: Fasting.Goal) {
    (name, seconds) = (goal.name, goal.seconds)
  }

  private enum Key: String, CodingKey {
    case name, seconds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(seconds, forKey: .seconds)
  }
}
