import Foundation
import Testing

/// The live view in a real terminal.
@Suite(.enabled(if: TerminalScene.isPossible, "tmux is missing"), .serialized)
struct EndToEndWatchTests {
  /// A scene at 5:47 of a fast that began at 20:00, with a saved one before.
  private static func scene() throws -> Scene {
    let fast = try Scene(now: "2026-01-09T20:00:00Z")
    try fast("fast begin --note 'evening tea' && FAST_NOW=2026-01-10T12:05:00Z fast finish --save")
    try fast("FAST_NOW=2026-01-10T20:00:00Z fast begin")
    fast.now = "2026-01-11T05:47:00Z"
    return fast
  }

  /// Opens the live view between two looks at the settings of the terminal.
  private static func open(_ fast: Scene, columns: Int = 80, rows: Int = 24) throws -> TerminalScene
  {
    let terminal = try TerminalScene(fast, columns: columns, rows: rows)
    try terminal.enter("stty -g > before; fast watch")
    try terminal.wait(for: "q quit")
    return terminal
  }

  /// Checks that the terminal is as it was found, and one line of the view stays.
  private static func checkRestored(_ terminal: TerminalScene, code: Int) throws {
    try terminal.waitForShell()
    try terminal.enter("echo code $?; stty -g > after; cmp before after && echo equal $((1 + 1))")
    try terminal.wait(for: "equal 2")
    let screen = try terminal.screen
    #expect(screen.contains("code \(code)"))
    #expect(screen.contains("Fasting 9h 47m of 16h 0m (trf16), 61%; goal today 12:00"))
    #expect(!screen.contains("q quit"))
    #expect(try terminal.flag("alternate_on") == "0" && terminal.flag("cursor_flag") == "1")
  }

  @Test func `it ticks, and q leaves the terminal as it was`() throws {
    let terminal = try Self.open(try Self.scene())
    #expect(try terminal.flag("alternate_on") == "1" && terminal.flag("cursor_flag") == "0")
    let first = try terminal.screen
    for text in ["9h 47m of 16h 0m (trf16)", "61%", "today 12:00", "approx."] {
      #expect(first.contains(text))
    }
    try terminal.wait("the next second") { $0 != first }
    try terminal.press("q")
    try Self.checkRestored(terminal, code: 0)
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)])
  func `a signal restores the terminal and ends it`(signal: String, code: Int) throws {
    let terminal = try Self.open(try Self.scene())
    let shell = try terminal.flag("pane_pid")
    try terminal.fast("kill -\(signal) $(cat /proc/\(shell)/task/\(shell)/children)")
    try Self.checkRestored(terminal, code: code)
  }

  @Test func `the interrupt key ends it by the signal`() throws {
    let terminal = try Self.open(try Self.scene())
    try terminal.press("C-c")
    try Self.checkRestored(terminal, code: 130)
  }

  @Test func `stopping gives the shell its terminal, and continuing takes it back`() throws {
    let terminal = try Self.open(try Self.scene())
    try terminal.press("C-z")
    try terminal.wait(for: "Stopped")
    #expect(try terminal.flag("alternate_on") == "0" && terminal.flag("cursor_flag") == "1")
    try terminal.enter("stty -g > stopped; cmp before stopped && echo equal $((0 + 1))")
    try terminal.wait(for: "equal 1")
    try terminal.enter("fg")
    try terminal.wait(for: "q quit")
    #expect(try terminal.flag("alternate_on") == "1")
    try terminal.press("q")
    try Self.checkRestored(terminal, code: 0)
  }

  @Test func `it follows the size of the terminal`() throws {
    let terminal = try Self.open(try Self.scene())
    try terminal.tmux("resize-window -x 40 -y 12")
    try terminal.wait("the small view") { screen in
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.prefix(12).last?.contains("q quit") == true
        && lines.allSatisfy { $0.count <= 40 }
    }
    try terminal.tmux("resize-window -x 120 -y 40")
    try terminal.wait("the large view") {
      $0.split(separator: "\n", omittingEmptySubsequences: false).prefix(40).last?
        .contains("q quit") == true
    }
  }

  @Test func `what another fast does appears within about a second`() throws {
    let terminal = try Self.open(try Self.scene())
    try terminal.fast("fast edit --note 'from elsewhere'")
    #expect(try terminal.wait(for: "from elsewhere") < 2.5)
    try terminal.fast("fast finish --save")
    #expect(try terminal.wait(for: "Not fasting.") < 2.5)
  }

  @Test func `the keys change the record, and a reset asks once`() throws {
    let terminal = try Self.open(try Self.scene())
    func state() throws -> Scene.Value { try terminal.fast("fast status --json")["state"] }
    try terminal.press("r")
    try terminal.wait(for: "Drop this fast?")
    try terminal.press("n")
    try terminal.wait("no question") { !$0.contains("Drop this fast?") }
    #expect(try state() == "fasting")
    try terminal.press("r", "y")
    try terminal.wait(for: "Dropped: fasting since")
    #expect(try state() == "idle")
    try terminal.press("u")
    try terminal.wait(for: "Took back")
    try terminal.press("f")
    try terminal.wait(for: "Finished at")
    #expect(try state() == "finished")
    try terminal.press("c")
    try terminal.wait(for: "Running again")
    try terminal.press("b")
    try terminal.wait(for: "A fast is running already")
    try terminal.press("f", "s")
    try terminal.wait(for: "Saved:")
    try terminal.press("b", "q")
    try terminal.waitForShell()
    #expect(try state() == "fasting")
  }

  @Test func `the history is searched as one types`() throws {
    let terminal = try Self.open(try Self.scene())
    try terminal.press("h")
    try terminal.wait(for: "evening tea")
    try terminal.press("/", "t", "e", "x")
    try terminal.wait(for: "No fast fits that.")
    try terminal.press("BSpace", "a")
    try terminal.wait(for: "evening tea")
    try terminal.press("Escape", "Escape")
    try terminal.wait(for: "today 12:00")
  }

  @Test func `without colour and UTF-8 it is plain`() throws {
    let fast = try Self.scene()
    fast.environment.merge(["NO_COLOR": "1", "LC_ALL": "C"]) { $1 }
    let terminal = try TerminalScene(fast, columns: 40, rows: 12)
    try terminal.enter("fast watch")
    try terminal.wait(for: "q quit")
    let screen = try terminal.tmux("capture-pane -p -e")
    #expect(screen.contains("61%") && screen.utf8.allSatisfy { $0 < 0x80 })
    #expect(!screen.contains("\u{1B}"))
  }

  @Test func `a second is drawn without clearing, and the taskbar is cleared in the end`() throws {
    let terminal = try TerminalScene(try Self.scene())
    try terminal.enter("script -q -c \"fast watch\" raw")
    try terminal.wait(for: "q quit")
    for _ in 0..<3 {
      let screen = try terminal.screen
      try terminal.wait("the next second") { $0 != screen }
    }
    try terminal.press("q")
    try terminal.waitForShell()
    let raw = String(
      decoding: try Data(contentsOf: terminal.fast.root.appendingPathComponent("raw")),
      as: UTF8.self)
    #expect(raw.components(separatedBy: "\u{1B}[2J").count == 2)
    #expect(raw.components(separatedBy: "\u{1B}]9;4;1;61\u{1B}\\").count >= 3)
    let end = try #require(raw.range(of: "\u{1B}[?1049l"))
    #expect(raw[..<end.lowerBound].contains("\u{1B}]9;4;0;0\u{1B}\\"))
  }
}

