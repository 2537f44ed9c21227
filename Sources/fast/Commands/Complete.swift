import FastingCore
import FastingShell

extension Command {
  /// What the scripts of the shells call; it never complains.
  static let complete = Command(
    description: CommandDescription(
      name: Shell.command, abstract: "Answer a shell that completes a command line.",
      operands: [
        Completions.shell,
        Operand(
          value: Value(name: "word"), help: "What the script of the shell hands over.",
          isRequired: false, isRepeating: true),
      ],
      isHidden: true),
    bearsDamagedSettings: true
  ) { matches, context in
    guard let shell = matches.operands.first.flatMap(Shell.init) else {
      return Answer(output: .nothing)
    }
    let request = ShellRequest(shell, Array(matches.operands.dropFirst()))
    var completion = CommandTable.program.completion(of: request.words)
    if let wanted = completion.request {
      completion.choices = await context.suggestions(wanted)
    }
    let text = request.text(completion, columns: context.rendering.columns)
    return Answer(output: .bytes(Array(text.utf8)))
  }
}

/// Where likely words come from; the names are those in the descriptions of the commands.
enum SuggestionSource: String {
  case goals, formats, settings, points, fasts, savedFasts
  /// Answered by the grammar itself.
  case topics
}

extension Context {
  /// How many saved fasts are suggested at once.
  private static let suggestedFasts = 50

  /// The words that are likely at a place; none where the files do not say.
  @MainActor func suggestions(_ request: Completion.Request) async -> [Choice] {
    switch SuggestionSource(rawValue: request.source) {
    case .goals: Context.goals
    case .formats: StatusPreset.all.map { Choice(name: $0.name, help: $0.help) }
    case .settings: Context.values(of: request.operands.first)
    case .points: Context.points
    case .fasts: await fasts(request) { self.current($0) }
    case .savedFasts: await fasts(request) { _ in [] }
    case .topics, nil: []
    }
  }

  private static let goals =
    Fasting.Goal.named.map { Choice(name: Outcome.shortName($0), help: $0.duration.text) }
    + Fasting.Goal.synonyms.sorted { $0.key < $1.key }
    .map { Choice(name: $0.key, help: "the same as \(Outcome.shortName($0.value))") }

  private static let points =
    [Choice(name: "goal", help: "when the goal is reached")]
    + [25, 50, 75].map { Choice(name: "\($0)%", help: "of the goal") }

  private static func values(of setting: String?) -> [Choice] {
    switch setting.flatMap(Setting.named)?.values {
    case .goal: goals
    case .choice(let words): words.map { Choice(name: $0) }
    case nil: []
    }
  }

  private func current(_ record: Record) -> [Choice] {
    guard record.fasting.state != .idle else { return [] }
    return [Choice(name: "current", help: Outcome.current(record.fasting, when))]
  }

  /// The saved fasts with their dates and lengths, without those that were named before.
  @MainActor private func fasts(
    _ request: Completion.Request, first: (Record) -> [Choice]
  ) async -> [Choice] {
    var context = self
    context.dataDirectoryOption = request.values[Option.dataDirectory.long].map {
      $0.hasPrefix("~/") ? (environment("HOME") ?? "") + $0.dropFirst() : $0
    }
    guard let record = try? await context.record() else { return [] }
    let numbered = record.history
      .numbered(atMost: Context.suggestedFasts) { "\($0)".hasPrefix(request.typed) }
      .map {
        Choice(name: "\($0.number)", help: "\(when.full($0.fast.end)), \(Outcome.text($0.fast))")
      }
    let last =
      record.history.rows.isEmpty ? [] : [Choice(name: "last", help: "the newest saved one")]
    return (first(record) + last + numbered).filter { !request.operands.contains($0.name) }
  }
}
