import Testing

@testable import fast

/// The words in which shells ask, and the lines in which they are answered.
struct ShellRequestTests {
  private static let breaks = " \t\n\"'@><=;|&(:"

  @Test(arguments: [
    ("tea", ["tea"], ""), ("tea ", ["tea", ""], ""),
    ("tea  brew\t-l ", ["tea", "brew", "-l", ""], ""),
    ("tea brew --leaf=oo", ["tea", "brew", "--leaf=oo"], "--leaf="),
    ("tea brew --leaf 16:8", ["tea", "brew", "--leaf", "16:8"], "16:"),
    ("tea brew --note='a b' x", ["tea", "brew", "--note=a b", "x"], ""),
    ("tea brew 'a b", ["tea", "brew", "a b"], ""),
    ("tea brew --note=\"a:b", ["tea", "brew", "--note=a:b"], "--note="),
    ("tea brew a'b'c", ["tea", "brew", "abc"], ""),
    (#"tea a\ b\'c"#, ["tea", "a b'c"], ""), (#"tea 'a\'b"#, ["tea", #"a\b"#], ""),
    (#"tea "a\"b"#, ["tea", "a\"b"], ""), ("tea ''", ["tea", ""], ""), ("tea \\", ["tea", ""], ""),
    ("tea ü:", ["tea", "ü:"], "ü:"), ("", [""], ""),
  ])
  func `a line of bash is split as bash does`(line: String, words: [String], kept: String) {
    let split = BashLine(line, wordBreaks: Self.breaks)
    #expect(split.words == words)
    #expect(split.kept == kept)
  }

  @Test func `a colon that is no word break is a letter`() {
    #expect(BashLine("tea a:b", wordBreaks: " =").kept == "")
  }

  private static func answer(_ shell: Shell, _ arguments: [String], columns: Int = 80) -> [String] {
    let request = ShellRequest(shell, arguments)
    let text = request.text(TeaTimer.program.completion(of: request.words), columns: columns)
    return text.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("tea br", ["brew"]), ("tea pour --color=a", ["auto", "always"]), ("tea x", []),
    ("tea pour m", ["mug"]), ("tea pour 'm", ["mug"]), ("tea --color=au", ["auto"]),
  ])
  func `bash gets what begins as typed, without what it leaves alone`(
    line: String, words: [String]
  ) {
    #expect(Array(Self.answer(.bash, ["9", Self.breaks, line]).dropFirst()) == words)
  }

  @Test func `bash gets whole words where nothing breaks them`() {
    #expect(Self.answer(.bash, ["9", " ", "tea --color=au"]).last == "--color=auto")
  }

  @Test func `a list in bash explains its words, within the width`() {
    let list = Self.answer(.bash, ["63", Self.breaks, "tea "], columns: 24)
    #expect(
      list == [
        "words 0", "status  Show what is b…", "brew    Start to brew.", "pour    Pour it.",
        "leaves  List the leave…", "help    Show a help pa…",
      ])
    #expect(Self.answer(.bash, ["63", Self.breaks, "tea br"]).last == "brew")
  }

  @Test func `fish gets whole words with their meaning, and zsh what follows`() {
    let words = ["pour", "--color=a"]
    #expect(
      Self.answer(.fish, words) == ["words 8", "--color=auto\tOn a terminal.", "--color=always"])
    #expect(Self.answer(.zsh, words) == ["words 8", "auto\tOn a terminal.", "always"])
    #expect(Self.answer(.zsh, ["--shelf="]) == ["directories 8"])
  }

  @Test(arguments: Shell.allCases)
  func `words that are missing are borne`(shell: Shell) {
    #expect(Self.answer(shell, []).first == "words 0")
  }

  @Test(arguments: Shell.allCases)
  func `a script knows nothing but the name of its program`(shell: Shell) {
    let script = shell.script(for: TeaTimer.program)
    #expect(script.contains("command tea complete \(shell.rawValue) -- "))
    for command in TeaTimer.program.commandNames { #expect(!script.contains("\(command) ")) }
  }

  @Test(arguments: [["--make-script", "bash"], ["--make-script=bash"]])
  func `an option may mean a command`(words: [String]) throws {
    let command = CommandDescription(
      name: "script", abstract: "", operands: [TeaTimer.guest], optionName: "make-script")
    let program = Program(
      name: "tea", overview: "", commands: [command], defaultCommand: "script")
    #expect(
      try program.parse(words) == .run(command, Matches(values: [:], operands: ["bash"])))
  }
}
