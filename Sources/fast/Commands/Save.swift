import FastingCore
import FastingShell

extension Command {
  static let save = Command(
    description: CommandDescription(
      name: "save", abstract: "File the finished fast in the history.", options: [.json],
      foreignNames: ["file", "store"])
  ) { _, context in
    try await context.change { record in
      let filed = try record.save()
      return ChangeReport(
        headline: "Saved: \(context.when.span(filed)), \(Outcome.text(filed)).",
        events: [.save], next: ["fast log", "fast begin"])
    }
  }
}
