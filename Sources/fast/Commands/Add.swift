import FastingCore

extension Command {
  private static let start = Option(
    long: "start", value: Value(name: "time"), help: "When it began; see 'fast help times'.",
    isRequired: true)
  private static let end = Option(
    long: "end", value: Value(name: "time"),
    help: "When it ended; a bare clock is the first one after the start.", isRequired: true)

  static let add = Command(
    description: CommandDescription(
      name: "add", abstract: "File a fast that was never tracked.",
      options: [start, end, .goal, .note, .json],
      examples: [
        Example(
          line: "fast add --start 'yesterday 20:00' --end 12:00",
          explanation: "From yesterday evening to noon.")
      ])
  ) { matches, context in
    let typedGoal = try matches.goal()
    let (typedStart, typedEnd) = (try matches.time(start), try matches.time(end))
    return try await context.change { record in
      let start = try context.moment(typedStart)
      let end = try context.moment(typedEnd, as: .firstAfter(start))
      let goal = typedGoal ?? context.settings.goal(on: start.day)
      let fast = Fast(start: start, end: end, goal: goal, note: matches[.note])
      try record.add(fast, now: context.now)
      return ChangeReport(
        headline: "Added \(context.when.span(fast)): \(Outcome.text(fast)).",
        next: ["fast log", "fast undo"], notes: Caution.line(for: goal).map { [$0] } ?? [])
    }
  }
}
