import FastingCore
import Testing

@testable import fast

struct CalendarScreenTests {
  private static let widths: [Int?] = [40, 41, 59, 60, 80, 111, 112, 200, nil]

  private static func screen(
    _ record: Record, _ period: String, now: String, weekStartsOnSunday: Bool = false
  ) throws -> CalendarScreen {
    CalendarScreen(
      record, period: try #require(ClosedRange(yearOrMonth: period)),
      weekStartsOnSunday: weekStartsOnSunday, now: try Pictures.moment(now))
  }

  /// The rows of the map without the names of the days.
  private static func rows(_ lines: [String], _ weekday: String) -> [Substring] {
    lines.filter { $0.hasPrefix(weekday) }.map { $0.dropFirst(4) }
  }

  @Test(arguments: ["1970", "2000", "2023", "2024", "2028", "9998"], widths)
  func `every day of a year is there once, at any width`(year: String, width: Int?) throws {
    let record = Record(
      history: History([try Pictures.fast("\(year)-03-01T00:00:00Z", "\(year)-03-02T00:00:00Z")]))
    for isSunday in [false, true] {
      let screen = try Self.screen(
        record, year, now: "9999-12-31T00:00:00Z", weekStartsOnSunday: isSunday)
      let lines = Pictures.lines(screen, Pictures.rendering(width))
      for line in lines { #expect(line.count <= width ?? 112, "\(line)") }
      let cells = When.weekdays.flatMap { Self.rows(lines, $0) }.joined()
      let days = try #require(ClosedRange<Day>(yearOrMonth: year))
      #expect(
        cells.count { "·█".contains($0) } == days.upperBound.number - days.lowerBound.number + 1)
      #expect(cells.count { $0 == "█" } == 1)
      for (month, name) in When.months.enumerated() {
        #expect(
          lines.count { $0.contains("    \(name)") || $0.contains(" \(name) ") } == 1, "\(month)")
      }
    }
  }

  @Test func `a day stands in its row and its week, with its mark`() throws {
    let record = Record(
      history: History([
        try Pictures.fast("2026-01-05T20:00:00Z", "2026-01-06T12:00:00Z"),
        try Pictures.fast("2026-01-07T20:00:00Z", "2026-01-11T12:00:00Z", goal: .threeDay),
      ]))
    let monday = Pictures.lines(
      try Self.screen(record, "2026", now: "2026-01-12T12:00:00Z"), Pictures.rendering(40))
    #expect(
      monday[0..<9] == [
        "2026", "    Jan     Feb     Mar", "Mon   ░ ·", "Tue   ▓•", "Wed   ░", "Thu · █•",
        "Fri · █•",
        "Sat · █•", "Sun · ▓•",
      ])
    let sunday = Pictures.lines(
      try Self.screen(record, "2026", now: "2026-01-12T12:00:00Z", weekStartsOnSunday: true),
      Pictures.rendering(40))
    #expect(
      sunday[2..<9] == [
        "Sun   · ▓•", "Mon   ░ ·", "Tue   ▓•", "Wed   ░", "Thu · █•", "Fri · █•", "Sat · █•",
      ])
    #expect(monday.contains("104h 0m fasting on 7 days, 5 kept"))
  }

  @Test func `a month has its days with their hours`() throws {
    var record = Record(
      history: History([
        try Pictures.fast("2026-02-01T20:00:00Z", "2026-02-02T12:05:00Z"),
        try Pictures.fast("2026-02-09T15:00:00Z", "2026-02-09T15:15:00Z"),
      ]))
    try record.begin(at: Pictures.moment("2026-02-10T20:00:00Z"))
    let screen = try Self.screen(record, "2026-02", now: "2026-02-11T13:00:00Z")
    #expect(
      Pictures.lines(screen, Pictures.rendering(40)).prefix(10) == [
        "Feb 2026", "Mon  Tue  Wed  Thu  Fri  Sat  Sun", "                              1",
        "                              ░4h", "2•   3    4    5    6    7    8",
        "▓12h ·    ·    ·    ·    ·    ·", "9    10   11   12   13   14   15", "░15m ░4h  ▓13h",
        "16   17   18   19   20   21   22", "",
      ])
    let wide = Pictures.lines(screen, Pictures.rendering(80))
    #expect(wide.contains("░ 15m     ░ 4h 0m   ▓ 13h 0m"))
  }

  @Test(arguments: [
    (0, "·"), (1, "░"), (21_599, "░"), (21_600, "▒"), (43_199, "▒"), (43_200, "▓"), (64_799, "▓"),
    (64_800, "█"), (86_400, "█"), (900_000, "█"),
  ])
  func `a cell is a quarter of a day, and nothing is nothing`(seconds: Int, cell: String) {
    #expect(Shade(.seconds(seconds)).cell(Pictures.rendering(nil)) == cell)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `whatever was recorded keeps within the width, and is ASCII where it must be`(
    seed: UInt64
  ) throws {
    let now = "2026-06-15T12:00:00Z"
    let record = try Pictures.record(seed: seed, now: Pictures.moment(now))
    for (period, width) in [("2026", 40), ("2026", 80), ("2026-05", 40), ("2026-05", 80)] {
      let screen = try Self.screen(record, period, now: now)
      for line in Pictures.lines(screen, Pictures.rendering(width, usesUnicode: false)) {
        #expect(line.count <= width && line.utf8.allSatisfy { $0 < 0x80 && $0 != 0x3F }, "\(line)")
      }
    }
  }
}
