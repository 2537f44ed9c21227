import Testing

@testable import fast

/// What the end of a command line may become.
struct CompletionTests {
  private static func completion(_ words: [String]) -> Completion {
    TeaTimer.program.completion(of: words)
  }

  private static func names(_ words: [String]) -> [String] {
    completion(words).choices.map(\.name)
  }

  private static let commands = ["status", "brew", "pour", "leaves", "help"]
  private static let global = ["--shelf", "--color", "--version", "--help"]

  @Test(arguments: [
    [], [""], ["br"], ["--shelf", "/tea", ""], ["--color=auto", "-q", "b"], ["--", ""],
  ])
  func `the first word is a command, and no hidden one`(words: [String]) {
    #expect(Self.names(words) == Self.commands)
    #expect(Self.completion(words).choices.first?.help == "Show what is brewing.")
  }

  @Test(arguments: [["-"], ["--"], ["--js"]])
  func `options before any command are those of the default one`(words: [String]) {
    #expect(Self.names(words) == ["--json", "--quiet"] + Self.global)
  }

  @Test(arguments: [["brew", "-"], ["brew", "--n"], ["brew", ""], ["--", "brew", "-"]])
  func `where nothing else fits, options are offered`(words: [String]) {
    let own = ["--leaf", "--for", "--note", "--quiet", "--json"]
    #expect(Self.names(words) == (words[0] == "--" ? [] : own + Self.global))
  }

  @Test(arguments: [
    ["-q", "--leaf=x", "brew", "--color", "auto", "-"], ["brew", "-qlx", "--color=auto", "--"],
  ])
  func `an option that is there already is not offered again`(words: [String]) {
    #expect(
      Self.names(words) == ["--for", "--note", "--json", "--shelf", "--version", "--help"])
  }

  @Test(arguments: [
    (["--color", ""], ""), (["brew", "--color", "a"], ""), (["brew", "--color=al"], "--color="),
    (["--color="], "--color="), (["brew", "--note", "x", "--color="], "--color="),
  ])
  func `a closed set is offered as a value`(words: [String], kept: String) {
    let completion = Self.completion(words)
    #expect(completion.kept == kept)
    #expect(completion.choices.map(\.name) == ["auto", "always"])
    #expect(completion.choices.first?.help == "On a terminal.")
  }

  @Test(arguments: [
    (["brew", "--leaf", "oo"], "", "oo"), (["brew", "--leaf=oo"], "--leaf=", "oo"),
    (["brew", "-l", ""], "", ""), (["brew", "-loo"], "-l", "oo"), (["brew", "-qjl"], "-qjl", ""),
    (["brew", "-qjloo"], "-qjl", "oo"), (["-q", "brew", "-ql", "o:o"], "", "o:o"),
  ])
  func `a source is named, with what is known`(words: [String], kept: String, typed: String) {
    let completion = Self.completion(words)
    #expect(completion.kept == kept)
    #expect(completion.choices.isEmpty)
    #expect(completion.request?.source == "leaves")
    #expect(completion.request?.typed == typed)
  }

  @Test func `a source is told of the values and operands before`() {
    let request = Self.completion(["--shelf=/tea", "brew", "x", "-q", "-l", ""]).request
    #expect(request?.values == ["shelf": "/tea", "quiet": ""])
    #expect(request?.operands == ["x"])
  }

  @Test(arguments: [["--shelf", ""], ["pour", "--shelf=/te"], ["brew", "--shelf", "x y"]])
  func `paths are left to the shell`(words: [String]) {
    let completion = Self.completion(words)
    #expect(completion.paths == .directories)
    #expect(completion.choices.isEmpty)
  }

  @Test(arguments: [
    ["pour", ""], ["pour", "m"], ["pour", "--size", "3", ""], ["pour", "--", ""],
    ["--size", "pour", ""],
  ])
  func `an operand is offered by its place`(words: [String]) {
    #expect(Self.names(words) == ["glass", "mug"])
  }

  @Test(arguments: [
    ["nope", ""], ["brew", "--for", ""], ["brew", "--note="], ["brew", "--nope="], ["brew", "-x"],
    ["brew", "--quiet="], ["brew", "surplus"], ["pour", "mug", "gu"], ["brew", "--", "-"],
    ["brew", "--", ""], ["help", "brew", "x"],
  ])
  func `where nothing is known, nothing is offered`(words: [String]) {
    #expect(Self.completion(words).choices.isEmpty)
    #expect(Self.completion(words).request == nil)
  }

  @Test func `a bundle of flags is complete as it is`() {
    #expect(Self.completion(["brew", "-qj"]).choices == [Choice(name: "-qj", help: "Print JSON.")])
  }

  @Test func `no words at all, and words of any kind, are borne`() {
    var samples = TextSamples(seed: 7)
    for _ in 0..<2000 {
      let words = (0..<samples.number(0...5)).map { _ in
        ["brew", "-", "--", "--leaf", "-l", "--color=", "é", "", "-ql", "\u{301}", "help", "\n"][
          samples.number(0...11)]
      }
      let completion = Self.completion(words)
      #expect((words.last ?? "").hasPrefix(completion.kept))
    }
  }
}
