import FastingCore
import FastingShell

extension Command {
  static let reset = Command(
    description: CommandDescription(
      name: "reset", abstract: "Drop the current fast.", options: [.json],
      foreignNames: ["cancel", "abort", "discard"])
  ) { _, context in
    try await context.change { record in
      let dropped = record.fasting
      try record.reset()
      return ChangeReport(
        headline: "Dropped: \(Outcome.current(dropped, context.when)).",
        events: [.reset], next: ["fast undo", "fast begin"])
    }
  }
}
