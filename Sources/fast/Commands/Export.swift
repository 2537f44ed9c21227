import FastingCore
import FastingShell

extension Command {
  private static let to = Option(
    long: "to",
    value: Value(
      name: "format",
      kind: .choice(Exporter.all.map { Choice(name: $0.name, help: $0.summary) })),
    help: "The format; json if none is given.")
  private static let raw = Option(
    long: "raw", help: "Leave texts in CSV as they are, even if they begin like a formula.")

  static let export = Command(
    description: CommandDescription(
      name: "export", abstract: "Give the history to other programs.",
      discussion: ["JSON and JSON Lines lose nothing: 'fast export | fast import -'."],
      options: [to, .output, .since, .until, raw],
      examples: [
        Example(line: "fast export --to csv -o fasts.csv", explanation: "For a spreadsheet."),
        Example(line: "fast export --to ics -o fasts.ics", explanation: "For a calendar."),
      ])
  ) { matches, context in
    let search = try matches.search(now: context.now)
    let exporter = Exporter.all.first { $0.name == matches[to] ?? "json" } ?? .json
    let record = try await context.record()
    let bytes = try exporter.write(
      ExportSource(record, search: search, isRaw: matches.has(raw)))
    let notes = BadLines.notes(record.history, path: try context.directory().history)
    return try context.answer(bytes, matches, notes: notes)
  }
}
