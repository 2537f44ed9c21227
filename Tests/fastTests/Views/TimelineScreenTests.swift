import FastingCore
import Testing

@testable import fast

struct TimelineScreenTests {
  private static let widths: [Int?] = [40, 80, 120, nil]

  /// The strips of the days that are shown, oldest first.
  private static func strips(
    _ record: Record, days: Int, now: String, width: Int? = 40
  ) throws -> [String] {
    let screen = TimelineScreen(record, days: days, now: try Pictures.moment(now))
    let cells = (width ?? 80) < 66 ? 24 : (width ?? 80) < 114 ? 48 : 96
    return Pictures.lines(screen, Pictures.rendering(width))
      .filter { line in When.weekdays.contains { line.hasPrefix("\($0) ") } }
      .map { String($0.dropFirst(10).prefix(cells)) }
  }

  @Test func `a day is a strip: fasting, partly, eating, the met end, and what is to come`() throws
  {
    var record = Record(
      history: History([
        try Pictures.fast("2026-11-28T20:00:00Z", "2026-11-29T12:00:00Z"),
        try Pictures.fast("2026-11-29T19:30:00Z", "2026-11-30T08:30:00Z"),
      ]))
    try record.begin(at: Pictures.moment("2026-11-30T15:00:00Z"))
    let screen = TimelineScreen(record, days: 14, now: try Pictures.moment("2026-11-30T17:20:00Z"))
    #expect(
      Pictures.lines(screen, Pictures.rendering(40)) == [
        "          0     6     12    18    24", "Sat 11-28 ░░░░░░░░░░░░░░░░░░░░████  4h",
        "Sun 11-29 ███████████✓░░░░░░░▒████ 16h", "Mon 11-30 ████████▒░░░░░░███       10h",
        "█ fasting, ▒ partly, ░ eating, ✓ a met", "fast ended. On the right: hours spent",
        "fasting.",
      ])
  }

  @Test(arguments: widths)
  func `a quarter of an hour is seen, of fasting as of eating`(width: Int?) throws {
    let short = try Pictures.fast("2026-11-29T15:02:00Z", "2026-11-29T15:17:00Z")
    let strips = try Self.strips(
      Record(history: History([short])), days: 1, now: "2026-11-29T23:59:59Z", width: width)
    #expect(strips.joined().contains("▒") && strips.joined().contains("░"))
    let long = try ["00:00:00Z 2026-11-29T15:02", "15:17:00Z 2026-11-30T00:00"].map { text in
      let words = text.split(separator: " ")
      return try Pictures.fast("2026-11-29T\(words[0])", "\(words[1]):00Z", goal: .threeDay)
    }
    let pause = try Self.strips(
      Record(history: History(long)), days: 2, now: "2026-11-30T00:00:00Z", width: width)
    #expect(pause.first?.contains("▒") == true && pause.first?.contains("░") == false)
  }

  @Test(arguments: widths)
  func `where all was fasting no cell shows anything else`(width: Int?) throws {
    let fasts = [
      try Pictures.fast("2026-11-27T20:10:00Z", "2026-11-29T07:07:07.007Z", goal: .threeDay),
      try Pictures.fast("2026-11-29T07:07:07.007Z", "2026-11-29T16:40:00Z", goal: .threeDay),
    ]
    var record = Record(history: History(fasts))
    try record.begin(at: Pictures.moment("2026-11-29T16:40:00Z"))
    let strips = try Self.strips(record, days: 3, now: "2026-11-30T10:31:00Z", width: width)
    #expect(Set(strips[0]) == ["█"] && Set(strips[1]) == ["█"])
    #expect(Set(strips[2]) == ["█", " "])
  }

  @Test func `a met fast that ends at midnight is marked on the day that it fills`() throws {
    let fast = try Pictures.fast("2026-11-29T08:00:00Z", "2026-11-30T00:00:00Z")
    let strips = try Self.strips(
      Record(history: History([fast])), days: 2, now: "2026-11-30T02:00:00Z")
    #expect(strips[0] == "░░░░░░░░███████████████✓" && strips[1].hasPrefix("░░ "))
  }

  @Test func `days before the first fast are not drawn, and a new year is named`() throws {
    let fast = try Pictures.fast("2025-12-30T20:00:00Z", "2025-12-31T12:00:00Z")
    let record = Record(history: History([fast]))
    let screen = TimelineScreen(
      record, days: 3660, now: try Pictures.moment("2026-01-02T12:00:00Z"))
    let lines = Pictures.lines(screen, Pictures.rendering(80))
    #expect(
      lines.dropFirst().prefix(6).map { $0.prefix(9) } == [
        "2025", "Tue 12-30", "Wed 12-31", "2026", "Thu 01-01", "Fri 01-02",
      ])
    #expect(screen.fasting.period.lowerBound.number == fast.day.number + 2 - 3659)
  }

  @Test(arguments: 0..<30 as Range<UInt64>, widths)
  func `a strip shows some fasting where there was any, and the width is kept`(
    seed: UInt64, width: Int?
  ) throws {
    let now = "2026-06-15T12:00:00Z"
    let record = try Pictures.record(seed: seed, now: Pictures.moment(now))
    let screen = TimelineScreen(record, days: 90, now: try Pictures.moment(now))
    for line in Pictures.lines(screen, Pictures.rendering(width, usesUnicode: false)) {
      #expect(
        line.count <= width ?? 80 && line.utf8.allSatisfy { $0 < 0x80 && $0 != 0x3F }, "\(line)")
    }
    let strips = try Self.strips(record, days: 90, now: now, width: width)
    for (strip, number) in zip(strips.reversed(), (0...screen.now.day.number).reversed()) {
      let parts = screen.fasting.parts[Day(number: number), default: []]
      #expect(strip.contains { "█▒✓".contains($0) } == !parts.isEmpty)
      let covered = FastingDays.covered(0..<86_400_000, by: parts)
      if covered == 86_400_000 { #expect(strip.allSatisfy { "█✓".contains($0) }) }
    }
  }
}
