/// A typed length of time: `16h`, `16h30m`, `1d12h`, `16.5h`, `90 minutes`, `an hour`.
///
/// Units stand from the longest to the shortest, each at most once, and only the last one may have
/// a fraction. A day has 24 hours.
package struct TypedLength: Hashable, Sendable {
  /// The length in whole seconds, fractions of a second cut; `Int.max` for all that is longer than
  /// can be counted.
  package let seconds: Int

  /// Reads a length; nil where it is not understood, as a negative one never is.
  package init?(_ text: String, bareNumberIsHours: Bool) {
    guard var reader = PhraseReader(text) else { return nil }
    var ahead = reader
    if bareNumberIsHours, let hours = ahead.amount(), ahead.isAtEnd {
      seconds = hours.seconds(ofUnit: 3600)
    } else {
      guard let length = reader.length(), reader.isAtEnd else { return nil }
      seconds = length
    }
  }

  static let units: [String: Int] = [
    "d": 86_400, "day": 86_400, "days": 86_400,
    "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600,
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60,
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1,
  ]

  /// Tells whether a word is a unit elsewhere, but none here.
  static func isNoUnit(_ word: String) -> Bool {
    [
      "mo", "mos", "month", "months", "w", "wk", "wks", "week", "weeks",
      "y", "yr", "yrs", "year", "years",
    ].contains(word)
  }
}

extension PhraseReader {
  /// Reads as much of a length as stands here, in seconds.
  mutating func length() -> Int? {
    if let unit = oneUnit() { return unit }
    var sum: Int?
    var longer = Int.max
    var isLast = false
    var ahead = self
    while !isLast, let amount = ahead.amount() {
      ahead.skipBlanks()
      guard let unit = TypedLength.units[ahead.word()], unit < longer else { break }
      let (total, overflows) = (sum ?? 0).addingReportingOverflow(amount.seconds(ofUnit: unit))
      sum = overflows ? .max : total
      longer = unit
      isLast = amount.billionths > 0
      self = ahead
      ahead.skipBlanks()
    }
    return sum
  }

  /// Reads a number with or without a fraction.
  fileprivate mutating func amount() -> Amount? {
    var ahead = self
    guard let whole = ahead.number(digits: 1...100), let billionths = ahead.fraction(places: 9)
    else { return nil }
    self = ahead
    return Amount(whole: whole, billionths: billionths)
  }

  /// Reads `an hour` and the like, in seconds.
  private mutating func oneUnit() -> Int? {
    var ahead = self
    guard ["a", "an"].contains(ahead.word()), ahead.skipBlanks() else { return nil }
    let word = ahead.word()
    guard ["day", "hour", "minute"].contains(word) else { return nil }
    self = ahead
    return TypedLength.units[word]
  }
}

private struct Amount {
  let whole: Int
  let billionths: Int

  func seconds(ofUnit unit: Int) -> Int {
    let (product, overflows) = whole.multipliedReportingOverflow(by: unit)
    let (sum, overflowsAgain) = product.addingReportingOverflow(billionths * unit / 1_000_000_000)
    return overflows || overflowsAgain ? .max : sum
  }
}
