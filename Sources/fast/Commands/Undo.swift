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
      return ChangeReport(
        headline: "Took back 'fast \(undone.command)'.",
        details: Restored.lines(came: undone.removed, went: undone.added, context.when),
        next: ["fast redo", "fast status"])
    }
  }

  static let redo = Command(
    description: CommandDescription(
      name: "redo", abstract: "Make the change again that was taken back last.",
      options: [.json])
  ) { _, context in
    try await context.change { record in
      let redone = try record.redo()
      return ChangeReport(
        headline: "Made 'fast \(redone.command)' again.",
        details: Restored.lines(came: redone.added, went: redone.removed, context.when),
        next: ["fast undo", "fast status"])
    }
  }
}

/// Which fasts came into the history and which left it.
private enum Restored {
  static func lines(came: [Fast], went: [Fast], _ when: When) -> [String] {
    lines("In the history again", came, when) + lines("No longer in the history", went, when)
  }

  private static func lines(_ title: String, _ fasts: [Fast], _ when: When) -> [String] {
    let shown = 5
    let rest = fasts.count - shown
    return fasts.prefix(shown).map { "\(title): \(when.span($0)), \(Outcome.text($0))" }
      + (rest > 0 ? ["\(title): \(rest) more"] : [])
  }
}
