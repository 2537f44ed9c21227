import FastingCore

extension Complaint {
  /// Says what does not fit, and what to type instead.
  static func words(_ refusal: Refusal, _ when: When) -> String {
    let (what, next) = parts(refusal, when)
    return "Error: \(what).\n  \(next)"
  }

  private static func parts(_ refusal: Refusal, _ when: When) -> (what: String, next: String) {
    switch refusal {
    case .alreadyFasting(let since, let goal):
      (
        "A fast is running already, since \(when.full(since)), goal \(Outcome.name(goal))",
        "End it with 'fast finish', correct it with 'fast edit', or drop it with 'fast reset'."
      )
    case .notFasting:
      ("No fast is running", "Start one with 'fast begin'.")
    case .alreadyFinished(let end):
      (
        "The fast ended already, at \(when.full(end))",
        "Change that with 'fast edit --end TIME', or file it with 'fast save'."
      )
    case .nothingToSave:
      ("There is no fast to save", "Start one with 'fast begin'.")
    case .stillFasting(let since):
      ("The fast still runs, since \(when.full(since))", "End it first with 'fast finish'.")
    case .runsAlready(let since):
      ("The fast is running, since \(when.full(since))", "See it with 'fast status'.")
    case .nothingToReset:
      ("There is no current fast to drop", "See the saved ones with 'fast log'.")
    case .nothingToResume:
      ("There is no finished fast that could run again", "Start one with 'fast begin'.")
    case .nothingToEdit:
      (
        "There is no current fast to correct",
        "Name a saved one by a number that 'fast log' shows, as in 'fast edit 1'."
      )
    case .noEndYet(let since):
      (
        "The fast still runs, since \(when.full(since)), and has no end to correct",
        "End it with 'fast finish --at TIME'."
      )
    case .future(let moment, let now):
      (
        "\(when.full(moment)) has not come yet; it is \(when.full(now))",
        "Give a time in the past, such as 'yesterday 20:00', '2h ago' or a full date."
      )
    case .endBeforeStart(let start, let end):
      (
        "The end, \(when.full(end)), is before the start, \(when.full(start))",
        "Give a later end, or an earlier start; 'fast help times' shows how."
      )
    case .overlaps(let fast, let number, let now):
      overlap(fast, number, isFuture: fast.end.instant > now.instant, when)
    case .overlapsCurrent(let start, let end):
      (
        end.map { "That overlaps the fast that is not saved yet, \(when.span(start, $0))" }
          ?? "That overlaps the current fast, which runs since \(when.full(start))",
        "Correct that one, as in 'fast edit --start TIME', or give other times."
      )
    case .alreadySaved(let fast):
      (
        "That fast is in the history already: \(when.span(fast))",
        "See it with 'fast log', and change it with 'fast edit'."
      )
    case .noSavedFast:
      ("There is no saved fast", "Add one with 'fast add --start TIME --end TIME'.")
    case .noFast(let number, let count):
      (
        "There is no fast with number \(number); there \(count == 1 ? "is 1" : "are \(count)")",
        "See the numbers with 'fast log'."
      )
    case .notOneFast(let day, let candidates):
      candidates.isEmpty
        ? ("No fast ended on \(when.date(day))", "See them all with 'fast log --all'.")
        : (
          "\(candidates.count) fasts ended on \(when.date(day))",
          "Name one by its number: "
            + candidates.map { "\($0.number) (\(when.span($0.fast)))" }.joined(separator: ", ")
            + "."
        )
    case .nothingToUndo:
      ("There is nothing to undo", "See the saved fasts with 'fast log'.")
    case .nothingToRedo:
      ("There is nothing to redo", "See the saved fasts with 'fast log'.")
    case .changesUnreadable:
      (
        "The log of the changes cannot be read, so there is nothing to undo; nothing else is lost",
        "See what is wrong with 'fast doctor'."
      )
    case .changedSince(let command):
      (
        "The record was changed by hand since 'fast \(command)'",
        "See it with 'fast status' and 'fast log', and correct it with 'fast edit'."
      )
    }
  }

  private static func overlap(
    _ fast: Fast, _ number: Int, isFuture: Bool, _ when: When
  ) -> (what: String, next: String) {
    let future = isFuture ? ", which lies in the future" : ""
    return (
      "That overlaps fast \(number), \(when.span(fast))\(future)",
      "Correct that one, as in 'fast edit \(number) --start TIME', or remove it with 'fast delete \(number)'."
    )
  }
}
