import FastingCore

extension Command {
  private static let quiet = Option(
    long: "quiet", short: "q", help: "Print nothing: exit 0 while fasting, 1 when not.")

  static let status = Command(
    description: CommandDescription(
      name: "status", abstract: "Show how far the current fast is, or the eating window.",
      options: [.json, quiet],
      examples: [
        Example(line: "fast", explanation: "The same as 'fast status'."),
        Example(line: "fast status -q && echo fasting", explanation: "For prompts and scripts."),
      ])
  ) { matches, context in
    let record = try await context.record()
    if matches.has(quiet) {
      let isFasting = record.fasting.state == .fasting
      return Answer(output: .nothing, code: isFasting ? 0 : ExitCode.refused)
    }
    return .screen(context.status(of: record))
  }
}
