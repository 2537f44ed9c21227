extension PhraseReader {
  /// Reads a day: `2026-11-29`, `11-29`, `today`, `yesterday`, `mon`, `last friday`.
  ///
  /// A weekday may stand before a full date, if it is the right one: `sun 2026-11-29`.
  mutating func day() throws(TimeMisreading) -> TypedDay.Spelling? {
    var ahead = self
    let isLast = ahead.skip(word: "last") && ahead.skipBlanks()
    let word = ahead.word()
    let spelling: TypedDay.Spelling
    if let weekday = TypedDay.weekday(named: word) {
      var beyond = ahead
      if !isLast, beyond.skipBlanks(), let date = try beyond.date(), case .date(let day) = date {
        guard day.weekday == weekday else { throw .noSuchDate(text(upTo: beyond)) }
        self = beyond
        return date
      }
      spelling = .weekday(weekday, isLast: isLast)
    } else if word == "today", !isLast {
      spelling = .daysAgo(0)
    } else if word == "yesterday", !isLast {
      spelling = .daysAgo(1)
    } else {
      return try date()
    }
    self = ahead
    return spelling
  }

  private mutating func date() throws(TimeMisreading) -> TypedDay.Spelling? {
    var ahead = self
    let year =
      ahead.number(digits: 4...4) ?? ahead.number(digits: 5...100).map { _ in Int.max }
    guard year == nil || ahead.skip("-"), let month = ahead.number(digits: 2...2),
      ahead.skip("-"), let dayOfMonth = ahead.number(digits: 2...2)
    else { return nil }
    var beyond = ahead
    guard year != nil || !beyond.skip("-") else { return nil }

    let leapYear = 2000
    guard (1970...9999).contains(year ?? leapYear) else { throw .yearOutOfRange }
    guard let day = Day(year: year ?? leapYear, month: month, day: dayOfMonth)
    else { throw .noSuchDate(text(upTo: ahead)) }
    self = ahead
    return year == nil ? .monthAndDay(month, dayOfMonth) : .date(day)
  }
}
