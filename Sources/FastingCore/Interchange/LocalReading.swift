/// A date and a clock as a file writes them, without a place.
struct LocalReading: Hashable {
  let day: Day
  let millisecondOfDay: Int

  /// Milliseconds since local clocks showed 1970-01-01T00:00.
  var local: Int64 {
    Int64(day.number) * Day.milliseconds + Int64(millisecondOfDay)
  }

  init(day: Day, millisecondOfDay: Int) {
    self.day = day
    self.millisecondOfDay = millisecondOfDay
  }

  /// Reads `2026-01-02 20:00:00`, with a `T` as well, and without seconds.
  init?(_ text: String, dateOrder: DateOrder = .yearMonthDay) {
    let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }
    guard parts.count == 2, let day = Day(text: String(parts[0]), order: dateOrder),
      let clock = LocalReading.clock(String(parts[1]))
    else { return nil }
    self.init(day: day, millisecondOfDay: clock)
  }

  /// Reads `9:39`, `09:39` or `09:39:30` as milliseconds since midnight.
  static func clock(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0].utf8.count <= 2 else { return nil }
    let numbers = parts.compactMap { Int.digits($0) }
    guard numbers.count == parts.count, parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
      numbers[0] < 24, numbers[1] < 60, numbers.count < 3 || numbers[2] < 60
    else { return nil }
    return ((numbers[0] * 60 + numbers[1]) * 60 + (numbers.count == 3 ? numbers[2] : 0)) * 1000
  }
}

extension Day {
  /// Reads a date of numbers with hyphens, slashes or dots; two digits of a year are of this
  /// century.
  init?(text: String, order: DateOrder) {
    let parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    let numbers = parts.compactMap { Int.digits($0) }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    let (year, month, day) =
      switch order {
      case .yearMonthDay: (numbers[0], numbers[1], numbers[2])
      case .monthDayYear: (numbers[2], numbers[0], numbers[1])
      case .dayMonthYear: (numbers[2], numbers[1], numbers[0])
      }
    self.init(year: year < 100 ? 2000 + year : year, month: month, day: day)
  }
}

extension Int {
  /// Reads up to nine ASCII digits.
  static func digits(_ text: some StringProtocol) -> Int? {
    guard (1...9).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}

extension ImportSource {
  /// Makes a row of two local readings: of two instants that a reading has, the earlier for a start,
  /// and for an end the first that is not before its start.
  func fast(
    from start: LocalReading, to end: LocalReading, goal: ImportedGoal, note: String?,
    otherKeys: JSONObject = [:]
  ) -> ImportedRow.Content {
    guard let first = options.zone.moment(start) else { return .rejected(.noSuchClock("start")) }
    guard let last = options.zone.moment(end, notBefore: first) else {
      return .rejected(.noSuchClock("end"))
    }
    return fast(from: first, to: last, goal: goal, note: note, otherKeys: otherKeys)
  }
}

extension Zone {
  /// The moment of a reading, if there is one: of two the first that is not before another moment.
  func moment(_ reading: LocalReading, notBefore start: Moment? = nil) -> Moment? {
    let instants = instants(atLocal: reading.local)
    let first = instants.first { instant in start.map { instant >= $0.instant } ?? true }
    return (first ?? instants.last).flatMap(moment)
  }
}
