/// A typed time as it is spelled; its place in time comes later.
package struct TypedTime: Hashable, Sendable {
  enum Spelling: Hashable, Sendable {
    case now
    case ago(seconds: Int)
    case instant(Instant)
    case moment(Moment)
    /// A time of day in milliseconds since midnight.
    case clock(Int64)
    case day(TypedDay.Spelling, clock: Int64)
  }

  let spelling: Spelling

  /// Reads the whole phrase, or says why it is not understood.
  package init(_ text: String) throws(TimeMisreading) {
    guard var reader = PhraseReader(text) else { throw .notUnderstood }
    guard !reader.isAtEnd else { throw .empty }
    let phrase = reader
    guard let spelling = try reader.time(), reader.isAtEnd else {
      throw TimeMisreading(of: phrase, among: TypedTime.words) { reader in
        (try? reader.time()) != nil
      }
    }
    self.spelling = spelling
  }

  /// What a time is for, which decides between several that it may mean.
  package enum Role: Hashable, Sendable {
    /// Any time: a bare clock is the most recent past one.
    ///
    /// In a repeated hour it is the latest past one, and with a day the earlier one.
    case plain
    /// The end of what began at a start: of a repeated hour it is the first that is not before.
    case end(of: Moment)
    /// As `end`, except that a bare clock is the first one after the start.
    case firstAfter(Moment)
    /// A correction: a bare clock is on the local day of the moment that it takes the place of.
    ///
    /// Where an end is corrected, `start` is the start that goes with it.
    case replacing(Moment, start: Moment?)
  }

  private static let words =
    TypedDay.words + TypedLength.units.keys
    + ["now", "noon", "midnight", "at", "am", "pm", "a", "an", "ago"]
}

extension PhraseReader {
  fileprivate mutating func time() throws(TimeMisreading) -> TypedTime.Spelling? {
    if skip(word: "now") { return .now }
    if skip("@") { return try secondsSince1970() }
    if let day = try day() { return try time(on: day) }
    if skip(word: "at"), !skipBlanks() { return nil }
    if let clock = try clock(afterDay: false) {
      guard !isAtEnd else { return .clock(clock) }
      return skipBlanks() ? try day().map { .day($0, clock: clock) } : nil
    }
    let phrase = text
    guard let seconds = length() else { return nil }
    guard !isAtEnd else { throw .bareLength(phrase) }
    return skipBlanks() && skip(word: "ago") ? .ago(seconds: seconds) : nil
  }

  private mutating func time(on day: TypedDay.Spelling) throws(TimeMisreading)
    -> TypedTime.Spelling?
  {
    guard !isAtEnd else { throw .clockMissing }
    var date: Day?
    if case .date(let day) = day { date = day }
    if date == nil || !skip("t") {
      guard skipBlanks(), !skip(word: "at") || skipBlanks() else { return nil }
    }
    guard let clock = try clock(afterDay: true) else { return nil }
    guard let date, let offset = try utcOffset() else { return .day(day, clock: clock) }
    let instant = Instant(milliseconds: date.local(at: clock) - Int64(offset) * 1000)
    guard let moment = Moment(instant, utcOffset: offset) else { throw .yearOutOfRange }
    return .moment(moment)
  }

  private mutating func secondsSince1970() throws(TimeMisreading) -> TypedTime.Spelling? {
    let isNegative = skip("-")
    guard let seconds = number(digits: 1...100), let fraction = fraction(places: 3)
    else { return nil }
    let (product, overflows) = Int64(seconds).multipliedReportingOverflow(by: 1000)
    let (sum, overflowsAgain) = product.addingReportingOverflow(Int64(fraction))
    guard !overflows, !overflowsAgain, !isNegative || sum == 0 else { throw .yearOutOfRange }
    return .instant(Instant(milliseconds: sum))
  }
}
