import Testing

@testable import fast

struct HelpPageTests {
  static func page(_ subject: HelpSubject, width: Int = 80) -> HelpPage {
    HelpPage(program: TeaTimer.program, subject: subject, width: width)
  }

  @Test func `the page of the program lists options, commands and topics`() {
    #expect(
      Self.page(.program).text == """
        OVERVIEW: A timer for tea.

        USAGE: tea [<command>] [<options>]

        OPTIONS:
          --shelf <directory>     Where the tea is kept, which is the kitchen unless you
                                  say otherwise.
          --color <when>          When to use colour. (values: auto, always)
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          status (default)        Show what is brewing.
          brew                    Start to brew.
          pour                    Pour it.
          leaves                  List the leaves.
          help                    Show a help page.

        TOPICS:
          water                   How hot the water is.
          leaves                  What leaves are called.

          See 'tea help <subcommand>' for detailed help.

        Files: the shelf.
        """)
  }

  @Test func `the page of a command has its options, the global ones and examples`() {
    #expect(
      Self.page(.command(TeaTimer.brew), width: 60).text == """
        OVERVIEW: Start to brew.

        A brew that runs already is left alone.

        USAGE: tea brew [--leaf <leaf>] [--for <minutes>]
               [--note <text>] [--quiet] [--json]

        OPTIONS:
          -l, --leaf <leaf>       The leaf to brew.
          --for <minutes>         How long it steeps.
          -n, --note <text>       A note to keep.
          -q, --quiet             Print nothing.
          -j, --json              Print JSON.
          --shelf <directory>     Where the tea is kept, which is
                                  the kitchen unless you say
                                  otherwise.
          --color <when>          When to use colour. (values: auto,
                                  always)
          --version               Show the version.
          -h, --help              Show help information.

        EXAMPLES:
          tea brew --leaf oolong --for 4
              Brew an oolong.
        """)
  }

  @Test func `arguments have a block of their own`() {
    let lines = Self.page(.command(TeaTimer.pour)).lines
    #expect(lines.contains("  <cup>                   What to pour into. (values: glass, mug)"))
    #expect(lines.contains("  <guest>                 Who drinks."))
  }

  @Test func `the lines of a topic stay as they are`() {
    let page = Self.page(.topic(TeaTimer.water), width: 0)
    #expect(
      page.lines == ["OVERVIEW: How hot the water is.", "", "  green    70", "  black   100"])
  }

  @Test func `a topic names the command that is called the same`() {
    #expect(
      Self.page(.topic(TeaTimer.leavesTopic)).lines.last
        == "  See 'tea leaves --help' for the command of this name.")
  }

  @Test func `a long left column has a line of its own`() {
    let option = Option(
      long: "temperature", short: "t", value: Value(name: "degrees"), help: "How hot.")
    let heat = CommandDescription(name: "heat", abstract: "Heat.", options: [option])
    let lines = Self.page(.command(heat)).lines
    let row = lines.drop { $0 != "  -t, --temperature <degrees>" }
    #expect(row.dropFirst().first == String(repeating: " ", count: 26) + "How hot.")
  }

  @Test(arguments: [Int.min, 0, 39, 40, 41, 59, 60, 80, 500, Int.max])
  func `no line is wider than the page, and none has blanks at its end`(width: Int) {
    let subjects =
      [HelpSubject.program, .topic(TeaTimer.water)]
      + TeaTimer.program.commands.map(HelpSubject.command)
    for subject in subjects {
      for line in Self.page(subject, width: width).lines {
        #expect(line.count <= max(width, 40))
        #expect(line.last != " ")
      }
    }
  }

  @Test func `what is hidden is on no page`() {
    #expect(!Self.page(.program).text.contains("inspect"))
    #expect(!Self.page(.command(TeaTimer.brew)).text.contains("boiling"))
  }
}
