import FastingCore
import FastingShell

/// The settings and where each comes from, or one of them.
struct SettingsScreen: Screen {
  let settings: Settings
  let path: String?
  /// The one that is asked for; nil for all.
  let only: Setting?
  /// The one that was changed.
  let change: Setting?

  init(
    _ settings: Settings, _ config: ConfigDirectory, only: Setting? = nil, change: Setting? = nil
  ) {
    self.settings = settings
    self.path = config.settings
    self.only = only
    self.change = change
  }

  /// One setting with the value that holds.
  private struct Row: Encodable {
    let name: String
    let value: String
    let source: String
  }

  private func row(_ setting: Setting) -> Row {
    if settings.misread.contains(setting.name) {
      return Row(name: setting.name, value: setting.standard ?? "", source: "misread")
    }
    if let value = settings.values[setting.name] {
      return Row(name: setting.name, value: value, source: "set")
    }
    return Row(
      name: setting.name, value: settings[setting] ?? settings[.goal] ?? "",
      source: setting.standard == nil ? "goal" : "standard")
  }

  private enum Key: String, CodingKey {
    case version, path, settings, unknown
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(path, forKey: .path)
    try container.encode((only.map { [$0] } ?? Setting.all).map(row), forKey: .settings)
    try container.encode(settings.unknownKeys, forKey: .unknown)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    if let only { return [StyledText(row(only).value)] }
    let width = rendering.width ?? DisplayWidth.limit
    if let change {
      let row = row(change)
      let source = ["goal": ", as goal says", "standard": ", its standard"][row.source] ?? ""
      return Wrap.lines("\(row.name) is now \(row.value)\(source).", width: width)
        .map { StyledText($0) }
    }
    let table = Table(
      columns: [
        Table.Column(title: "Setting"), Table.Column(title: "Value"),
        Table.Column(title: "From"), Table.Column(title: "", isFlexible: true, dropOrder: 0),
      ],
      rows: Setting.all.map { setting in
        let row = row(setting)
        let isSet = row.source == "set"
        return [
          StyledText(row.name), StyledText(row.value, isSet ? .strong : .plain),
          StyledText(words(row.source), row.source == "misread" ? .warning : .dim),
          StyledText(setting.help, .dim),
        ]
      })
    var notes = [path.map { "The file is \(Visible.text($0))." } ?? "HOME is not set."]
    if !settings.unknownKeys.isEmpty {
      let names = settings.unknownKeys.map(\.legible).joined(separator: ", ")
      notes.append("Not known to this version, and kept: \(names).")
    }
    return table.lines(width: rendering.width)
      + notes.flatMap { Wrap.lines($0, width: width) }.map { StyledText($0, .dim) }
  }

  private func words(_ source: String) -> String {
    switch source {
    case "set": "set here"
    case "misread": "makes no sense in the file"
    case "goal": "as goal"
    default: "standard"
    }
  }
}
