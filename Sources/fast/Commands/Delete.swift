import FastingCore

extension Command {
  static let delete = Command(
    description: CommandDescription(
      name: "delete", abstract: "Remove saved fasts.",
      discussion: ["All of them go, or none. 'fast undo' brings them back."],
      options: [.json],
      operands: [
        Operand(
          value: Selection.savedOperand,
          help: "'last', a number that 'fast log' shows, or the date of its end.",
          isRepeating: true)
      ],
      examples: [Example(line: "fast delete 3 7", explanation: "Remove two fasts at once.")],
      foreignNames: ["remove", "rm"])
  ) { matches, context in
    let targets = try matches.operands.map { word in
      switch try Selection(word, now: context.now) {
      case .current: throw UsageError.deleteCurrent
      case .saved(let target): target
      }
    }
    return try await context.change { record in
      let gone = try record.delete(targets)
      return ChangeReport(
        headline: "Removed \(gone.count == 1 ? "1 fast" : "\(gone.count) fasts").",
        details: gone.map { "\($0.number)  \(Outcome.saved($0.fast, context.when))" },
        next: ["fast undo", "fast log"])
    }
  }
}
