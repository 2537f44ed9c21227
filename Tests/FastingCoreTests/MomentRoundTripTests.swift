import FastingCore
import Testing

struct MomentRoundTripTests {
  @Test func `every moment that is written is read back equal`() {
    var samples = Samples(seed: 1)
    for _ in 0..<20_000 {
      let moment = samples.moment()
      let text = moment.rfc3339
      guard Moment(rfc3339: text) == moment, Moment(rfc3339: text.lowercased()) == moment else {
        Issue.record("\(moment) as \(text)")
        return
      }
    }
  }

  @Test func `every whole minute from -23:59 to +23:59 is an offset`() throws {
    for minutes in -1439...1439 {
      let sign = minutes < 0 ? "-" : "+"
      let (hour, minute) = abs(minutes).quotientAndRemainder(dividingBy: 60)
      let zone = minutes == 0 ? "Z" : "\(sign)\(Self.padded(hour, 2)):\(Self.padded(minute, 2))"
      let moment = try #require(Moment(rfc3339: "2026-11-29T20:00:00\(zone)"))
      #expect(moment.utcOffset == minutes * 60)
      #expect(moment.instant.milliseconds == 1_795_982_400_000 - Int64(minutes) * 60_000)
      #expect(moment.rfc3339 == "2026-11-29T20:00:00\(zone)")
    }
  }

  @Test func `every millisecond of a second has its shortest fraction`() throws {
    for millisecond in 0..<1000 {
      let digits = Self.padded(millisecond, 3)
      let moment = try #require(Moment(rfc3339: "2026-11-29T20:00:07.\(digits)Z"))
      #expect(moment.instant.milliseconds == 1_795_982_407_000 + Int64(millisecond))
      var fraction = millisecond == 0 ? "" : ".\(digits)"
      while fraction.hasSuffix("0") { fraction.removeLast() }
      #expect(moment.rfc3339 == "2026-11-29T20:00:07\(fraction)Z")
    }
  }

  @Test func `every date and clock that is read is the one that is meant`() throws {
    var samples = Samples(seed: 2)
    for _ in 0..<20_000 {
      let (year, month) = (samples.number(1970...9999), samples.number(1...12))
      let day = samples.number(1...Day.daysIn(month: month, of: year))
      let clock = samples.number(0...86_399)
      let text =
        "\(year)-\(Self.padded(month, 2))-\(Self.padded(day, 2))T\(Self.padded(clock / 3600, 2)):"
        + "\(Self.padded(clock / 60 % 60, 2)):\(Self.padded(clock % 60, 2))Z"
      let moment = try #require(Moment(rfc3339: text))
      let date = try #require(Day(year: year, month: month, day: day))
      let seconds = Int64(date.number) * 86_400 + Int64(clock)
      guard moment.instant.milliseconds == seconds * 1000, moment.day == date,
        moment.millisecondOfDay == clock * 1000, moment.rfc3339 == text
      else {
        Issue.record("\(text) is read as \(moment)")
        return
      }
    }
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    String(repeating: "0", count: max(0, digits - String(number).count)) + String(number)
  }
}
