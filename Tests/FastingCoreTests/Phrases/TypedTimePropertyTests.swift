import Testing

@testable import FastingCore

struct TypedTimePropertyTests {
  /// A clock with its hour, minute and second, in one of its spellings.
  private func clock(_ second: Int, _ generator: inout PhraseGenerator) -> String {
    let (hour, minute) = (second / 3600, second / 60 % 60)
    let rest = second % 60 == 0 ? "" : ":" + two(second % 60)
    let half = hour < 12 ? "am" : "pm"
    let twelve = "\((hour + 11) % 12 + 1)"
    let spellings =
      ["\(hour):\(two(minute))\(rest)", "\(two(hour)):\(two(minute))\(rest)"]
      + ["\(twelve):\(two(minute))\(rest)\(half)", "\(twelve):\(two(minute))\(rest) \(half)"]
      + (second % 3600 == 0 ? ["\(twelve)\(half)", "\(twelve) \(half.uppercased())"] : [])
    return generator.one(of: spellings)
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a full date and time lands where its parts say`(seed: UInt64) throws {
    var generator = PhraseGenerator(state: seed)
    for _ in 0..<100 {
      let day = Day(number: generator.int(1...2_932_895))
      let second = generator.int(0...1439) * 60 + generator.int(0...1) * generator.int(0...59)
      let offset = generator.int(-1439...1439)
      let sign = offset < 0 ? "-" : "+"
      let (hours, minutes) = (two(abs(offset) / 60), two(abs(offset) % 60))
      let zone = generator.one(of: ["\(sign)\(hours):\(minutes)", " \(sign)\(hours)\(minutes)"])
      let phrase =
        "\(day)\(generator.one(of: ["T", " ", "  at "]))\(clock(second, &generator))\(zone)"
      let moment = try TypedTime(phrase).moment(
        now: #require(Moment(rfc3339: "2026-05-02T20:00:00Z")), zone: PhraseZones.berlin)
      try #require(moment.utcOffset == offset * 60, "\(phrase)")
      try #require(moment.day == day && moment.millisecondOfDay == second * 1000, "\(phrase)")
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a day and a clock are the most recent past ones`(seed: UInt64) throws {
    var generator = PhraseGenerator(state: seed)
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    for _ in 0..<100 {
      let now = try #require(
        Moment(
          Instant(milliseconds: Int64(generator.int(1...4_000_000)) * 60_000_000), utcOffset: 0))
      let second = generator.int(0...1439) * 60
      let weekday = generator.int(1...7)
      let (isShort, isLast) = (generator.int(0...1) == 0, generator.int(0...1) == 0)
      let name = isShort ? String(names[weekday - 1].prefix(3)) : names[weekday - 1]
      let phrase = "\(isLast ? "Last " : "")\(name) \(clock(second, &generator))"
      guard now.day.number > 14 else { continue }
      let moment = try TypedTime(phrase).moment(now: now, zone: .utc)
      let age = moment.instant.duration(to: now.instant)
      try #require(moment.day.weekday == weekday, "\(phrase)")
      try #require(moment.millisecondOfDay == second * 1000, "\(phrase)")
      try #require(age >= .zero, "\(phrase)")
      try #require(age < .seconds((isLast ? 8 : 7) * 86_400), "\(phrase)")
      if isLast { try #require(moment.day < now.day, "\(phrase)") }
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a length ago is the sum of its parts`(seed: UInt64) throws {
    var generator = PhraseGenerator(state: seed)
    let units = [
      (86_400, ["d", "day", "days"]), (3600, ["h", "hr", "hrs", "hour", "hours"]),
      (60, ["m", "min", "mins", "minute", "minutes"]), (1, ["s", "sec", "secs", "seconds"]),
    ]
    let now = try #require(Moment(rfc3339: "2026-05-02T20:00:00.5+02:00"))
    for _ in 0..<100 {
      var (sum, phrase) = (0, "")
      for (unit, names) in units where generator.int(0...1) == 0 {
        let count = generator.int(0...200)
        sum += count * unit
        phrase += "\(count)\(generator.one(of: ["", " "]))\(generator.one(of: names))"
        phrase += generator.one(of: ["", " "])
      }
      guard !phrase.isEmpty else { continue }
      let moment = try TypedTime("\(phrase) ago").moment(now: now, zone: PhraseZones.berlin)
      try #require(moment.instant.duration(to: now.instant) == .seconds(sum), "\(phrase)")
      #expect(TypedLength(phrase, bareNumberIsHours: false)?.seconds == sum)
    }
  }
}
