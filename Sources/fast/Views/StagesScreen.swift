import FastingCore

/// The stages of a fast.
struct StagesScreen: Screen {
  /// Whether it is said why, and what is not known.
  let isExplained: Bool

  private enum Key: String, CodingKey {
    case version, stages
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(Stage.all.map(StageModel.init), forKey: .stages)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    guard isExplained else {
      let rows = Stage.all.map { [StyledText($0.hours), StyledText($0.name, .strong)] }
      let columns = ["Hours, approx.", "Stage"].map { Table.Column(title: $0) }
      return Table(columns: columns, rows: rows).lines(width: rendering.width)
        + [StyledText("Why, and what is not known: --explain", .dim)]
    }
    func wrapped(_ text: String, indent: Int = 0) -> [StyledText] {
      Wrap.lines(text, width: rendering.columns, indent: indent).map { StyledText($0) }
    }
    let stages = Stage.all.flatMap { stage in
      [StyledText(stage.name, .strong) + StyledText(" (\(stage.hours), approx.)")]
        + wrapped(stage.reason, indent: 2)
    }
    return stages + StagesScreen.limits.flatMap { [""] + wrapped($0) }
  }

  /// What the table cannot say.
  private static let limits = [
    """
    This measures time, not metabolism: what happens when differs from person to person and from \
    meal to meal. Apps place the start of ketosis anywhere from 8 to 24 h.
    """,
    """
    There is no autophagy stage: when it begins in people is not known (Masedunskas 2024, \
    PMC11677747).
    """,
    Caution.doctor,
  ]
}

extension Stage {
  /// Why the stage is told apart, with the sources.
  fileprivate var reason: String {
    let places = sources.map { "\($0.name), \($0.article)" }.joined(separator: "; ")
    return why.prefix(1).uppercased() + why.dropFirst() + (places.isEmpty ? "." : " (\(places)).")
  }
}