/// The live view without a terminal.
struct EndToEndWatchLineTests {
  @Test func `the first line is the status, and a closed pipe ends it`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin")
    fast.now = "2026-01-11T05:47:00Z"
    let plain = try fast("fast watch | head -n 1")
    #expect(plain.out == "Fasting 9h 47m of 16h 0m (trf16), 61%; goal today 12:00, in 6h 13m\n")
    #expect(plain.err == "")
    let json = try fast("fast watch --json | head -n 1")
    #expect(json["state"] == "fasting" && json["elapsedSeconds"] == 35_220)
  }

  @Test func `each change is a line, and each minute`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:58Z")
    let lines = try fast(
      """
      fast watch > lines & watch=$!
      await() { for i in $(seq 500); do [ $(wc -l < lines) -ge $1 ] && return; sleep 0.02; done; }
      await 2; fast begin > /dev/null; await 3; fast finish --save > /dev/null; await 4
      kill -KILL $watch; cat lines
      """
    ).lines
    #expect(lines.count == 4)
    #expect(lines.prefix(2) == ["Not fasting", "Not fasting"])
    #expect(lines[2].hasPrefix("Fasting 0m of 16h 0m (trf16), 0%; goal tomorrow 12:00"))
    #expect(lines[3].hasPrefix("Not fasting; 0m since the last fast"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full output is an error, and one that nobody reads is none`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    #expect(try fast("fast watch > /dev/full", code: 74).err.hasPrefix("Error: "))
    let quiet = try fast("trap '' PIPE; fast watch | true; echo ${PIPESTATUS[0]}")
    #expect(quiet.out == "141\n" && quiet.err == "")
  }

  @Test func `what cannot be read is an error before anything is shown`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast.write("fasting.json", "{")
    let answer = try fast("fast watch", code: 65)
    #expect(answer.out == "" && answer.err.contains("fasting.json"))
  }

  @Test func `damage that comes later is told once, and what follows is shown`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin")
    let answer = try fast(
      """
      fast watch > lines 2> errors & watch=$!
      await() { for i in $(seq 500); do [ $(wc -l < $1) -ge $2 ] && return; sleep 0.02; done; }
      await lines 1; cp data/fasting.json kept; echo '{' > data/fasting.json; await errors 1
      sleep 2; sed 's/20:00:00/19:00:00/' kept > data/fasting.json; await lines 2
      kill -KILL $watch; cat lines; wc -l < errors
      """)
    #expect(answer.lines.count == 3 && answer.lines.last == "1")
    #expect(answer.lines.dropFirst().first?.hasPrefix("Fasting 1h 0m") == true)
  }
}
