import Testing

/// Goals as people type them.
struct EndToEndGoalTests {
  @Test(arguments: [
    ("trf16", "trf16", 57600), ("TRF16", "trf16", 57600), ("16:8", "trf16", 57600),
    ("16/8", "trf16", 57600), ("16h", "trf16", 57600), ("16", "trf16", 57600),
    ("16H", "trf16", 57600), ("960m", "trf16", 57600), ("circadian", "trf13", 46800),
    ("omad", "omad", 82800), ("23:1", "omad", 82800), ("adf", "adf", 129_600),
    ("1d12h", "adf", 129_600), ("two-day", "two-day", 172_800), ("3d", "three-day", 259_200),
    ("90m", nil, 5400), ("16h30m", nil, 59400), ("15:9", nil, 54000), ("16.5h", nil, 59400),
    ("720h", nil, 2_592_000), ("30d", nil, 2_592_000),
  ])
  func `a goal is a name, a length, a ratio or a number of hours`(
    typed: String, name: String?, seconds: Int
  ) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    let status = try fast("fast begin --goal \(typed) --json")
    #expect(status["goal.name"] == name.map(Scene.Value.text) ?? .null)
    #expect(status["goal.seconds"] == .number(Double(seconds)))
    #expect(try fast("fast status --json")["goal"] == status["goal"])
  }

  @Test(arguments: [
    "", " ", "-16h", "0h", "0", "25000h", "721h", "31d", "16:9", "16:", ":8", "h", "x",
    "16 hours ago", "1mo", "٣h", "1e3h", "99999999999999999999h", "trf", "now",
  ])
  func `a goal that makes no sense is a usage error and creates nothing`(typed: String) throws {
    let fast = try Scene()
    let answer = try fast("fast begin '--goal=\(typed)'", code: 64)
    #expect(answer.out == "")
    #expect(answer.err.contains("Usage: fast begin"))
    try fast("fast begin --goal '\(typed)'", code: 64)
    try fast(#"test ! -e "$DATA""#)
  }

  @Test(arguments: [("trf61", "trf16"), ("omda", "omad"), ("tow-day", "two-day")])
  func `a misspelt goal gets the name that was meant`(typed: String, meant: String) throws {
    #expect(try Scene()("fast begin --goal \(typed)", code: 64).err.contains(meant))
  }

  @Test func `the goals form one table for people and for programs`() throws {
    let fast = try Scene()
    let table = try fast("fast goals --json")
    let goals = [
      ("trf12", 12), ("trf13", 13), ("trf14", 14), ("trf16", 16), ("trf18", 18), ("trf20", 20),
      ("omad", 23), ("day", 24), ("adf", 36), ("two-day", 48), ("three-day", 72),
    ]
    #expect(table["version"] == 1)
    #expect(table["goals.count"] == .number(Double(goals.count)))
    let text = try fast("fast goals").out
    for (index, goal) in goals.enumerated() {
      #expect(table["goals.\(index).name"] == .text(goal.0))
      #expect(table["goals.\(index).seconds"] == .number(Double(goal.1 * 3600)))
      #expect(text.contains(goal.0))
    }
  }

  @Test func `a goal of a day or more gets one line of care, stronger step by step`() throws {
    var cautions: Set<String> = []
    for (goal, lines) in [("omad", 0), ("day", 1), ("two-day", 1), ("three-day", 1), ("120h", 1)] {
      let answer = try Scene()("fast begin --goal \(goal) --json")
      #expect(answer["state"] == "fasting")
      #expect(answer.err.split(separator: "\n").count == lines, "\(goal): \(answer.err)")
      cautions.insert(answer.err)
    }
    #expect(cautions.count == 5)
  }

  @Test func `a goal is frozen into the fast, and edit changes it`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin --goal omad")
    #expect(try fast("fast edit --goal trf14 --json")["goalAt"] == "2026-01-11T10:00:00Z")
    try fast("fast finish --save")
    #expect(try fast("fast log --json")["fasts.0.goal.name"] == "trf14")
    try fast("fast edit 1 --goal trf12")
    #expect(try fast.text("history.jsonl").contains(#""goal":{"name":"trf12","seconds":43200}"#))
  }

  @Test func `a length of one's own has no name in the file`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin --goal 17h && fast finish --save")
    #expect(try fast.text("history.jsonl").contains(#""goal":{"seconds":61200}"#))
  }
}
