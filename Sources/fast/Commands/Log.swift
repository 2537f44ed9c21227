import FastingCore
import FastingShell

extension Command {
  static let log = Command(
    description: CommandDescription(
      name: "log", abstract: "Show the saved fasts, newest first.", options: [.json])
  ) { matches, context in
    let history = try await context.record().history
    let fasts = history.newestFirst.enumerated().map {
      NumberedFast(number: $0.offset + 1, fast: $0.element)
    }
    let shown = matches.has(.json) ? fasts[...] : fasts.prefix(LogScreen.usual)
    return .screen(
      LogScreen(fasts: Array(shown), count: fasts.count),
      notes: BadLines.notes(history, path: try context.directory().history))
  }
}
