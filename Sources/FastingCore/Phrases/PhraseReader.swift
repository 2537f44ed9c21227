/// A place in a typed phrase, from which its parts are read one after the other.
///
/// The phrase is in lower case and has no blanks at its ends. A part that does not stand at this
/// place leaves the reader where it is.
struct PhraseReader {
  private static let longest = 100

  private var rest: ArraySlice<UInt8>

  /// Creates the reader of a phrase; nil where no phrase can be meant.
  ///
  /// So it is for more than 100 characters, for control characters, and for all beyond ASCII.
  init?(_ text: String) {
    guard text.utf8.count <= PhraseReader.longest else { return nil }
    let bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    let first = bytes.firstIndex { $0 != 0x20 } ?? bytes.endIndex
    let last = bytes.lastIndex { $0 != 0x20 } ?? first
    rest = bytes[first..<min(last + 1, bytes.endIndex)]
  }

  /// Whether nothing is left to read.
  var isAtEnd: Bool { rest.isEmpty }

  /// What is left to read.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// Returns what was read between here and a later place.
  func text(upTo later: PhraseReader) -> String {
    String(decoding: rest.prefix(rest.count - later.rest.count), as: UTF8.self)
  }

  /// The words that are left to read, without the numbers and signs between them.
  var words: [String] {
    rest.split { !PhraseReader.isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Skips one sign or letter and tells whether it stood here.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: scalar) else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips blanks and tells whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let count = rest.count
    rest = rest.drop { $0 == 0x20 }
    return rest.count < count
  }

  /// Skips a whole word and tells whether it stood here.
  mutating func skip(word: String) -> Bool {
    var ahead = self
    guard ahead.word() == word else { return false }
    self = ahead
    return true
  }

  /// Reads letters up to the next other character; an empty text where none stands here.
  mutating func word() -> String {
    let letters = rest.prefix(while: PhraseReader.isLetter)
    rest = rest[letters.endIndex...]
    return String(decoding: letters, as: UTF8.self)
  }

  /// Reads a number that has so many digits, neither more nor fewer.
  ///
  /// The greatest number there is stands for all that are greater.
  mutating func number(digits count: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(while: PhraseReader.isDigit)
    guard count.contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    var number = 0
    for digit in digits {
      let (product, overflows) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflowsAgain) = product.addingReportingOverflow(Int(digit - 0x30))
      guard !overflows, !overflowsAgain else { return .max }
      number = sum
    }
    return number
  }

  /// Reads a decimal fraction and cuts it after so many places; 0 where there is none.
  ///
  /// The fraction `.25` in three places is 250. Nil for a point without digits.
  mutating func fraction(places: Int) -> Int? {
    var ahead = self
    guard ahead.skip(".") else { return 0 }
    let digits = ahead.rest.prefix(while: PhraseReader.isDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    let padded = Array(digits.prefix(places)) + Array(repeating: 0x30, count: places)
    return padded.prefix(places).reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
