import FastingCore
import FastingShell

extension Command {
  private static let days = Option(
    long: "days", short: "n", value: Value(name: "number"),
    help: "How many days, up to today: 14 if not given, at most 3660.")

  static let timeline = Command(
    description: CommandDescription(
      name: "timeline", abstract: "Show each day as a strip of 24 hours, fasting against eating.",
      options: [days, .json],
      examples: [Example(line: "fast timeline -n 7", explanation: "The last week.")])
  ) { matches, context in
    let count = try matches.number(days) ?? 14
    guard count <= 3660 else { throw UsageError.tooManyDays(count) }
    let record = try await context.record()
    return .screen(
      TimelineScreen(record, days: count, now: context.now),
      notes: BadLines.notes(record.history, path: try context.directory().history))
  }
}
