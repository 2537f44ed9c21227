import Testing

/// `fast status --format`: lines for prompts and bars.
struct EndToEndBarTests {
  private static let presets = [
    "waybar", "i3blocks", "i3status-rust", "polybar", "tmux", "xbar", "starship",
  ]

  /// A fast that has run for 9 h 47 m, with a note that every bar would misread.
  private func scene(_ note: String = "a & <b> #[fg=red] | %{F#f00}") throws -> Scene {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    fast.environment["NOTE"] = note
    try fast(#"fast begin --note "$NOTE""#)
    fast.now = "2026-01-11T05:47:00Z"
    return fast
  }

  @Test(arguments: [
    ("{elapsed}/{goal} {percent}", "9h 47m/trf16 61%"), ("{remaining} {over}", "6h 13m 0m"),
    ("{elapsed_seconds} {remaining_seconds} {over_seconds} {goal_seconds}", "35220 22380 0 57600"),
    ("{start}-{goal_at} {end}", "20:00-12:00 "), ("{progress} {stage}", "0.61 early fasting"),
    ("{state}", "fasting"), ("{{{percent}", "{61%"), ("{{percent}", "{percent}"),
    ("}{state}}", "}fasting}"),
    ("{bar}", "██████░░░░"), ("é {state}", "é fasting"),
  ])
  func `a template is text with values in it`(template: String, line: String) throws {
    #expect(try scene()("fast status --format '\(template)'").out == line + "\n")
  }

  @Test(arguments: ["{nonsense}", "{", "{elapsed", "{ elapsed}", "{}", "{Elapsed}", "", "waybarr"])
  func `what is no key or preset is refused with the list`(format: String) throws {
    let answer = try scene()("fast status --format '\(format)'", code: 64)
    #expect(answer.err.contains("elapsed") && answer.out == "")
  }

  @Test func `a template of control characters in a note shows none`() throws {
    let fast = try scene("one\u{1B}[31mtwo\nthree")
    #expect(try fast("fast status --format '{note}'").out == "one\u{FFFD}[31mtwo three\n")
    fast.environment["LC_ALL"] = "C"
    #expect(try fast("fast status --format '{note} {bar}'").out == "one?[31mtwo three ######....\n")
  }

  @Test func `each state has its line, and idle an empty one`() throws {
    let fast = try scene()
    #expect(try fast("fast status --format starship").out == "9h 47m 61%\n")
    try fast("fast finish")
    #expect(try fast("fast status --format tmux").out == "9h 47m 61% finished\n")
    #expect(try fast("fast status --format '{state} {end}'").out == "finished 05:47\n")
    try fast("fast save")
    for preset in ["i3blocks", "polybar", "tmux", "starship", "{elapsed}"] {
      #expect(try fast("fast status --format '\(preset)'").out == "\n")
    }
    #expect(try fast("fast status --format '{state}'").out == "idle\n")
    let xbar = try fast("fast status --format xbar").out
    #expect(xbar.hasPrefix("not fasting\n---\nNot fasting.\n"))
  }

  @Test(arguments: ["waybar", "i3status-rust"])
  func `an object of JSON is one line that jq reads, in every state`(preset: String) throws {
    let fast = try scene()
    for command in ["true", "fast finish", "fast save"] {
      let line = try fast("\(command) > /dev/null; fast status --format \(preset)").out
      #expect(line.split(separator: "\n").count == 1)
      try fast("fast status --format \(preset) | jq -e .text")
    }
  }

  @Test func `waybar gets escaped markup, a class and at most 100 percent`() throws {
    let fast = try scene()
    let early = try fast("fast status --format waybar")
    #expect(early["class"] == .text("fasting") && early["alt"] == .text("fasting"))
    #expect(early["percentage"] == .number(61))
    #expect(early.out.contains("a &amp; &lt;b&gt;"))
    fast.now = "2026-01-11T13:00:00Z"
    let late = try fast("fast status --format waybar")
    #expect(late["class.0"] == .text("fasting") && late["class.1"] == .text("goal-met"))
    #expect(late["percentage"] == .number(100))
  }

  @Test func `i3status-rust gets a state that it knows`() throws {
    let fast = try scene()
    #expect(try fast("fast status --format i3status-rust")["state"] == .text("Info"))
    fast.now = "2026-01-11T13:00:00Z"
    #expect(try fast("fast status --format i3status-rust")["state"] == .text("Good"))
    try fast("fast reset")
    #expect(try fast("fast status --format i3status-rust")["state"] == .text("Idle"))
  }

  @Test func `xbar gets lines without bars of its own`() throws {
    let lines = try scene()("fast status --format xbar").out.split(separator: "\n")
    #expect(lines.prefix(2) == ["9h 47m 61%", "---"])
    #expect(lines.contains { $0.contains("a & <b>") } && !lines.contains { $0.contains("|") })
  }

  @Test(arguments: presets)
  func `no preset writes escape codes or needs the history`(preset: String) throws {
    let fast = try scene()
    try fast.write("history.jsonl", "damaged\n{}\n")
    let answer = try fast("CLICOLOR_FORCE=1 fast status --format \(preset)")
    #expect(!answer.out.contains("\u{1B}") && answer.err == "")
  }
}
