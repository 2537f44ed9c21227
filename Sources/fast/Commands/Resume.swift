import FastingCore

extension Command {
  static let resume = Command(
    description: CommandDescription(
      name: "resume", abstract: "Let a finished fast that is not saved run again.",
      options: [.json],
      foreignNames: ["continue"])
  ) { _, context in
    try await context.change { record in
      try record.resume(now: context.now)
      return ChangeReport(
        headline: "Running again \(context.when.span(record.fasting)).",
        details: [context.when.goal(of: record.fasting)],
        next: ["fast status", "fast finish"])
    }
  }
}
