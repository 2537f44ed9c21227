extension Program {
  /// Understands the words after the program's name.
  ///
  /// The first word that is no option names the command; options may stand before it. A request
  /// for help wins over one for the version, and both win over every misuse. An unknown word is
  /// reported before a missing one.
  func parse(_ words: [String]) throws(Misuse) -> Invocation {
    let words = withCommandName(words)
    let preview = Reading(words, options: options(of: command(named: defaultCommand)))
    let first = preview.arguments.first
    let name = first?.word ?? defaultCommand
    if name == "help" { return try parseHelp(words, skipping: first?.place) }

    guard let command = command(named: name) else {
      if let answer = preview.answer(about: .program) { return answer }
      let unknown = preview.problems.first { $0.isUnknown && $0.place < first?.place ?? 0 }
      if let unknown { throw Misuse(unknown, of: nil) }
      let meant = commands.first { $0.foreignNames.contains(name.lowercased()) }?.name
      let suggestion = meant ?? Spelling.nearest(to: name, among: commandNames)
      throw Misuse(kind: .unknownCommand(name), command: nil, suggestion: suggestion)
    }

    var reading = Reading(words, options: options(of: command), skipping: first?.place)
    if let answer = reading.answer(about: first == nil ? .program : .command(command)) {
      return answer
    }
    reading.check(command.operands)
    if let problem = reading.firstProblem { throw Misuse(problem, of: command) }
    if let kind = missing(from: reading, for: command) {
      throw Misuse(kind: kind, command: command)
    }
    let operands = reading.arguments.map(\.word)
    return .run(command, Matches(values: reading.values, operands: operands))
  }

  /// Puts the name of a command in place of the option that means it.
  private func withCommandName(_ words: [String]) -> [String] {
    let parts = (words.first ?? "").split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = parts.first, option.hasPrefix("--"),
      let command = commands.first(where: { $0.optionName.map { "--\($0)" == option } ?? false })
    else { return words }
    return [command.name] + parts.dropFirst().map(String.init) + words.dropFirst()
  }

  private func parseHelp(_ words: [String], skipping place: Int?) throws(Misuse) -> Invocation {
    let command = command(named: "help")
    var reading = Reading(words, options: options(of: command), skipping: place)
    let word = reading.arguments.first?.word
    let subject = word.map(helpSubject(named:)) ?? .program
    if let answer = reading.answer(about: subject ?? .program) { return answer }

    reading.check([Operand(value: Value(name: "subject"), help: "")])
    if let problem = reading.firstProblem { throw Misuse(problem, of: command) }
    if let subject { return .help(subject) }
    let name = word ?? ""
    let suggestion = Spelling.nearest(to: name, among: commandNames + topics.map(\.name))
    throw Misuse(kind: .unknownSubject(name), command: command, suggestion: suggestion)
  }

  private func missing(from reading: Reading, for command: CommandDescription) -> Misuse.Kind? {
    let required = options(of: command).filter(\.isRequired)
    if let option = required.first(where: { reading.values[$0.long] == nil }) {
      return .missingOption(option)
    }
    let operands = command.operands.dropFirst(reading.arguments.count)
    return operands.first(where: \.isRequired).map(Misuse.Kind.missingOperand)
  }
}

extension Reading {
  /// The answer to a built-in option, nil when none was given.
  fileprivate func answer(about subject: HelpSubject) -> Invocation? {
    if values[Option.help.long] != nil { return .help(subject) }
    return values[Option.version.long] != nil ? .version : nil
  }

  /// The problem to report: the first unknown word, or else the first missing one.
  fileprivate var firstProblem: Problem? {
    problems.filter(\.isUnknown).min { $0.place < $1.place } ?? problems.first
  }
}

extension Reading.Problem {
  /// Whether a word is wrong rather than absent.
  fileprivate var isUnknown: Bool {
    guard case .missingValue = kind else { return true }
    return false
  }
}

extension Misuse {
  fileprivate init(_ problem: Reading.Problem, of command: CommandDescription?) {
    self.init(kind: problem.kind, command: command, suggestion: problem.suggestion)
  }
}
