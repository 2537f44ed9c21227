/// Why a typed goal is not taken.
package enum GoalMisreading: Error, Hashable, Sendable {
  /// It is no name, length or ratio; `nearest` is the name that was probably meant.
  case notUnderstood(nearest: String?)
  /// It is zero or negative.
  case notPositive
  /// It is longer than 30 days.
  case tooLong
  /// The two parts of the ratio, in hours, are not a day together.
  case notADay(fast: Int, window: Int)
}

extension Fasting.Goal {
  /// Reads a goal: its name, a length, a ratio such as `16:8` or `16/8`, or a number of hours.
  ///
  /// Letter case does not matter. The first part of a ratio is the fast.
  package init(typed text: String) throws(GoalMisreading) {
    guard let phrase = PhraseReader(text) else { throw .notUnderstood(nearest: nil) }
    if let goal = Self.named.first(where: { $0.name == phrase.text }) ?? Self.synonyms[phrase.text]
    {
      self = goal
      return
    }
    guard let seconds = try Self.seconds(phrase) else {
      let names = Self.named.compactMap(\.name) + Self.synonyms.keys
      let nearest = phrase.text.nearest(among: names)
      func digits(_ text: String) -> [Character] { text.filter(\.isNumber).sorted() }
      throw .notUnderstood(
        nearest: nearest.flatMap { digits($0) == digits(phrase.text) ? $0 : nil })
    }
    guard seconds > 0 else { throw .notPositive }
    guard let goal = Self(seconds: seconds) else { throw .tooLong }
    self = goal
  }

  /// The goal as one types it: its name where that means it, else its length.
  package var typed: String {
    if let name, (try? Self(typed: name)) == self { return name }
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
  }

  private static func seconds(_ phrase: PhraseReader) throws(GoalMisreading) -> Int? {
    var reader = phrase
    if let fast = reader.number(digits: 1...2), reader.skip(":") || reader.skip("/"),
      let window = reader.number(digits: 1...2), reader.isAtEnd
    {
      guard fast + window == 24 else { throw .notADay(fast: fast, window: window) }
      return fast * 3600
    }
    reader = phrase
    let isNegative = reader.skip("-")
    let length = TypedLength(reader.text, bareNumberIsHours: true)
    return isNegative ? length.map { _ in -1 } : length?.seconds
  }
}
