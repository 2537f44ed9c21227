extension Command {
  static let goals = Command(
    description: CommandDescription(
      name: "goals", abstract: "Show the goals that have a name.", options: [.json])
  ) { _, _ in
    .screen(GoalsScreen())
  }
}
