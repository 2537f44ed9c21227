import FastingCore
import FastingShell

extension Command {
  private static let by = Option(
    long: "by",
    value: Value(
      name: "period", kind: .choice(Period.allCases.map { Choice(name: $0.rawValue) })),
    help: "Also by day, week, month or year.")

  static let stats = Command(
    description: CommandDescription(
      name: "stats", abstract: "Show counts, lengths, the goal rate and streaks.",
      options: [.since, .until, by, .json],
      examples: [
        Example(line: "fast stats --by month", explanation: "How the months compare."),
        Example(line: "fast stats --since 2026-11-01", explanation: "From that day on."),
      ])
  ) { matches, context in
    let search = try matches.search(now: context.now)
    let record = try await context.record()
    return .screen(
      StatsScreen(
        record, search: search, by: matches[by].flatMap(Period.init), now: context.now,
        settings: context.settings),
      notes: BadLines.notes(record.history, path: try context.directory().history))
  }
}
