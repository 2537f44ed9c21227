extension Command {
  static let paths = Command(
    description: CommandDescription(
      name: "paths", abstract: "Show where the files are, and why there.", options: [.json]),
    bearsDamagedSettings: true
  ) { _, context in
    .screen(PathsScreen(try context.directory(), context.config))
  }
}
