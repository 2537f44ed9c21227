import FastingCore

extension Command {
  static let undo = Command(
    description: CommandDescription(
      name: "undo", abstract: "Take the last change back.",
      discussion: ["The last 50 changes can be taken back, one after the other."],
      options: [.json])
  ) { _, context in
    try await context.change { record in
      let undone = try record.undo()
      return Restored.report(
        undone.inverse(number: 0), "Took back 'fast \(undone.command)'.", next: "fast redo",
        context.when)
    }
  }

  static let redo = Command(
    description: CommandDescription(
      name: "redo", abstract: "Make the change again that was taken back last.",
      options: [.json])
  ) { _, context in
    try await context.change { record in
      let redone = try record.redo()
      return Restored.report(
        redone, "Made 'fast \(redone.command)' again.", next: "fast undo", context.when)
    }
  }
}

/// What is different after a change was taken back or made again.
private enum Restored {
  static func report(
    _ change: Change, _ headline: String, next: String, _ when: When
  ) -> ChangeReport {
    ChangeReport(
      headline: headline,
      details: lines("In the history again", change.added, when)
        + lines("No longer in the history", change.removed, when) + current(change, when),
      next: [next, "fast status"])
  }

  private static func current(_ change: Change, _ when: When) -> [String] {
    guard change.before != change.after else { return [] }
    let new = change.after
    return switch new.state {
    case .idle: ["Now not fasting."]
    case .fasting: ["Now \(Outcome.current(new, when))."]
    case .finished: ["Now finished and not saved: \(Outcome.current(new, when))."]
    }
  }

  private static func lines(_ title: String, _ fasts: [Fast], _ when: When) -> [String] {
    let shown = 5
    let rest = fasts.count - shown
    return fasts.prefix(shown).map { "\(title): \(Outcome.saved($0, when))" }
      + (rest > 0 ? ["\(title): \(rest) more"] : [])
  }
}
