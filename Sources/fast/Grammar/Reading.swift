/// What the words of a command line spell when they are read with one set of options.
///
/// Reading goes on after a problem, because a request for help wins over all of them.
struct Reading {
  /// A word that is no option and no value of one, with its place among the words.
  struct Argument {
    let place: Int
    let word: String
  }

  /// Something that is wrong with the word at a place.
  struct Problem {
    let place: Int
    let kind: Misuse.Kind
    var suggestion: String? = nil
  }

  private(set) var values: [String: String] = [:]
  private(set) var arguments: [Argument] = []
  private(set) var problems: [Problem] = []
  /// Whether `--` was read, after which no word is an option.
  private(set) var optionsEnded = false

  private let words: [String]
  private let options: [Option]
  private let skipped: Int?
  private var next = 0

  /// Reads all words but the one at the skipped place, where the name of the command stands.
  init(_ words: [String], options: [Option], skipping skipped: Int? = nil) {
    self.words = words
    self.options = options
    self.skipped = skipped
    while next < words.count {
      let word = words[next]
      next += 1
      if next - 1 == skipped { continue }
      if optionsEnded || word.utf8.first != UInt8(ascii: "-") || word.utf8.count == 1 {
        arguments.append(Argument(place: next - 1, word: word))
      } else if word == "--" {
        optionsEnded = true
      } else if word.utf8.starts(with: "--".utf8) {
        readLong(word)
      } else {
        readShort(word)
      }
    }
  }

  /// Checks the arguments against the operands of a command; surplus words are problems.
  mutating func check(_ operands: [Operand]) {
    for (position, argument) in arguments.enumerated() {
      let operand = position < operands.count ? operands[position] : operands.last
      guard let operand, position < operands.count || operand.isRepeating else {
        let kind = Misuse.Kind.unexpectedArgument(argument.word)
        problems.append(Problem(place: argument.place, kind: kind))
        continue
      }
      check(argument.word, operand.value, operand.value.placeholder, place: argument.place)
    }
  }

  private mutating func readLong(_ word: String) {
    let body = word.utf8.dropFirst(2)
    let equals = body.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[body.startIndex..<(equals ?? word.endIndex)])
    let attached = equals.map { String(word[word.utf8.index(after: $0)...]) }
    guard let option = options.first(where: { $0.long == name }) else {
      return reportUnknown(name.isEmpty ? word : "--\(name)", name: name)
    }
    switch (option.value, attached) {
    case (nil, nil): values[option.long] = ""
    case (nil, .some(let attached)): report(.unexpectedValue(attached, of: option))
    case (.some(let value), .some(let attached)): take(attached, value, of: option)
    case (.some(let value), nil): takeNextWord(value, of: option)
    }
  }

  /// Reads a bundle scalar by scalar, so that a combining mark cannot hide a letter before it.
  private mutating func readShort(_ word: String) {
    let bundle = word.unicodeScalars.dropFirst()
    var letters = bundle
    while let letter = letters.first.map(Character.init) {
      guard let option = options.first(where: { $0.short == letter }) else {
        let whole = String(bundle)
        let isWhole = letters.count == bundle.count || options.contains { $0.long == whole }
        let name = isWhole ? whole : String(letter)
        return reportUnknown("-\(name)", name: name)
      }
      letters = letters.dropFirst()
      guard let value = option.value else {
        values[option.long] = ""
        continue
      }
      guard letters.isEmpty else { return take(String(letters), value, of: option) }
      return takeNextWord(value, of: option)
    }
  }

  private mutating func takeNextWord(_ value: Value, of option: Option) {
    guard next < words.count, next != skipped else {
      return report(.missingValue(of: option, before: nil))
    }
    let word = words[next]
    guard word != "--", !options.contains(where: { $0.isSpelled(word) }) else {
      return report(.missingValue(of: option, before: word))
    }
    next += 1
    take(word, value, of: option, place: next - 1)
  }

  private mutating func take(_ word: String, _ value: Value, of option: Option, place: Int? = nil) {
    check(word, value, option.spelling, place: place ?? next - 1)
    values[option.long] = word
  }

  private mutating func check(_ word: String, _ value: Value, _ spelling: String, place: Int) {
    guard let names = value.kind.choices?.map(\.name), !names.contains(word) else { return }
    let kind = Misuse.Kind.unknownChoice(word, of: spelling, choices: names)
    let suggestion = Spelling.nearest(to: word, among: names)
    problems.append(Problem(place: place, kind: kind, suggestion: suggestion))
  }

  private mutating func reportUnknown(_ spelling: String, name: String) {
    let known = options.filter { !$0.isHidden }.map(\.long)
    let suggestion = Spelling.nearest(to: name, among: known).map { "--\($0)" }
    report(.unknownOption(spelling), suggestion: suggestion)
  }

  private mutating func report(_ kind: Misuse.Kind, suggestion: String? = nil) {
    problems.append(Problem(place: next - 1, kind: kind, suggestion: suggestion))
  }
}
