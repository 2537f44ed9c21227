import Testing

/// The history as `log` shows it.
struct EndToEndLogTests {
  /// A scene with a fast for each of the first days of January, of 16 hours on even days.
  private static func days(_ count: Int) throws -> Scene {
    let fast = try Scene(now: "2026-02-01T12:00:00Z")
    let lines = (1...count).map { day in
      let date = day < 10 ? "2026-01-0\(day)" : "2026-01-\(day)"
      let end = day.isMultiple(of: 2) ? "20" : "12"
      return Scene.line("\(date)T04:00:00Z", "\(date)T\(end):00:00Z", note: "day \(day).")
    }
    try fast.write("history.jsonl", lines.joined(separator: "\n") + "\n")
    return fast
  }

  /// The numbers of the fasts that a command answers with.
  private static func numbers(_ fast: Scene, _ options: String) throws -> [Int] {
    let answer = try fast("fast log --json \(options)")
    guard case .list(let values) = answer["fasts"] else { return [] }
    return values.indices.compactMap { index in
      guard case .number(let number) = answer["fasts.\(index).number"] else { return nil }
      return Int(number)
    }
  }

  @Test func `a fast has all its keys`() throws {
    let fast = try Scene(zone: "Europe/Berlin", now: "2026-11-29T20:00:00+01:00")
    try fast("fast begin")
    fast.now = "2026-11-30T12:05:00.125+01:00"
    try fast("fast finish --save")
    let log = try fast("fast log --json")
    #expect(log.lines.count == 1)
    #expect(log["version"] == 1)
    #expect(
      log["fasts.0"]
        == .object([
          "number": 1, "start": "2026-11-29T20:00:00+01:00", "note": .null, "met": true,
          "end": "2026-11-30T12:05:00.125+01:00", "elapsedSeconds": 57900, "day": "2026-11-30",
          "goal": .object(["name": "trf16", "seconds": 57600]),
        ]))
    #expect(log.out.contains(#""elapsedSeconds":57900"#))
    #expect(try fast("fast status --json")["last"] == log["fasts.0"])
  }

  @Test func `the newest is the newest, in whatever order they were filed`() throws {
    let fast = try Scene(now: "2026-01-05T14:00:00Z")
    try fast("fast add --start 2026-01-04T20:00:00Z --end 2026-01-05T12:00:00Z")
    try fast("fast add --start 2026-01-01T20:00:00Z --end 2026-01-02T12:00:00Z")
    let status = try fast("fast status --json")
    #expect(status["last.start"] == "2026-01-04T20:00:00Z")
    #expect(status["last.number"] == 1)
    #expect(status["eatingSeconds"] == 7200)
  }

  @Test func `of two with the same start the later end is the newer`() throws {
    let fast = try Scene(now: "2026-01-05T14:00:00Z")
    let (long, short) = ("2026-01-02T12:00:00Z", "2026-01-01T21:00:00Z")
    let lines = [long, short].map { Scene.line("2026-01-01T20:00:00Z", $0) }
    try fast.write("history.jsonl", lines.joined(separator: "\n"))
    let log = try fast("fast log --json")
    #expect(log["fasts.0.end"] == .text(long))
    #expect(log["fasts.1.end"] == .text(short))
  }

  @Test(arguments: [
    ("", Array(1...6)), ("-n 2", [1, 2]), ("-n2", [1, 2]), ("-n 99", Array(1...6)),
    ("--all", Array(1...6)), ("--met", [1, 3, 5]), ("--missed", [2, 4, 6]),
    ("--since 2026-01-05", [1, 2]), ("--until 2026-01-02", [5, 6]),
    ("--since 2026-01-03 --until 2026-01-04", [3, 4]), ("--search 'day 4.'", [3]),
    ("--search nothing", []), ("--since 2026-01-03 --met -n 1", [1]),
    ("--since yesterday", []), ("--until today", Array(1...6)), ("--until 01-01", [6]),
  ])
  func `options choose, and a fast keeps its number`(options: String, numbers: [Int]) throws {
    #expect(try Self.numbers(Self.days(6), options) == numbers)
  }

  @Test(arguments: [
    "-n 0", "-n x", "-n -1", "--since soon", "--until 2026-02-30", "--since ''", "x",
  ])
  func `an option that makes no sense is a usage error`(options: String) throws {
    let answer = try Self.days(2)("fast log \(options)", code: 64)
    #expect(answer.out == "")
    #expect(answer.err.contains("Usage: fast log"))
  }

  @Test func `text shows twenty unless asked, and says how many there are`() throws {
    let fast = try Self.days(25)
    func shown(_ options: String) throws -> Int {
      try fast("fast log \(options)").lines.filter { $0.contains("day ") }.count
    }
    #expect(try shown("") == 20)
    #expect(try fast("fast log").out.contains("25"))
    #expect(try shown("--all") == 25)
    #expect(try shown("-n 3") == 3)
    #expect(try shown("-n 22") == 22)
    #expect(try Self.numbers(fast, "").count == 25)
  }

  @Test func `text says met, or by how much it was short`() throws {
    let text = try Self.days(2)("fast log").out
    for words in ["met", "short by 8h 0m", "2026-01-02", "trf16"] { #expect(text.contains(words)) }
  }

  @Test func `a log of none says what to do next`() throws {
    let fast = try Scene()
    #expect(try fast("fast log").out.contains("fast begin"))
    #expect(try fast("fast log --json").out == #"{"fasts":[],"version":1}"# + "\n")
  }

  @Test func `notes of every kind survive and are found`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    try fast(#"fast begin --note $'quotes " and \\ and\ttab, ünï 漢字 👩‍👩‍👧 =1+1'"#)
    try fast("fast finish && fast save")
    let note = "quotes \" and \\ and\ttab, ünï 漢字 👩‍👩‍👧 =1+1"
    #expect(try fast("fast log --json")["fasts.0.note"] == .text(note))
    #expect(try Self.numbers(fast, "--search 漢字") == [1])
  }

  @Test func `reversed and overlapping fasts by hand are shown as they are`() throws {
    let fast = try Scene(now: "2026-01-12T22:00:00Z")
    let reversed = Scene.line("2026-01-02T12:00:00Z", "2026-01-01T20:00:00Z")
    let overlapping = Scene.line("2026-01-01T10:00:00Z", "2026-01-02T13:00:00Z")
    try fast.write("history.jsonl", "\(reversed)\n\(overlapping)\n")
    let log = try fast("fast log --json")
    #expect(log["fasts.count"] == 2)
    #expect(log["fasts.0.elapsedSeconds"] == 0)
    #expect(log["fasts.0.met"] == false)
    try fast("fast edit 1 --note seen && fast delete 1")
    #expect(try fast.text("history.jsonl") == overlapping + "\n")
  }
}
