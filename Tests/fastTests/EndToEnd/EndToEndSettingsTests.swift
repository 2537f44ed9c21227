import Testing

/// `fast config`, and what the settings change.
struct EndToEndSettingsTests {
  /// A Friday evening.
  private func scene() throws -> Scene { try Scene(now: "2026-01-09T20:00:00Z") }
  private let file = "$HOME/.config/fast/config.json"

  @Test func `the goal of the day of the start is taken, and status names it before`() throws {
    let fast = try scene()
    try fast("fast config goal trf18 && fast config goal.fri trf14")
    #expect(try fast("fast status --json")["goal.name"] == .text("trf14"))
    #expect(try fast("fast begin --json")["goal.name"] == .text("trf14"))
    #expect(
      try fast("fast reset > /dev/null && fast begin --at 'yesterday 20:00' --json")["goal.name"]
        == .text("trf18"))
    #expect(
      try fast("fast reset > /dev/null && fast begin -g omad --json")["goal.name"] == .text("omad"))
  }

  @Test func `rows without a goal take the one that is set`() throws {
    let fast = try scene()
    try fast("fast config goal trf18 && fast config goal.thu 15h")
    try fast(
      #"printf 'Start,End\n2026-01-07 20:00,2026-01-08 12:00\n2026-01-08 20:00,2026-01-09 12:00\n' "#
        + "| fast import - --start Start --end End")
    try fast("fast add --start '2026-01-06 20:00' --end 12:00")
    #expect(
      try fast("fast log --json | jq -c '[.fasts[].goal.seconds]'").out == "[54000,64800,64800]\n")
  }

  @Test func `one value is shown bare, all with where they come from`() throws {
    let fast = try scene()
    try fast("fast config goal.fri trf14")
    #expect(try fast("fast config goal.fri").out == "trf14\n")
    #expect(try fast("fast config clock").out == "24\n")
    let all = try fast("fast config").out
    #expect(
      all.contains("goal.fri    trf14   set here") && all.contains("goal.sat    trf16   as goal"))
    let json = try fast("fast config --json")
    #expect(json["settings.5.name"] == .text("goal.fri"))
    #expect(json["settings.5.source"] == .text("set"))
  }

  @Test func `twelve hours, no stage, no streak, weeks from Sunday`() throws {
    let fast = try scene()
    try fast("fast config clock 12 && fast config stages off && fast config streaks off")
    try fast("fast config week-start sunday")
    let begun = try fast("fast begin --at 7:05 && fast status").out
    #expect(begun.contains("7:05am") && begun.contains("11:05pm") && !begun.contains("Stage"))
    try fast("fast reset && fast add --start '2026-01-03 20:00' --end 12:00")
    let stats = try fast("fast stats --by week")
    #expect(!stats.out.contains("Streak") && stats.out.contains("2026-W02"))
    #expect(try fast("fast stats --json")["streak.longest"] == .number(1))
    #expect(
      try fast("fast calendar 2026-01").out.split(separator: "\n").dropFirst().first?.hasPrefix(
        "Sun") == true)
  }

  @Test func `the setting of colour decides after the environment`() throws {
    let fast = try scene()
    try fast("fast config color always && fast begin")
    #expect(try fast("fast status").out.contains("\u{1B}["))
    #expect(try !fast("NO_COLOR=1 fast status").out.contains("\u{1B}["))
    #expect(try !fast("fast status --color never").out.contains("\u{1B}["))
  }

  @Test(arguments: [
    "fast config gaol trf18", "fast config goal trf99", "fast config clock 13",
    "fast config goal trf18 x", "fast config --unset x", "fast config --unset goal trf18",
  ])
  func `what is no setting or value is refused and creates nothing`(line: String) throws {
    let fast = try scene()
    #expect(try fast(line, code: 64).err.contains("Usage: fast config"))
    try fast(#"test ! -e "$HOME/.config""#)
  }

  @Test(arguments: ["{", #"{"goal":"trf99"}"#, #"{"version":9}"#])
  func `a damaged file stops what depends on it, and is never written over`(text: String) throws {
    let fast = try scene()
    try fast("mkdir -p ~/.config/fast && printf '%s' '\(text)' > \(file)")
    for line in ["fast", "fast begin", "fast log", "fast stats"] {
      #expect(try fast(line, code: 78).err.contains("config.json"))
    }
    for line in ["fast --help", "fast help begin", "fast config", "fast paths"] { try fast(line) }
    #expect(try fast("COLUMNS=400 fast doctor", code: 65).out.contains("config.json"))
    try fast(#"test ! -e "$DATA" && test "$(cat \#(file))" = '\#(text)'"#)
  }

  @Test func `one wrong value is named, and mended by what the message says`() throws {
    let fast = try scene()
    try fast(#"mkdir -p ~/.config/fast && echo '{"goal":"trf99","theme":1}' > \#(file)"#)
    #expect(try fast("fast", code: 78).err.contains("fast config --unset goal"))
    try fast("fast config --unset goal && fast")
    #expect(try fast("fast config").out.contains("kept: theme"))
    try fast(#"grep -q '"theme" : 1' \#(file)"#)
  }

  @Test func `a link to a file kept elsewhere stays a link`() throws {
    let fast = try scene()
    try fast("mkdir -p ~/.config/fast ~/dot && echo '{}' > ~/dot/c && ln -s ~/dot/c \(file)")
    try fast("fast config clock 12 && test -L \(file) && grep -q 12 ~/dot/c")
  }

  @Test func `settings that are made at once are all kept`() throws {
    let fast = try scene()
    try fast("for d in mon tue wed thu fri sat sun; do fast config goal.$d omad & done; wait")
    #expect(try fast("jq -c 'length' \(file)").out == "8\n")
  }
}
