/// A shell that asks for completions, each in a form of its own.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The name of the hidden command that the scripts call.
  static let command = "complete"
}

/// What a script hands over when a person asks for completions.
struct ShellRequest {
  /// The words after the program's name, of which the last is the one at the cursor.
  let words: [String]

  private let shell: Shell
  /// The beginning of the last word that the shell leaves alone.
  private let kept: String
  /// Whether the shell only shows the answer, so that it may hold more than words.
  private let isList: Bool

  /// Reads what follows the name of the shell.
  ///
  /// From bash these are `COMP_TYPE`, `COMP_WORDBREAKS` and the line up to the cursor; from the
  /// others the words.
  init(_ shell: Shell, _ arguments: [String]) {
    self.shell = shell
    guard shell == .bash else {
      (words, kept, isList) = (arguments, "", false)
      return
    }
    let arguments = arguments + Array(repeating: "", count: max(0, 3 - arguments.count))
    let line = BashLine(arguments[2], wordBreaks: arguments[1])
    words = Array(line.words.dropFirst())
    kept = line.kept
    isList = arguments[0] == "63"
  }

  /// The answer in lines: first whether files are wanted, and how many characters of the word stay;
  /// then the choices.
  func text(_ completion: Completion, columns: Int) -> String {
    let lines =
      switch shell {
      case .bash: bashLines(completion, columns: columns)
      case .zsh: completion.choices.map { ShellRequest.line($0.name, $0.help) }
      case .fish: completion.choices.map { ShellRequest.line(completion.kept + $0.name, $0.help) }
      }
    let first = "\(completion.paths.rawValue) \(completion.kept.count)"
    return ([first] + lines).map { $0 + "\n" }.joined()
  }

  private static func line(_ word: String, _ help: String?) -> String {
    help.map { "\(word)\t\($0)" } ?? word
  }

  /// Only what begins as typed, because bash itself does not look; with its meaning in a list.
  private func bashLines(_ completion: Completion, columns: Int) -> [String] {
    let typed = words.last ?? ""
    let choices = completion.choices.filter { (completion.kept + $0.name).hasPrefix(typed) }
    let names = choices.map { String((completion.kept + $0.name).dropFirst(kept.count)) }
    guard isList, choices.count > 1, let width = names.map(\.count).max() else { return names }
    return zip(names, choices).map { name, choice in
      guard let help = choice.help else { return name }
      let line = name + String(repeating: " ", count: width + 2 - name.count) + help
      return line.count < columns ? line : line.prefix(max(name.count, columns - 2)) + "…"
    }
  }
}
