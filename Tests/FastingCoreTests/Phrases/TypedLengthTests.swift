import Testing

@testable import FastingCore

struct TypedLengthTests {
  @Test(arguments: [
    ("16h", 57_600), ("16h30m", 59_400), ("1d12h", 129_600), ("90m", 5400), ("16.5h", 59_400),
    ("36", 129_600), ("16.5", 59_400), ("90 minutes", 5400), ("2 hours 30 min", 9000),
    ("2hours30minutes", 9000), (" 1 Day 2 HRS 3 mins 4 secs ", 93_784), ("an hour", 3600),
    ("a day", 86_400), ("0h", 0), ("0", 0), ("007h", 25_200), ("1h 1.5m", 3690),
    ("0.1m", 6), ("16.1h", 57_960), ("0.99s", 0), ("1.9999999999999999999999d", 172_799),
    ("99999999999999999999h", .max), ("9223372036854775807", .max),
    ("9223372036854775807s 1.5s", nil), ("106751991167300d 23h", .max),
    ("9223372036854775807s", .max), ("106751991167300d", 9_223_372_036_854_720_000),
  ])
  func `a length is parts from the longest unit to the shortest`(phrase: String, seconds: Int?) {
    #expect(TypedLength(phrase, bareNumberIsHours: true)?.seconds == seconds)
  }

  @Test(arguments: [
    "", " ", "h", "-16h", "+16h", "16h30", "30m 16h", "16h 16h", "1.5h 30m", "16.", ".5h", "16,5h",
    "16hm", "16 8", "1mo", "2 weeks", "a h", "an", "hour", "16h x", "16h\n", "１６h", "1e3", "16:8",
    "50%", "1h and 5m", "🫖",
  ])
  func `anything else is not understood`(phrase: String) {
    #expect(TypedLength(phrase, bareNumberIsHours: true) == nil)
  }

  @Test func `a bare number is hours only where it is said to be`() {
    #expect(TypedLength("36", bareNumberIsHours: false) == nil)
    #expect(TypedLength("36h", bareNumberIsHours: false)?.seconds == 129_600)
  }
}
