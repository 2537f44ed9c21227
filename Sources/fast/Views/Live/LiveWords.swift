import FastingCore

/// What the live view says of what happened.
enum LiveWords {
  /// Returns the question, the last message, or what is wrong with the files.
  static func message(of state: LiveState, _ when: When) -> StyledText {
    if state.mode == .confirmReset {
      return StyledText("Drop this fast? It can be brought back with undo.", .caution)
    }
    if state.isQuitting, !state.isDone {
      return StyledText("Waiting for what was asked for…", .dim)
    }
    if let message = state.message { return text(message, when) }
    return state.trouble.map { StyledText($0, .warning) } ?? StyledText()
  }

  private static func text(_ message: LiveMessage, _ when: When) -> StyledText {
    switch message {
    case .changed(let change): StyledText(text(change, when), .good)
    case .takenBack(let change): StyledText("Took back 'fast \(change.command)'.", .good)
    case .refused(let refusal): StyledText(firstLine(Complaint.words(refusal, when)), .caution)
    case .failed(let text): StyledText(Visible.text(text), .warning)
    case .hookFailed(let hook, let why):
      StyledText("The hook '\(hook.rawValue)' failed: \(Visible.text(why)).", .warning)
    case .sharing: StyledText("Sharing…")
    case .shared: StyledText("Shared.", .good)
    case .notShared(let why): StyledText("Not shared: \(Visible.text(why)).", .caution)
    }
  }

  private static func text(_ change: Change, _ when: When) -> String {
    switch (change.command, change.added.first) {
    case ("begin", let filed):
      "Fasting \(when.span(change.after))."
        + (filed.map { " Saved the finished fast: \(when.span($0))." } ?? "")
    case ("finish", _):
      "Finished at \(change.after.end.map(when.full) ?? ""): \(Outcome.text(change.after))."
    case ("save", let filed?): "Saved: \(when.span(filed)), \(Outcome.text(filed))."
    case ("save", nil): "It was in the history already."
    case ("reset", _): "Dropped: \(Outcome.current(change.before, when))."
    case ("resume", _): "Running again \(when.span(change.after))."
    default: "Changed."
    }
  }

  /// The first line of a complaint, without its first word.
  static func firstLine(_ complaint: String) -> String {
    let line = complaint.split(separator: "\n").first ?? ""
    return String(line.hasPrefix("Error: ") ? line.dropFirst(7) : line)
  }
}
