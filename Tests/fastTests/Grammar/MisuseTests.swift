import Testing

@testable import fast

struct MisuseTests {
  @Test(arguments: [
    (["berw"], "'berw' is not a command of tea. Did you mean 'brew'?"),
    (["xylophone"], "'xylophone' is not a command of tea"),
    ([""], "'' is not a command of tea"),
    (["-"], "'-' is not a command of tea"),
    (["inspekt"], "'inspekt' is not a command of tea"),
    (["help", "watre"], "'watre' is not a command or help topic of tea. Did you mean 'water'?"),
    (["help", "brew", "pour"], "Unexpected argument 'pour'"),
    (["brew", "--laef", "x"], "Unknown option '--laef'. Did you mean '--leaf'?"),
    (["brew", "--laef=x"], "Unknown option '--laef'. Did you mean '--leaf'?"),
    (["brew", "--boilin"], "Unknown option '--boilin'"),
    (["brew", "-json"], "Unknown option '-json'. Did you mean '--json'?"),
    (["brew", "-leaf", "-x"], "Unknown option '-x'"),
    (["brew", "-colour"], "Unknown option '-colour'. Did you mean '--color'?"),
    (["brew", "-qx"], "Unknown option '-x'"),
    (["brew", "--="], "Unknown option '--='"),
    (["brew", "-="], "Unknown option '-='"),
    (["--jsn"], "Unknown option '--jsn'. Did you mean '--json'?"),
    (["--leaf", "mint", "brew"], "Unknown option '--leaf'"),
    (
      ["brew", "extra"],
      "Unexpected argument 'extra'. A value stands behind its option, and one that has blanks needs quotes"
    ),
    (["brew", "--json=yes"], "The option '--json' takes no value, but was given 'yes'"),
    (["brew", "--note"], "Missing value for '--note <text>'"),
    (["brew", "-qn"], "Missing value for '--note <text>'"),
    (
      ["brew", "--note", "--for"],
      "Missing value for '--note <text>'. To give '--for' as its value, write '--note=--for'"
    ),
    (
      ["--color=allways"],
      "The value 'allways' is invalid for '--color <when>'. "
        + "Please provide one of 'auto', 'always'. Did you mean 'always'?"
    ),
    (
      ["pour", "--size=s", "mgu"],
      "The value 'mgu' is invalid for '<cup>'. "
        + "Please provide one of 'glass', 'mug'. Did you mean 'mug'?"
    ),
    (["pour", "mug"], "Missing expected option '--size <size>'"),
    (["pour", "--size=s"], "Missing expected argument '<cup>'"),
    (["pour"], "Missing expected option '--size <size>'"),
  ])
  func `a misuse says what is wrong and what was meant`(words: [String], message: String) throws {
    let text = try TeaTimer.misuse(words).text(for: TeaTimer.program)
    #expect(text.prefix { $0 != "\n" } == "Error: \(message)")
  }

  @Test(arguments: [
    ["brew", "--note", "--for", "1", "--laef"], ["brew", "--laef", "--note"],
    ["pour", "--size", "-q", "--laef"], ["pour", "--laef"], ["pour", "mug", "--laef"],
    ["--laef", "pour"], ["--shelf", "--laef", "--laef", "nope"],
  ])
  func `an unknown option is reported before a missing one`(words: [String]) throws {
    #expect(try TeaTimer.misuse(words).kind == .unknownOption("--laef"))
  }

  @Test(arguments: [
    (["pour", "jug"], Misuse.Kind.unknownChoice("jug", of: "<cup>", choices: ["glass", "mug"])),
    (["brew", "--note", "--for", "1", "extra"], .unexpectedArgument("extra")),
    (["brew", "--json=1", "--note"], .unexpectedValue("1", of: TeaTimer.json)),
    (["--shelf", "--json", "berw"], .unknownCommand("berw")),
  ])
  func `every unknown word is reported before a missing one`(
    words: [String], kind: Misuse.Kind
  ) throws {
    #expect(try TeaTimer.misuse(words).kind == kind)
  }

  @Test func `of several unknown words the first is reported`() throws {
    #expect(try TeaTimer.misuse(["brew", "one", "--two"]).kind == .unexpectedArgument("one"))
    #expect(try TeaTimer.misuse(["brew", "--two", "one"]).kind == .unknownOption("--two"))
  }

  @Test func `the text has the three lines that Swift users know`() throws {
    let text = try TeaTimer.misuse(["brew", "--laef"]).text(for: TeaTimer.program)
    #expect(
      text == """
        Error: Unknown option '--laef'. Did you mean '--leaf'?
        Usage: tea brew [--leaf <leaf>] [--for <minutes>] [--note <text>] [--quiet] [--json]
          See 'tea brew --help' for more information.
        """)
  }

  @Test func `an error of the whole program shows its own usage`() throws {
    let text = try TeaTimer.misuse(["berw"]).text(for: TeaTimer.program)
    #expect(
      text.hasSuffix(
        "\nUsage: tea [<command>] [<options>]\n  See 'tea --help' for more information."))
  }

  @Test func `required options and operands show in the usage`() {
    #expect(
      TeaTimer.pour.usage == ["pour", "--size <size>", "[--quiet]", "<cup>", "[<guest> ...]"])
  }

  @Test(arguments: [
    ("\u{1B}[31m", "\u{FFFD}[31m"), ("a\nb\r\u{85}\u{2028}", "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{202E}evil", "\u{FFFD}evil"), ("👨‍👩‍👧 日本", "👨‍👩‍👧 日本"),
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
    (String(repeating: "x", count: 61), String(repeating: "x", count: 60) + "…"),
    (
      "e" + String(repeating: "\u{301}", count: 99),
      "e" + String(repeating: "\u{301}", count: 59) + "…"
    ),
  ])
  func `words of the user are harmless in messages`(word: String, shown: String) throws {
    #expect(word.legible == shown)
    let message = try TeaTimer.message("brew", word)
    #expect(
      message
        == "Error: Unexpected argument '\(shown)'. A value stands behind its option, and one that has blanks needs quotes"
    )
  }
}
