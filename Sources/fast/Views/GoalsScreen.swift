import FastingCore

/// The goals that have a name.
struct GoalsScreen: Screen {
  private enum Key: String, CodingKey {
    case version, goals
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(Fasting.Goal.named.map(GoalModel.init), forKey: .goals)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    let table = Table(
      columns: [
        Table.Column(title: "Goal"), Table.Column(title: "Length", alignment: .trailing),
        Table.Column(title: "Eating window", alignment: .trailing),
      ],
      rows: Fasting.Goal.named.map { goal in
        let window = Duration.seconds(86_400) - goal.duration
        return [
          StyledText(Outcome.shortName(goal), .strong), StyledText(goal.duration.text),
          StyledText(window > .zero ? window.text : ""),
        ]
      })
    return table.lines(width: rendering.width)
  }
}
