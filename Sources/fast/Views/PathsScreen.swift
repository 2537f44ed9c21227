import FastingShell

/// Where the files are, and why there.
struct PathsScreen: Screen {
  let directory: DataDirectory
  let config: ConfigDirectory

  init(_ directory: DataDirectory, _ config: ConfigDirectory) {
    self.directory = directory
    self.config = config
  }

  private enum Key: String, CodingKey {
    case version, data, source, current, history, changes, backups, settings, hooks
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(directory.path, forKey: .data)
    try container.encode(directory.source.rawValue, forKey: .source)
    try container.encode(directory.current, forKey: .current)
    try container.encode(directory.history, forKey: .history)
    try container.encode(directory.changes, forKey: .changes)
    try container.encode(directory.backups, forKey: .backups)
    try container.encode(config.settings, forKey: .settings)
    try container.encode(config.hooks, forKey: .hooks)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    let rows = [
      ("Data", directory.path), ("Why there", "\(directory.source.rawValue) says so"),
      ("Current", directory.current), ("History", directory.history),
      ("Changes", directory.changes), ("Backups", directory.backups),
      ("Settings", config.settings ?? "nowhere, HOME is not set"),
      ("Hooks", config.hooks ?? "nowhere, HOME is not set"),
    ]
    return rows.map { label, value in
      StyledText(label.padding(to: 11), .dim) + StyledText(Visible.text(value))
    }
  }
}
