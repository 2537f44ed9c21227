import FastingCore

extension Command {
  private static let start = Option(
    long: "start", value: Value(name: "time"),
    help: "When it began; a bare clock keeps the day.")
  private static let end = Option(
    long: "end", value: Value(name: "time"), help: "When it ended; a bare clock keeps the day.")

  static let edit = Command(
    description: CommandDescription(
      name: "edit", abstract: "Correct the current fast, or a saved one.",
      discussion: ["An empty note removes the note. What is not named stays as it is."],
      options: [start, end, .goal, .note, .json],
      operands: [
        Operand(
          value: Selection.operand,
          help: "'current' (if not given), 'last', a number that 'fast log' shows, or the date of "
            + "its end.", isRequired: false)
      ],
      examples: [
        Example(line: "fast edit --start 19:30", explanation: "The current one began at 19:30."),
        Example(line: "fast edit last --end 12:15", explanation: "The last one ended at 12:15."),
      ],
      foreignNames: ["correct", "change", "set"])
  ) { matches, context in
    let selection = try Selection(matches.operands.first ?? "current", now: context.now)
    let (typedStart, typedEnd) = (try matches.time(start), try matches.time(end))
    let (goal, note) = (try matches.goal(), matches[.note])
    guard typedStart != nil || typedEnd != nil || goal != nil || note != nil else {
      throw UsageError.emptyEdit
    }

    func correction(start old: Moment?, end oldEnd: Moment?) throws -> Record.Correction {
      let start = try typedStart.map {
        try context.moment($0, as: old.map { .replacing($0, start: nil) } ?? .plain)
      }
      let end = try typedEnd.map {
        try context.moment($0, as: oldEnd.map { .replacing($0, start: start ?? old) } ?? .plain)
      }
      return Record.Correction(start: start, end: end, goal: goal, note: note)
    }

    return try await context.change { record in
      let text: String
      switch selection {
      case .current:
        let current = record.fasting
        try record.edit(
          try correction(start: current.start, end: current.end), now: context.now)
        text = Outcome.current(record.fasting, context.when)
      case .saved(let target):
        let old = try record.saved(target).fast
        let new = try record.edit(
          target, try correction(start: old.start, end: old.end), now: context.now)
        text = Outcome.saved(new, context.when)
      }
      let changed = record.pending != nil
      let seen = if case .current = selection { "fast status" } else { "fast log" }
      return ChangeReport(
        headline: changed ? "Changed: \(text)." : "Nothing is different: \(text).",
        next: changed ? ["fast undo", seen] : [seen],
        notes: goal.flatMap(Caution.line).map { [$0] } ?? [])
    }
  }
}
