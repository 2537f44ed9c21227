import Testing

@testable import fast

struct CommandWordTests {
  @Test(arguments: [[], ["--json"], ["-qj"], ["--shelf", "pour"], ["--"]])
  func `without a command the default one runs`(words: [String]) throws {
    guard case .run(let command, _) = try TeaTimer.program.parse(words) else {
      throw TeaTimer.Unexpected()
    }
    #expect(command == TeaTimer.status)
  }

  @Test func `options alone belong to the default command`() throws {
    let (_, matches) = try TeaTimer.run("--json", "--shelf=/tea")
    #expect(matches.has(TeaTimer.json))
    #expect(!matches.has(TeaTimer.quiet))
    #expect(matches[TeaTimer.shelf] == "/tea")
  }

  @Test(arguments: [
    ["--shelf", "a", "brew", "-q"], ["brew", "--shelf", "a", "-q"], ["brew", "-q", "--shelf=a"],
    ["--shelf=a", "-q", "brew"], ["--shelf=a", "-q", "--", "brew"],
  ])
  func `global options stand before and after the command`(words: [String]) throws {
    let matches = Matches(values: ["shelf": "a", "quiet": ""], operands: [])
    #expect(try TeaTimer.program.parse(words) == .run(TeaTimer.brew, matches))
  }

  @Test func `a hidden command and a hidden option are understood`() throws {
    #expect(try TeaTimer.run("inspect").command == "inspect")
    #expect(try TeaTimer.run("brew", "--boiling").matches.has(TeaTimer.secret))
  }

  @Test(arguments: ["--help", "-h", "-qh"])
  func `help is known everywhere`(word: String) throws {
    let program = TeaTimer.program
    #expect(try program.parse(["brew", word]) == .help(.command(TeaTimer.brew)))
    #expect(try program.parse([word, "brew"]) == .help(.command(TeaTimer.brew)))
    #expect(try program.parse([word]) == .help(.program))
    #expect(try program.parse(["--json", word]) == .help(.program))
  }

  @Test(arguments: [
    ["brew", "--laef", "--help"], ["brew", "--leaf", "--help"], ["brew", "surplus", "-h"],
    ["brew", "--version", "--help"], ["brew", "--json=yes", "-h"], ["brew", "--color=x", "-h"],
  ])
  func `help wins over every misuse and over the version`(words: [String]) throws {
    #expect(try TeaTimer.program.parse(words) == .help(.command(TeaTimer.brew)))
  }

  @Test func `help beside an unknown command gives the page of the program`() throws {
    #expect(try TeaTimer.program.parse(["berw", "--nope", "--help"]) == .help(.program))
  }

  @Test func `after two dashes help is a word like any other`() throws {
    let message = try TeaTimer.message("brew", "--", "--help")
    #expect(message.hasPrefix("Error: Unexpected argument '--help'."))
  }

  @Test func `help as a value that is attached asks for nothing`() throws {
    #expect(try TeaTimer.run("brew", "--note=--help").matches[TeaTimer.note] == "--help")
  }

  @Test(arguments: [
    ["--version"], ["brew", "--version"], ["--version", "pour"], ["nope", "--version"],
    ["help", "--version"],
  ])
  func `the version is known everywhere`(words: [String]) throws {
    #expect(try TeaTimer.program.parse(words) == .version)
  }

  @Test(arguments: [
    (["help"], HelpSubject.program),
    (["help", "--help"], .program),
    (["help", "nope", "--help"], .program),
    (["help", "brew"], .command(TeaTimer.brew)),
    (["help", "brew", "--help"], .command(TeaTimer.brew)),
    (["--shelf", "a", "help", "brew"], .command(TeaTimer.brew)),
    (["help", "help"], .command(TeaTimer.help)),
    (["help", "inspect"], .command(TeaTimer.debug)),
    (["help", "water"], .topic(TeaTimer.water)),
    (["help", "leaves"], .topic(TeaTimer.leavesTopic)),
    (["leaves", "--help"], .command(TeaTimer.leaves)),
  ])
  func `the word help is followed by its subject`(words: [String], subject: HelpSubject) throws {
    #expect(try TeaTimer.program.parse(words) == .help(subject))
  }

  @Test func `a program without a help command and a default still answers`() throws {
    let program = Program(name: "tea", overview: "", commands: [], defaultCommand: "status")
    #expect(try program.parse(["help"]) == .help(.program))
    #expect(throws: Misuse(kind: .unknownCommand("status"), command: nil)) {
      try program.parse([])
    }
  }
}
