/// Why a typed time or day is not understood, or does not exist.
///
/// Words in it are in lower case, and contain nothing but visible ASCII and blanks.
package enum TimeMisreading: Error, Hashable, Sendable {
  /// There is nothing but blanks.
  case empty
  /// The phrase as a whole has no meaning.
  case notUnderstood
  /// The phrase has no meaning, and one of its words is near to a known one.
  case misspelt(String, nearest: String)
  /// A length alone, such as `5m`; with `ago` behind it, it would be understood.
  case bareLength(String)
  /// A number alone, such as `9` or `1337`: neither a clock nor a length.
  case bareNumber(String)
  /// A day without a clock, where a time is asked for.
  case clockMissing
  /// Months, weeks and years are no units of a length.
  case notAUnit(String)
  /// The calendar does not have the date.
  case noSuchDate(String)
  /// No clock shows this, such as `25:00`, `20:60` or `13pm`; `24:00` needs a day before it.
  case noSuchClock(String)
  /// No clock is so far from UTC.
  case noSuchOffset(String)
  /// The time lies outside the years 1970 to 9999.
  case yearOutOfRange
  /// Local clocks did not show this, because they were put forward.
  case skipped(Zone.Gap)
}

extension TimeMisreading {
  /// The reason why a phrase has no meaning, as far as its words tell.
  ///
  /// A word is only suggested where the phrase would be understood with it, which `reads` tells:
  /// whether it makes sense of the beginning of a phrase, and how far.
  init(
    of phrase: PhraseReader, among known: [String], reads: (inout PhraseReader) -> Bool
  ) {
    func isUnderstood(_ text: String) -> Bool {
      guard var reader = PhraseReader(text) else { return false }
      return reads(&reader) && reader.isAtEnd
    }
    var reader = phrase
    if reader.number(digits: 1...100) != nil, reader.isAtEnd {
      self = .bareNumber(phrase.text)
    } else if let word = phrase.words.first(where: TypedLength.isNoUnit) {
      self = .notAUnit(word)
    } else {
      let slips = phrase.words.compactMap { word in
        word.nearest(among: known).map { (word: word, nearest: $0) }
      }
      let slip = slips.first { word, nearest in
        word != nearest && nearest.utf8.count > 2
          && isUnderstood(phrase.text.replacing(word, with: nearest))
      }
      self = slip.map { .misspelt($0.word, nearest: $0.nearest) } ?? .notUnderstood
    }
  }
}
