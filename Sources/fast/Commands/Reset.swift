import FastingCore

extension Command {
  static let reset = Command(
    description: CommandDescription(
      name: "reset", abstract: "Drop the current fast.", options: [.json])
  ) { _, context in
    try await context.change { record in
      let dropped = record.fasting
      try record.reset()
      return ChangeReport(
        headline: "Dropped the fast \(context.when.span(dropped)).",
        details: dropped.note.map { ["Its note was: \(Visible.text($0))"] } ?? [],
        next: ["fast undo", "fast begin"])
    }
  }
}
