import Testing

/// The command line: help, spelling, and options in all their forms.
struct EndToEndOptionTests {
  static let commands = [
    "begin", "status", "finish", "save", "reset", "resume", "edit", "add", "delete", "undo", "redo",
    "log", "stats", "calendar", "timeline", "goals", "stages",
  ]

  @Test(arguments: ["fast --help", "fast -h", "fast help", "fast --help --color never"])
  func `help shows all commands in its blocks`(line: String) throws {
    let page = try Scene()(line)
    #expect(page.err == "")
    for block in ["OVERVIEW:", "USAGE:", "OPTIONS:", "SUBCOMMANDS:"] {
      #expect(page.out.contains(block))
    }
    for command in Self.commands {
      #expect(page.lines.contains { $0.hasPrefix("  \(command) ") }, "\(command)")
    }
  }

  @Test(arguments: commands.filter { $0 != "goals" })
  func `help of a command is the same page in every spelling`(command: String) throws {
    let fast = try Scene()
    let page = try fast("fast help \(command)").out
    #expect(page.contains("OVERVIEW:") && page.contains("USAGE: fast \(command)"))
    #expect(try fast("fast \(command) --help").out == page)
    #expect(try fast("fast \(command) -h").out == page)
    try fast(#"test ! -e "$DATA""#)
  }

  static let topics = ["times", "goals", "files"]

  @Test(arguments: topics)
  func `help explains what is typed, and where it is kept`(topic: String) throws {
    let page = try Scene()("fast help \(topic)").out
    let words = ["times": "2h ago", "goals": "16:8", "files": "history.jsonl"]
    #expect(page.contains(words[topic] ?? ""))
  }

  @Test func `the help of begin names its options and who should ask a doctor`() throws {
    let page = try Scene()("fast help begin").out
    for words in ["--goal", "--at", "--note", "pregnant", "insulin", "18"] {
      #expect(page.contains(words))
    }
  }

  @Test func `the version is three numbers`() throws {
    let version = try Scene()("fast --version").out
    #expect(version.wholeMatch(of: #/(fast )?[0-9]+\.[0-9]+\.[0-9]+\n/#) != nil)
  }

  @Test(arguments: [
    ("bgin", "'begin'"), ("begin --gaol trf16", "'--goal'"), ("begin --goal", "--goal"),
    ("begin extra", "'extra'"), ("help nonsense", "'nonsense'"), ("beg", "'beg'"),
    ("add --strat 20:00", "'--start'"), ("--colour always", "'--color'"),
    ("--color sometimes", "'sometimes'"), ("status --jsno", "'--json'"), ("begin -x", "-x"),
    ("begin --json=yes", "--json"), ("status --data-dir", "--data-dir"), ("Begin", "'Begin'"),
    ("delete", "fast"), ("add --start 2026-01-01T00:00:00Z", "--end"), ("'' begin", "''"),
  ])
  func `a misuse has three lines, names the word and creates nothing`(
    words: String, named: String
  ) throws {
    let fast = try Scene()
    let answer = try fast("fast \(words)", code: 64)
    #expect(answer.out == "")
    let lines = answer.err.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("Error: ") == true && answer.err.contains(named))
    #expect(lines.dropFirst().first?.hasPrefix("Usage: fast") == true)
    #expect(lines.last?.hasPrefix("  See 'fast ") == true)
    try fast(#"test ! -e "$DATA""#)
  }

  @Test(arguments: [
    "begin -g omad", "begin -gomad", "begin --goal omad", "begin --goal=omad",
    "begin --goal trf12 --goal omad", "--color never begin -gomad", "begin -g omad --color=never",
    "begin -n x -gomad", "begin -nx -g omad", "begin --note=-x -g omad", "begin -g omad --",
  ])
  func `options parse in every form`(words: String) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast \(words)")
    #expect(try fast("fast status --json")["goal.seconds"] == 82800)
  }

  @Test func `options may follow operands, and two dashes end them`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin && fast finish --save")
    try fast("fast edit 1 --note=late --goal omad && fast edit --note later -- 1")
    let log = try fast("fast log --json")
    #expect(log["fasts.0.note"] == "later")
    #expect(log["fasts.0.goal.name"] == "omad")
  }

  @Test(arguments: [
    "garbage", "now", "2026", "2026-11-29", "2026-11-29T20:00:00", "2026-13-01T00:00:00Z",
    "2026-02-29T00:00:00Z", "1764442800", "@1764442800", "2026-11-29T25:00:00Z", "20:00",
    "10000-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2026-11-29T20:00:00Zx",
    "２０26-11-29T20:00:00Z",
  ])
  func `a clock that is no moment is a usage error`(now: String) throws {
    let fast = try Scene(now: now)
    for command in ["status", "begin", "log"] {
      let answer = try fast("fast \(command)", code: 64)
      #expect(answer.out == "")
      #expect(answer.err.contains("FAST_NOW"))
    }
    try fast(#"test ! -e "$DATA""#)
  }
}
