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
        details: Restored.lines(came: undone.removed, went: undone.added, context.when)
          + Restored.current(from: undone.after, to: undone.before, context.when),
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
        details: Restored.lines(came: redone.added, went: redone.removed, context.when)
          + Restored.current(from: redone.before, to: redone.after, context.when),
        next: ["fast undo", "fast status"])
    }
  }
}

/// What is different after a change was taken back or made again.
private enum Restored {
  static func current(from old: Fasting, to new: Fasting, _ when: When) -> [String] {
    guard old != new else { return [] }
    return switch new.state {
    case .idle: ["Now not fasting."]
    case .fasting: ["Now \(Outcome.current(new, when))."]
    case .finished: ["Now finished and not saved: \(Outcome.current(new, when))."]
    }
  }

  static func lines(came: [Fast], went: [Fast], _ when: When) -> [String] {
    lines("In the history again", came, when) + lines("No longer in the history", went, when)
  }

  private static func lines(_ title: String, _ fasts: [Fast], _ when: When) -> [String] {
    let shown = 5
    let rest = fasts.count - shown
    return fasts.prefix(shown).map { "\(title): \(Outcome.saved($0, when))" }
      + (rest > 0 ? ["\(title): \(rest) more"] : [])
  }
}
