/// A typed day as it is spelled: `2026-11-29`, `11-29`, `today`, `yesterday`, `mon`, `last friday`.
package struct TypedDay: Hashable, Sendable {
  enum Spelling: Hashable, Sendable {
    case date(Day)
    case monthAndDay(Int, Int)
    case daysAgo(Int)
    /// A day of the week, 1 for Monday; with `last` it is never today.
    case weekday(Int, isLast: Bool)
  }

  private let spelling: Spelling

  /// Reads the whole phrase, or says why it is not understood.
  package init(_ text: String) throws(TimeMisreading) {
    guard var reader = PhraseReader(text) else { throw .notUnderstood }
    guard !reader.isAtEnd else { throw .empty }
    let phrase = reader
    guard let spelling = try reader.day(), reader.isAtEnd else {
      throw TimeMisreading(of: phrase, among: TypedDay.words) { reader in
        (try? reader.day()) != nil
      }
    }
    self.spelling = spelling
  }

  /// Returns the date; of a day without a year or week the most recent one, today included.
  package func day(now: Moment) throws(TimeMisreading) -> Day {
    guard let day = spelling.days(from: now.day).first, day.number >= 0
    else { throw .yearOutOfRange }
    return day
  }

  /// The words that a day is spelled with.
  static let words =
    ["today", "yesterday", "last"] + weekdays + weekdays.map { String($0.prefix(3)) }

  /// Returns the number of a day of the week by its full or short name.
  static func weekday(named word: String) -> Int? {
    weekdays.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
  }

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}

extension TypedDay.Spelling {
  /// Whether the words leave the year or the week open, so that the most recent past one is meant.
  var isMostRecent: Bool {
    switch self {
    case .date, .daysAgo: false
    case .monthAndDay, .weekday: true
    }
  }

  /// Returns the days that may be meant, none of them after `today` unless it was spelled out; the
  /// most recent one comes first.
  ///
  /// Eight years is the longest way from one leap day to the next.
  func days(from today: Day) -> [Day] {
    switch self {
    case .date(let day):
      return [day]
    case .monthAndDay(let month, let day):
      let year = today.parts.year
      return (0...8).compactMap { Day(year: year - $0, month: month, day: day) }
        .filter { $0 <= today }
    case .daysAgo(let count):
      return [Day(number: today.number - count)]
    case .weekday(let weekday, let isLast):
      let daysAgo = (today.weekday - weekday + 7) % 7
      let first = daysAgo == 0 && isLast ? 7 : daysAgo
      return [Day(number: today.number - first), Day(number: today.number - first - 7)]
    }
  }
}
