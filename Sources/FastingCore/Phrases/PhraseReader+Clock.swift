extension PhraseReader {
  /// Reads a time of day in milliseconds since midnight: `20:00`, `20:00:30`, `8pm`, `noon`.
  ///
  /// Only after a day it may be `24:00`, the midnight that ends the day.
  mutating func clock(afterDay: Bool) throws(TimeMisreading) -> Int64? {
    if skip(word: "noon") { return 12 * 3_600_000 }
    if skip(word: "midnight") { return 0 }
    var ahead = self
    guard let hour = ahead.number(digits: 1...2) else { return nil }
    var (minute, second, millisecond) = (0, 0, 0)
    let hasMinute = ahead.skip(":")
    if hasMinute {
      guard let number = ahead.number(digits: 2...2) else { return nil }
      minute = number
      if ahead.skip(":") {
        guard let number = ahead.number(digits: 2...2), let fraction = ahead.fraction(places: 3)
        else { return nil }
        (second, millisecond) = (number, fraction)
      }
    }
    let half = ahead.halfOfDay()
    guard hasMinute || half != nil else { return nil }

    let hours = half.map { hour % 12 + $0 } ?? hour
    let clock = Int64((hours * 60 + minute) * 60 + second) * 1000 + Int64(millisecond)
    guard half == nil || (1...12).contains(hour), minute < 60, second < 60,
      clock < Day.milliseconds || (afterDay && clock == Day.milliseconds)
    else { throw .noSuchClock(text(upTo: ahead)) }
    self = ahead
    return clock
  }

  /// Reads the offset from UTC in seconds: `Z`, `+09:00` or `-0500`, also after blanks.
  mutating func utcOffset() throws(TimeMisreading) -> Int? {
    var ahead = self
    ahead.skipBlanks()
    let before = ahead
    if ahead.skip(word: "z") {
      self = ahead
      return 0
    }
    let isNegative = ahead.skip("-")
    guard isNegative || ahead.skip("+") else { return nil }
    let hours: Int
    let minutes: Int
    if let number = ahead.number(digits: 4...4) {
      (hours, minutes) = number.quotientAndRemainder(dividingBy: 100)
    } else {
      guard let first = ahead.number(digits: 2...2), ahead.skip(":"),
        let second = ahead.number(digits: 2...2)
      else { return nil }
      (hours, minutes) = (first, second)
    }
    guard hours < 24, minutes < 60 else { throw .noSuchOffset(before.text(upTo: ahead)) }
    self = ahead
    return (isNegative ? -1 : 1) * (hours * 60 + minutes) * 60
  }

  /// Reads `am` or `pm`, also after blanks, and returns the hours to add.
  private mutating func halfOfDay() -> Int? {
    var ahead = self
    ahead.skipBlanks()
    let word = ahead.word()
    guard word == "am" || word == "pm" else { return nil }
    self = ahead
    return word == "am" ? 0 : 12
  }
}
