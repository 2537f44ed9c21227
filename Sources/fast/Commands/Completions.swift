/// What the commands for completions share.
enum Completions {
  static let shell = Operand(
    value: Value(
      name: "shell", kind: .choice(Shell.allCases.map { Choice(name: $0.rawValue) })),
    help: "The shell that is to complete.")
}

extension Command {
  static let completions = Command(
    description: CommandDescription(
      name: "completions", abstract: "Print the completions for a shell.",
      discussion: [
        """
        'make install' puts them where the shells look. Without it, save them there, or let the \
        start-up file of the shell read them.
        """
      ],
      operands: [Completions.shell],
      examples: [
        Example(
          line: "fast completions bash > ~/.local/share/bash-completion/completions/fast",
          explanation: "For the bash-completion package; else eval its output in ~/.bashrc."),
        Example(
          line: "fast completions zsh > ~/.local/share/zsh/site-functions/_fast",
          explanation: "A directory that $fpath names before compinit runs."),
        Example(
          line: "fast completions fish > ~/.config/fish/completions/fast.fish",
          explanation: "fish looks there by itself."),
      ],
      foreignNames: ["completion"], optionName: "generate-completion-script"),
    bearsDamagedSettings: true
  ) { matches, _ in
    let shell = matches.operands.first.flatMap(Shell.init)
    let script = shell?.script(for: CommandTable.program) ?? ""
    return Answer(output: .bytes(Array(script.utf8)))
  }
}
