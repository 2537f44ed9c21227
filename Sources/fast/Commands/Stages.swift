extension Command {
  private static let explain = Option(
    long: "explain", help: "Also say why, from which sources, and what is not known.")

  static let stages = Command(
    description: CommandDescription(
      name: "stages", abstract: "Show the approximate stages of a fast.",
      options: [explain, .json])
  ) { matches, _ in
    .screen(StagesScreen(isExplained: matches.has(explain)))
  }
}
