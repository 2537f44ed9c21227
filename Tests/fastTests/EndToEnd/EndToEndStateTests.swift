import Testing

/// The table of states and commands: what each of them does, and what is refused.
struct EndToEndStateTests {
  enum Setup: String, CaseIterable {
    case new = "true"
    case idle = "FAST_NOW=2026-01-09T20:00:00Z fast begin && fast finish --save"
    case fasting = "FAST_NOW=2026-01-10T20:00:00Z fast begin --note evening"
    case finished =
      "FAST_NOW=2026-01-10T20:00:00Z fast begin && FAST_NOW=2026-01-11T12:00:00Z fast finish"

    func scene() throws -> Scene {
      let scene = try Scene(now: "2026-01-11T13:00:00Z")
      try scene(rawValue)
      return scene
    }
  }

  struct Refused: CustomTestStringConvertible {
    let setup: Setup
    let command: String
    let says: [String]

    init(_ setup: Setup, _ command: String, _ says: String...) {
      (self.setup, self.command, self.says) = (setup, command, says)
    }

    var testDescription: String { "\(command), \(setup)" }
  }

  static let refused: [Refused] =
    [Setup.new, .idle].flatMap { idle in
      [
        Refused(idle, "finish", "'fast begin'"),
        Refused(idle, "finish --save", "'fast begin'"),
        Refused(idle, "save", "'fast "),
        Refused(idle, "reset", "'fast "),
        Refused(idle, "resume", "'fast "),
        Refused(idle, "edit --note x", "'fast edit 1'"),
        Refused(idle, "redo", "redo"),
      ]
    } + [
      Refused(.new, "undo", "undo"),
      Refused(.new, "edit last --note x", "'fast add"),
      Refused(.new, "delete last", "'fast add"),
      Refused(.idle, "edit 2 --note x", "'fast log'"),
      Refused(.fasting, "begin", "20:00", "'fast finish'", "'fast reset'"),
      Refused(.fasting, "begin --goal omad", "20:00", "'fast finish'"),
      Refused(.fasting, "save", "'fast finish'"),
      Refused(.fasting, "resume", "'fast status'"),
      Refused(.fasting, "edit --end 2026-01-11T01:00:00Z", "'fast finish"),
      Refused(.fasting, "finish --at 2026-01-10T19:59:59Z", "before"),
      Refused(.finished, "finish", "12:00", "'fast edit --end"),
      Refused(.finished, "begin --at 2026-01-11T11:59:59Z", "'fast edit --start TIME'"),
    ]

  @Test(arguments: refused)
  func `a refusal says what to type and touches nothing`(refused: Refused) throws {
    let fast = try refused.setup.scene()
    let before = try fast.tree()
    for option in ["", " --json"] {
      let answer = try fast("fast \(refused.command)\(option)", code: 1)
      #expect(answer.out == "")
      #expect(answer.err.hasPrefix("Error: "))
      for words in refused.says { #expect(answer.err.contains(words)) }
    }
    #expect(try fast.tree() == before)
    if refused.setup == .new { try fast(#"test ! -e "$DATA""#) }
  }

  @Test(arguments: [
    (Setup.new, "begin", "fasting", 0), (.idle, "begin", "fasting", 1),
    (.fasting, "finish", "finished", 0), (.fasting, "finish --save", "idle", 1),
    (.fasting, "reset", "idle", 0), (.fasting, "edit --note later", "fasting", 0),
    (.finished, "begin", "fasting", 1), (.finished, "save", "idle", 1),
    (.finished, "reset", "idle", 0), (.finished, "resume", "fasting", 0),
    (.finished, "edit --end 2026-01-11T12:30:00Z", "finished", 0),
  ])
  func `what is allowed leads to its state and answers with the new status`(
    setup: Setup, command: String, state: String, saved: Int
  ) throws {
    let fast = try setup.scene()
    let answer = try fast("fast \(command) --json")
    #expect(answer["state"] == .text(state))
    #expect(try fast("fast status --json").out == answer.out)
    #expect(try fast("fast log --json")["fasts.count"] == .number(Double(saved)))
  }

  @Test(arguments: Setup.allCases)
  func `status and log answer in every state and touch nothing`(setup: Setup) throws {
    let fast = try setup.scene()
    let before = try fast.tree()
    try fast("fast && fast status && fast status --json && fast log && fast log --json")
    #expect(try fast.tree() == before)
  }

  @Test func `begin files a finished fast that was not saved, and says so`() throws {
    let fast = try Setup.finished.scene()
    #expect(try fast("fast begin").out.contains("Saved"))
    let log = try fast("fast log --json")
    #expect(log["fasts.0.end"] == "2026-01-11T12:00:00Z")
    #expect(log["fasts.0.number"] == 1)
    #expect(log["fasts.0.day"] == "2026-01-11")
  }

  @Test func `reset says what was dropped, and undo brings it back`() throws {
    let fast = try Setup.fasting.scene()
    let answer = try fast("fast reset").out
    for words in ["20:00", "evening", "fast undo"] { #expect(answer.contains(words)) }
    let status = try fast("fast undo --json")
    #expect(status["state"] == "fasting")
    #expect(status["start"] == "2026-01-10T20:00:00Z")
    #expect(status["note"] == "evening")
  }

  @Test func `resume takes the end back and keeps the start`() throws {
    let fast = try Setup.finished.scene()
    let status = try fast("fast resume --json")
    #expect(status["end"] == .null)
    #expect(status["elapsedSeconds"] == 61200)
  }

  @Test func `resume into a later saved fast is refused`() throws {
    let fast = try Setup.finished.scene()
    try fast("fast add --start 2026-01-11T12:10:00Z --end 2026-01-11T12:20:00Z")
    let before = try fast.tree()
    try fast("fast resume", code: 1)
    #expect(try fast.tree() == before)
    #expect(try fast("fast status --json")["state"] == "finished")
  }
}
