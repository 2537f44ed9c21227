/// What may stand at the end of a command line.
struct Completion: Hashable {
  /// Whether the names of files may stand there.
  enum Paths: String {
    case none = "words"
    case files, directories
  }

  /// A named source of suggestions, and what is known where they are asked for.
  struct Request: Hashable {
    let source: String
    /// What stands there so far.
    let typed: String
    /// The values that were given, by the long names of their options.
    let values: [String: String]
    let operands: [String]
  }

  /// The beginning of the last word that stays as it is, such as `--goal=`.
  var kept = ""
  /// What may follow it, whether it begins as the word does so far or not.
  var choices: [Choice] = []
  var paths = Paths.none
  /// Where further choices are to be had.
  var request: Request?
}

extension Program {
  /// Finds what the last of the words after the program's name may become.
  func completion(of words: [String]) -> Completion {
    let before = Array(words.dropLast())
    let preview = Reading(before, options: options(of: command(named: defaultCommand)))
    let first = preview.arguments.first
    guard let command = command(named: first?.word ?? defaultCommand) else { return Completion() }
    let reading = Reading(before, options: options(of: command), skipping: first?.place)
    let completer = Completer(
      program: self, command: command, isNamed: first != nil, reading: reading,
      typed: words.last ?? "")
    if let option = reading.optionAtEnd(of: before) { return completer.values(option.value) }
    return completer.word
  }

  /// The topics and the commands, as words after `help`.
  fileprivate var subjects: [Choice] {
    let commands = commandChoices.filter { command in
      !topics.contains { $0.name == command.name }
    }
    return topics.map { Choice(name: $0.name, help: $0.abstract) } + commands
  }

  fileprivate var commandChoices: [Choice] {
    commands.filter { !$0.isHidden }.map { Choice(name: $0.name, help: $0.abstract) }
  }
}

extension Reading {
  /// The option whose value is the word after all those that were read.
  fileprivate func optionAtEnd(of words: [String]) -> Option? {
    guard let problem = problems.last, problem.place == words.count - 1,
      case .missingValue(let option, before: nil) = problem.kind
    else { return nil }
    return option
  }
}

/// The word at the end of a line, and what was read before it.
private struct Completer {
  let program: Program
  let command: CommandDescription
  /// Whether the command was named, or is the default one.
  let isNamed: Bool
  let reading: Reading
  let typed: String

  /// The completion of a word that is no value of the option before it.
  var word: Completion {
    if !reading.optionsEnded, typed.hasPrefix("-") {
      return typed.count == 1 || typed.hasPrefix("--") ? longOption : shortOptions
    }
    guard isNamed else { return Completion(choices: program.commandChoices) }
    let place = reading.arguments.count
    let last = command.operands.last.flatMap { $0.isRepeating ? $0 : nil }
    let operand = place < command.operands.count ? command.operands[place] : last
    let completion = operand.map { values($0.value) } ?? Completion()
    let isOpen = completion == Completion() && typed.isEmpty && !reading.optionsEnded
    return isOpen ? Completion(choices: unusedOptions) : completion
  }

  /// What a value may be, of which so much is typed, after what stays of the word.
  func values(_ value: Value?, after kept: String = "") -> Completion {
    var completion = Completion(kept: kept)
    switch value?.kind {
    case nil, .text: break
    case .file: completion.paths = .files
    case .directory: completion.paths = .directories
    case .choice(let choices): completion.choices = choices
    case .suggestions("topics"): completion.choices = program.subjects
    case .suggestions(let source):
      completion.request = Completion.Request(
        source: source, typed: String(typed.dropFirst(kept.count)), values: reading.values,
        operands: reading.arguments.map(\.word))
    }
    return completion
  }

  private var unusedOptions: [Choice] {
    program.options(of: command).filter { !$0.isHidden && reading.values[$0.long] == nil }
      .map { Choice(name: "--\($0.long)", help: $0.help) }
  }

  private var longOption: Completion {
    guard let equals = typed.firstIndex(of: "=") else { return Completion(choices: unusedOptions) }
    let name = typed[..<equals].dropFirst(2)
    let option = program.options(of: command).first { $0.long == name }
    return values(option?.value, after: String(typed[...equals]))
  }

  /// Letters with one dash: the value of the last one, or the bundle as it is.
  private var shortOptions: Completion {
    var last: Option?
    var kept = "-"
    for letter in typed.dropFirst() {
      last = program.options(of: command).first { $0.short == letter }
      guard let last else { return Completion() }
      kept.append(letter)
      if let value = last.value { return values(value, after: kept) }
    }
    return Completion(choices: [Choice(name: typed, help: last?.help)])
  }
}
