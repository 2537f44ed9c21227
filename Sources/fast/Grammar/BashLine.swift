/// A command line of bash up to the cursor, split into words without their quotes.
struct BashLine: Hashable {
  /// The words, of which the last is the one at the cursor.
  private(set) var words: [String] = []
  /// The beginning of the last word that bash leaves alone, because a character of its own ends it.
  private(set) var kept = ""

  private var word: String?
  private var quote: Character?
  /// What was left alone before the quote that is open.
  private var keptBefore = ""

  /// Splits a line; the word breaks are those of `COMP_WORDBREAKS`.
  init(_ line: String, wordBreaks: String) {
    var isEscaped = false
    for character in line {
      if isEscaped {
        isEscaped = false
        append(character)
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let quote {
        if character == quote { closeQuote() } else { append(character) }
      } else if character == "'" || character == "\"" {
        openQuote(character)
      } else if character.isWhitespace {
        endWord()
      } else {
        append(character)
        if wordBreaks.contains(character) { kept = word ?? "" }
      }
    }
    words.append(word ?? "")
  }

  private mutating func append(_ character: Character) {
    word = (word ?? "") + String(character)
  }

  private mutating func openQuote(_ character: Character) {
    quote = character
    word = word ?? ""
    (keptBefore, kept) = (kept, word ?? "")
  }

  private mutating func closeQuote() {
    quote = nil
    kept = keptBefore
  }

  private mutating func endWord() {
    guard let ended = word else { return }
    words.append(ended)
    (word, kept) = (nil, "")
  }
}
