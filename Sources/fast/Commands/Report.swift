import FastingCore
import FastingShell

extension Command {
  static let report = Command(
    description: CommandDescription(
      name: "report", abstract: "Write one page with figures and charts, to show or to print.",
      discussion: [
        "The page is one file of HTML. It holds all that it shows, your notes included, and asks "
          + "the network for nothing."
      ],
      options: [.output, .since, .until, .json],
      examples: [
        Example(line: "fast report -o report.html", explanation: "For a browser, or a doctor."),
        Example(
          line: "fast report --since 2026-11-01 -o november.html",
          explanation: "From that day on."),
      ])
  ) { matches, context in
    let search = try matches.search(now: context.now)
    let record = try await context.record()
    let report = FastingReport(
      record, search: search, now: context.now, settings: context.settings)
    let bytes =
      matches.has(.json)
      ? try JSON.encode(report, pretty: context.rendering.isTerminal) + [.newline]
      : Array(report.page(context.when).utf8)
    return try context.answer(
      bytes, matches,
      notes: BadLines.notes(record.history, path: try context.directory().history))
  }
}
