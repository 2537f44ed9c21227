import FastingCore
import FastingShell

extension Command {
  static let begin = Command(
    description: CommandDescription(
      name: "begin", abstract: "Start a fast.",
      discussion: [
        "A finished fast that was not saved is filed in the history first.",
        Caution.doctor,
      ],
      options: [.goal, .at, .note, .json],
      examples: [
        Example(line: "fast begin --goal trf16", explanation: "Start now, for 16 hours."),
        Example(line: "fast begin --at 20:00", explanation: "It began at 20:00."),
      ],
      foreignNames: ["start", "new"])
  ) { matches, context in
    let typedGoal = try matches.goal()
    let typed = try matches.time(.at)
    return try await context.change { record in
      let start = try context.moment(typed)
      let goal = typedGoal ?? context.settings.goal(on: start.day)
      let filed = try record.begin(
        goal, at: start, note: matches[.note], now: context.now)
      return ChangeReport(
        headline: "Fasting since \(context.when.full(start)).",
        details: (filed.map { ["Saved the finished fast: \(context.when.span($0))."] } ?? [])
          + [context.when.goal(of: record.fasting)],
        events: filed == nil ? [.begin] : [.save, .begin],
        next: ["fast status", "fast finish"],
        notes: [Caution.line(for: goal), Caution.line(forStart: start, now: context.now)]
          .compactMap { $0 })
    }
  }
}
