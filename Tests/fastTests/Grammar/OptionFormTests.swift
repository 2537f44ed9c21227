import Testing

@testable import fast

struct OptionFormTests {
  @Test(arguments: [
    ["--leaf", "oolong"], ["--leaf=oolong"], ["-l", "oolong"], ["-loolong"], ["-qloolong"],
    ["-ql", "oolong"], ["--leaf", "mint", "-loolong"], ["-l", "mint", "--leaf=oolong"],
  ])
  func `all forms of an option give the same value, the last one wins`(words: [String]) throws {
    guard case .run(_, let matches) = try TeaTimer.program.parse(["brew"] + words) else {
      throw TeaTimer.Unexpected()
    }
    #expect(matches[TeaTimer.leaf] == "oolong")
  }

  @Test func `flags are bundled, alone and before an option with a value`() throws {
    let matches = try TeaTimer.run("brew", "-qjloolong").matches
    #expect(matches == Matches(values: ["quiet": "", "json": "", "leaf": "oolong"], operands: []))
  }

  @Test(arguments: [
    (["--leaf="], ""), (["--leaf", ""], ""), (["--leaf=a=b"], "a=b"), (["--leaf", "-16h"], "-16h"),
    (["--leaf", "-"], "-"), (["--leaf", "--unheard"], "--unheard"), (["--leaf=--for"], "--for"),
    (["-l-q"], "-q"), (["-l=x"], "=x"), (["--leaf=\u{301}x"], "\u{301}x"),
    (["-l\u{301}x"], "\u{301}x"), (["-l🫖"], "🫖"), (["--leaf", "brew"], "brew"),
  ])
  func `a value is taken as it stands`(words: [String], value: String) throws {
    guard case .run(_, let matches) = try TeaTimer.program.parse(["brew"] + words) else {
      throw TeaTimer.Unexpected()
    }
    #expect(matches[TeaTimer.leaf].map { Array($0.unicodeScalars) } == Array(value.unicodeScalars))
  }

  @Test func `options stand between and after operands`() throws {
    let matches = try TeaTimer.run("pour", "mug", "-q", "Ada", "--size", "big", "Alan").matches
    #expect(matches.operands == ["mug", "Ada", "Alan"])
    #expect(matches[TeaTimer.size] == "big")
  }

  @Test func `two dashes end the options, one dash is an operand`() throws {
    let matches = try TeaTimer.run("pour", "--size=s", "mug", "-", "--", "-q", "--", "--nope")
      .matches
    #expect(matches.operands == ["mug", "-", "-q", "--", "--nope"])
    #expect(!matches.has(TeaTimer.quiet))
  }

  @Test(arguments: ["--for", "--note", "-l", "-q", "--shelf", "--boiling", "--"])
  func `a known option is not taken as a value`(word: String) throws {
    let kind = Misuse.Kind.missingValue(of: TeaTimer.note, before: word)
    #expect(try TeaTimer.misuse(["brew", "--note", word]).kind == kind)
  }

  @Test func `the command is not taken as the value of an option before it`() throws {
    let sized = CommandDescription(
      name: "sized", abstract: "",
      options: [Option(long: "quiet", value: Value(name: "level"), help: "")])
    let program = Program(
      name: "tea", overview: "", commands: [TeaTimer.status, sized], defaultCommand: "status")
    #expect(throws: Misuse(kind: .missingValue(of: sized.options[0], before: nil), command: sized))
    {
      try program.parse(["--quiet", "sized"])
    }
  }
}
