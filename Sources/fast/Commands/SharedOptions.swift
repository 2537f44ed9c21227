import FastingCore

extension Option {
  static let dataDirectory = Option(
    long: "data-dir", value: Value(name: "directory", kind: .directory),
    help: "Where the files are; else FAST_HOME, else the place that 'fast paths' shows.")
  static let color = Option(
    long: "color",
    value: Value(
      name: "when",
      kind: .choice([
        Choice(name: "auto", help: "on a terminal"), Choice(name: "always"), Choice(name: "never"),
      ])),
    help: "Whether to use colour.")
  static let json = Option(long: "json", help: "Answer in JSON.")
  static let goal = Option(
    long: "goal", short: "g", value: Value(name: "goal", kind: .suggestions("goals")),
    help: "How long the fast is meant to last: a name, 16h, 16:8; see 'fast help goals'.")
  static let at = Option(
    long: "at", value: Value(name: "time"),
    help: "When it happened, if not now; see 'fast help times'.")
  static let note = Option(
    long: "note", short: "n", value: Value(name: "text"), help: "What you want to remember of it.")
  static let since = Option(
    long: "since", value: Value(name: "date"), help: "Only those that ended on this day or later.")
  static let until = Option(
    long: "until", value: Value(name: "date"), help: "Only those that ended by this day.")
}

extension Matches {
  /// The first and the last day that were typed, if they were.
  private func period(now: Moment) throws -> (since: Day?, until: Day?) {
    func day(_ option: Option) throws -> Day? {
      do throws(TimeMisreading) {
        return try self[option].map { text throws(TimeMisreading) in
          try TypedDay(text).day(now: now)
        }
      } catch {
        throw UsageError.day(error)
      }
    }
    let (since, until) = (try day(.since), try day(.until))
    if let since, let until, until < since { throw UsageError.emptyPeriod }
    return (since, until)
  }

  /// The number above zero that was typed, if one was.
  func number(_ option: Option) throws -> Int? {
    guard let typed = self[option] else { return nil }
    guard let number = Int(typed), number > 0 else {
      throw UsageError.number(typed, of: option.spelling)
    }
    return number
  }

  /// The question for the fasts of the period that was typed.
  func search(now: Moment) throws -> Search {
    var search = Search()
    (search.since, search.until) = try period(now: now)
    return search
  }

  /// The goal that was typed, if one was.
  func goal() throws -> Fasting.Goal? {
    try self[.goal].map { try Fasting.Goal(typed: $0) }
  }

  /// The time that was typed, if one was; its spelling is checked before anything is read.
  func time(_ option: Option) throws -> TypedTime? {
    try self[option].map { try TypedTime($0) }
  }
}
