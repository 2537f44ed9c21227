import FastingCore
import FastingShell

extension Command {
  private static let limit = Option(
    long: "limit", short: "n", value: Value(name: "number"),
    help: "How many to show: 20 if not given, all in JSON.")
  private static let everything = Option(long: "all", help: "Show all of them.")
  private static let text = Option(
    long: "search", value: Value(name: "text"), help: "Only those with this text in the note.")
  private static let met = Option(long: "met", help: "Only those that met their goal.")
  private static let missed = Option(long: "missed", help: "Only those that did not.")

  static let log = Command(
    description: CommandDescription(
      name: "log", abstract: "Show the saved fasts, newest first.",
      options: [limit, everything, .since, .until, text, met, missed, .json],
      examples: [
        Example(line: "fast log -n 5", explanation: "The last five."),
        Example(line: "fast log --since monday --met", explanation: "What went well this week."),
      ],
      foreignNames: ["list", "history", "ls"])
  ) { matches, context in
    var search = try matches.search(now: context.now)
    search.text = matches[text]
    if matches.has(met) != matches.has(missed) {
      search.outcome = matches.has(met) ? .met : .missed
    }
    let usual = matches.has(.json) || matches.has(everything) ? Int.max : LogScreen.usual
    let count = try matches.number(limit) ?? usual
    let history = try await context.record().history
    let (fasts, found) = history.found(by: search, atMost: count)
    return .screen(
      LogScreen(
        fasts: fasts.map(NumberedFast.init), found: found,
        isLimited: matches.has(limit), isFiltered: search != Search()),
      notes: BadLines.notes(history, path: try context.directory().history))
  }
}
