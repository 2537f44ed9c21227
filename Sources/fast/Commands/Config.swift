import FastingCore
import FastingShell

extension Command {
  private static let names = ValueKind.choice(
    Setting.all.map { Choice(name: $0.name, help: $0.help) })
  private static let unset = Option(
    long: "unset", value: Value(name: "key", kind: names),
    help: "Let the standard value hold again.")

  static let config = Command(
    description: CommandDescription(
      name: "config", abstract: "Show the settings, or change one.",
      options: [unset, .json],
      operands: [
        Operand(value: Value(name: "key", kind: names), help: "The setting.", isRequired: false),
        Operand(
          value: Value(name: "value", kind: .suggestions("settings")),
          help: "What it shall be from now on.", isRequired: false),
      ],
      examples: [
        Example(line: "fast config", explanation: "All settings, and where they come from."),
        Example(line: "fast config goal.fri trf14", explanation: "A shorter fast on Fridays."),
        Example(line: "fast config --unset goal.fri", explanation: "No longer."),
      ],
      foreignNames: ["settings", "set"]),
    bearsDamagedSettings: true
  ) { matches, context in
    let setting = matches.operands.first.flatMap(Setting.named)
    let value = matches.operands.dropFirst().first
    if let name = matches[unset], let unwanted = Setting.named(name) {
      guard matches.operands.isEmpty else { throw UsageError.unsetWithValue }
      let settings = try context.config.update(context.operations) { $0.unset(unwanted) }
      return .screen(SettingsScreen(settings, context.config, change: unwanted))
    }
    if let setting, let value {
      let settings = try context.config.update(context.operations) { settings in
        try settings.set(setting, typed: value)
      }
      return .screen(SettingsScreen(settings, context.config, change: setting))
    }
    do {
      let settings = try context.config.load(context.operations)
      return .screen(SettingsScreen(settings, context.config, only: setting))
    } catch let error as StorageError {
      return .screen(
        SettingsScreen(Settings(), context.config, only: setting),
        notes: [Complaint.words(error)])
    }
  }
}
