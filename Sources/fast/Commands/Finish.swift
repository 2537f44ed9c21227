import FastingCore
import FastingShell

extension Command {
  private static let alsoSave = Option(long: "save", help: "File it in the history as well.")

  static let finish = Command(
    description: CommandDescription(
      name: "finish", abstract: "End the fast.",
      discussion: ["It stays the current fast until it is saved, so that it can be corrected."],
      options: [.at, .note, alsoSave, .json],
      examples: [
        Example(line: "fast finish && fast save", explanation: "End it now and file it."),
        Example(line: "fast finish --at 12:30", explanation: "It ended at 12:30."),
      ],
      foreignNames: ["stop", "end", "done"])
  ) { matches, context in
    let typed = try matches.time(.at)
    return try await context.change { record in
      let role = record.fasting.start.map { TypedTime.Role.end(of: $0) } ?? .plain
      let end = try context.moment(typed, as: role)
      let oldNote = record.fasting.note
      try record.finish(at: end, note: matches[.note], now: context.now)
      let finished = record.fasting
      let replaced = finished.note == oldNote ? nil : oldNote
      if matches.has(alsoSave) { try record.save() }
      return ChangeReport(
        headline: "Finished at \(context.when.full(end)): \(Outcome.text(finished)).",
        details: (replaced.map { ["The note was: '\(Visible.text($0))'."] } ?? [])
          + (matches.has(alsoSave) ? ["Saved in the history."] : []),
        events: matches.has(alsoSave) ? [.finish, .save] : [.finish],
        next: matches.has(alsoSave)
          ? ["fast log", "fast begin"] : ["fast save", "fast resume"])
    }
  }
}
