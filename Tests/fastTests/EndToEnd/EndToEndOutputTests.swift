import Foundation
import Testing

/// What is printed: width, letters, colour, and outputs that take nothing.
struct EndToEndOutputTests {
  private static let begin =
    "fast begin --goal trf16 --note 'A long evening with friends, 漢字, and a walk home in the rain.'"

  static let setups = [
    "true", begin, "\(begin) && fast finish", "\(begin) && fast finish --save",
    "\(begin) && FAST_NOW=2026-01-11T21:00:00Z fast finish --save && FAST_NOW=2026-01-11T22:00:00Z fast begin -g 30d",
  ]

  /// The moments at which a screen is looked at: before the start, on the way, met, and long after.
  private static let moments = [
    "2026-01-10T19:00:00Z", "2026-01-11T05:47:00Z", "2026-01-11T13:00:00Z", "2026-01-13T09:00:00Z",
  ]

  /// Every screen of a record, at every moment.
  private static func screens(_ setup: String, _ settings: [String: String]) throws -> String {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast(setup)
    fast.environment.merge(settings) { $1 }
    return try moments.map { now in
      fast.now = now
      return try fast("fast status; fast log; fast calendar; fast calendar 2026-01; fast timeline")
        .out
    }.joined()
  }

  private static func columns(_ line: Substring) -> Int {
    line.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value >= 0x2E80 } ? 2 : 1) }
  }

  @Test(arguments: setups, [40, 80, 120])
  func `no line of a screen is wider than asked`(setup: String, width: Int) throws {
    let text = try Self.screens(setup, ["COLUMNS": "\(width)"])
    for line in text.split(separator: "\n") { #expect(Self.columns(line) <= width, "\(line)") }
  }

  @Test(arguments: [40, 80, 120])
  func `no line of help is wider than asked`(width: Int) throws {
    let fast = try Scene()
    fast.environment["COLUMNS"] = "\(width)"
    let pages =
      EndToEndOptionTests.commands.map { "fast \($0) --help" }
      + EndToEndOptionTests.topics.map { "fast help \($0)" } + ["fast --help"]
    let text = try fast(pages.joined(separator: "; ")).out
    for line in text.split(separator: "\n") { #expect(Self.columns(line) <= width, "\(line)") }
  }

  @Test(arguments: ["0", "1", "20", "39", "500", "x", "", "-5", "99999999999999999999"])
  func `a strange width is no reason to fail`(width: String) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin && fast finish --save && fast begin")
    fast.environment["COLUMNS"] = width
    try fast("fast status && fast log && fast --help && fast goals && fast stages --explain")
    try fast("fast calendar && fast calendar 2026-01 && fast timeline")
  }

  @Test func `a pipe without a width cuts nothing`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    let note = String(repeating: "a long walk ", count: 40) + "end"
    try fast("fast begin --note '\(note)'")
    fast.environment["COLUMNS"] = nil
    #expect(try fast("fast status").out.contains(note))
    try fast("fast finish --save")
    #expect(try fast("fast log").out.contains(note))
  }

  @Test(arguments: setups)
  func `where the locale is not UTF-8 there is only ASCII`(setup: String) throws {
    #expect(try Self.screens(setup, ["LC_ALL": "C"]).utf8.allSatisfy { $0 < 0x80 })
    #expect(
      try Scene()("LC_ALL=C fast --help; LC_ALL=C fast goals; LC_ALL=C fast stages --explain").out
        .utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    ("", "", false), ("", "--color always", true), ("", "--color=never", false),
    ("", "--color auto", false), ("CLICOLOR_FORCE=1", "", true), ("NO_COLOR=1", "", false),
    ("CLICOLOR_FORCE=1 NO_COLOR=1", "", false), ("CLICOLOR_FORCE=1 NO_COLOR=", "", true),
    ("NO_COLOR=1", "--color always", true), ("CLICOLOR_FORCE=1", "--color never", false),
    ("TERM=dumb", "--color always", true), ("LC_ALL=C", "--color always", true),
  ])
  func `colour follows the option, then the environment, and says nothing alone`(
    settings: String, option: String, isColored: Bool
  ) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin && fast finish --save && fast begin")
    for command in ["status", "log", "calendar", "timeline"] {
      let text = try fast("\(settings) fast \(command) \(option)").out
      #expect(text.contains("\u{1B}") == isColored, "\(command)")
      let escape = #/\x1b\[([0-9]|3[0-7]|9[0-7])(;([0-9]|3[0-7]|9[0-7]))*m/#
      let plain = try fast("\(settings) fast \(command) --color never").out
      #expect(text.replacing(escape, with: "") == plain, "\(command)")
    }
  }

  @Test func `control characters in a note are harmless on the screen and kept in the data`() throws
  {
    let fast = try Scene(now: "2026-05-02T07:00:00Z")
    try fast(#"fast begin --note $'one\x1b[31mred\x07'"#)
    #expect(try fast("fast status --json")["note"] == "one\u{1B}[31mred\u{7}")
    let answers = try fast("fast status; fast finish --save; fast log; fast undo; fast reset").out
    #expect(!answers.contains { "\u{1B}\u{7}".contains($0) })
    #expect(answers.contains("red"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["status", "log", "goals", "status --json", "--help", "--version", "help begin"])
  func `a full standard output is an error`(words: String) throws {
    let answer = try Scene()("fast \(words) > /dev/full", code: 74)
    #expect(answer.err.hasPrefix("Error: "))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a change that could not be told is on disk all the same`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin > /dev/full", code: 74)
    #expect(try fast("fast status --json")["state"] == "fasting")
  }

  @Test(arguments: ["fast goals", "fast log", "fast --help", "fast status --json"])
  func `a closed pipe is quiet`(command: String) throws {
    let answer = try Scene()("exec 3> >(exec true); wait $!; \(command) >&3; echo $?")
    #expect(answer.err == "")
    #expect(["0\n", "141\n"].contains(answer.out))
  }
}
