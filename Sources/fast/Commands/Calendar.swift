import FastingCore
import FastingShell

extension Command {
  static let calendar = Command(
    description: CommandDescription(
      name: "calendar", abstract: "Show how much of each day was spent fasting.",
      discussion: [
        """
        Every hour counts for the day on which it was spent, so a long fast marks all its days. \
        Without a year or a month the last twelve months are shown.
        """
      ],
      options: [.json],
      operands: [
        Operand(
          value: Value(name: "year-or-month"), help: "As in 2026 or 2026-11.", isRequired: false)
      ],
      examples: [
        Example(line: "fast calendar 2026", explanation: "A year at a glance."),
        Example(line: "fast calendar 2026-11", explanation: "A month with its hours."),
      ],
      foreignNames: ["heatmap", "cal"])
  ) { matches, context in
    var period = Month(of: context.now.day).yearUpToHere
    if let word = matches.operands.first {
      guard let typed = ClosedRange(yearOrMonth: word) else { throw UsageError.yearOrMonth(word) }
      period = typed
    }
    let record = try await context.record()
    return .screen(
      CalendarScreen(
        record, period: period, weekStartsOnSunday: context.settings.weekStartsOnSunday,
        now: context.now),
      notes: BadLines.notes(record.history, path: try context.directory().history))
  }
}
