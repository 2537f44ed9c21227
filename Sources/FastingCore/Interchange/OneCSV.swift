extension Importer {
  /// The CSV of One: local times, and goals by ratio or name.
  static let oneCSV = Importer(
    name: "one-csv", summary: "One, CSV",
    recognizes: { source in
      let header = CSVTable(source.bytes.prefix(200))?.header ?? []
      return header.starts(with: ["Start Time", "End Time", "Duration (hours)", "Goal"])
    },
    read: { source in
      guard let table = CSVTable(source.bytes) else {
        throw ImportFailure.notUnderstood(format: "one-csv")
      }
      return table.rows.map { row in
        guard let start = LocalReading(row.field(0)) else {
          return ImportedRow(row.number, .rejected(.notUnderstood("Start Time")))
        }
        if row.field(1).isEmpty { return ImportedRow(row.number, .running) }
        guard let end = LocalReading(row.field(1)) else {
          return ImportedRow(row.number, .rejected(.notUnderstood("End Time")))
        }
        let goal = ImportedGoal(row.field(3))
        let others = table.imported(row, from: goal.doubt == nil ? 4 : 3)
        return ImportedRow(
          row.number, source.fast(from: start, to: end, goal: goal, note: nil, otherKeys: others))
      }
    })
}

extension ImportedGoal {
  /// Reads the goal of a row, as people type it, or as in `36hour`; none for an empty one.
  init(_ text: String) {
    if text.isEmpty { return }
    let short = text.lowercased().hasSuffix("hour") ? String(text.dropLast(3)) : text
    goal = try? Fasting.Goal(typed: short)
    if goal == nil { doubt = .goalUnknown(text) }
  }
}
