extension Importer {
  /// A timeclock file, as hledger and ledger read it, of which accounts with a fasting word are
  /// taken.
  static let timeclock = Importer(
    name: "timeclock", summary: "timeclock of hledger and ledger",
    recognizes: { source in
      guard let line = source.lines.first(where: { !$0.text.isEmpty && !$0.isComment }) else {
        return false
      }
      let words = line.text.split(separator: " ").map(String.init)
      return words.first?.lowercased() == "i" && Timeclock.reading(words) != nil
    },
    read: { source in
      var rows: [ImportedRow] = []
      var open: Timeclock.Entry?
      for line in source.lines where !line.text.isEmpty && !line.isComment {
        let words = line.text.split(separator: " ", maxSplits: 3).map(String.init)
        switch words.first {
        case "i"?, "I"?:
          if let open { rows += Timeclock.row(open, until: nil, source) }
          open = Timeclock.Entry(line.number, words)
        case "o"?, "O"?:
          if let entry = open { rows += Timeclock.row(entry, until: words, source) }
          open = nil
        default:
          rows.append(ImportedRow(line.number, .rejected(.notUnderstood("line"))))
        }
      }
      if let open { rows += Timeclock.row(open, until: nil, source) }
      return rows
    })
}

private enum Timeclock {
  struct Entry {
    let number: Int
    let start: LocalReading?
    let account: String
    let note: String?

    init(_ number: Int, _ words: [String]) {
      self.number = number
      start = reading(words)
      let rest = words.count > 3 ? words[3] : ""
      let end = rest.firstRange(of: "  ")
      account = end.map { String(rest[..<$0.lowerBound]) } ?? rest
      note = end.map { String(rest[$0.upperBound...].drop { $0 == " " }) }
    }
  }

  static func reading(_ words: [String]) -> LocalReading? {
    guard words.count >= 3 else { return nil }
    return LocalReading(words[1].replacingAll("/", with: "-") + " " + words[2])
  }

  static func row(_ entry: Entry, until words: [String]?, _ source: ImportSource) -> [ImportedRow] {
    guard source.options.isFasting([entry.account]) else { return [] }
    guard let words else {
      let isRunning = entry.start != nil
      return [ImportedRow(entry.number, isRunning ? .running : .rejected(.notUnderstood("time")))]
    }
    guard let start = entry.start, let end = reading(words) else {
      return [ImportedRow(entry.number, .rejected(.notUnderstood("time")))]
    }
    // A bare number would be a part of a ratio such as 16:8.
    let goal = entry.account.split(separator: ":").last.flatMap { word in
      Int.digits(word) == nil ? try? Fasting.Goal(typed: String(word)) : nil
    }
    let content = source.fast(
      from: start, to: end, goal: ImportedGoal(goal: goal), note: entry.note,
      otherKeys: ["imported": .object(["account": .string(entry.account)])])
    return [ImportedRow(entry.number, content)]
  }
}

extension String {
  func replacingAll(_ character: Character, with other: Character) -> String {
    String(map { $0 == character ? other : $0 })
  }
}

extension ImportSource {
  /// A line of text with its number, from 1, without blanks at its end.
  struct Line {
    let number: Int
    let text: String

    var isComment: Bool {
      text.first.map { ";#*".contains($0) } ?? false
    }
  }

  var lines: [Line] {
    LineRanges(bytes).enumerated().map { index, range in
      let text = String(decoding: bytes[range], as: UTF8.self)
      return Line(number: index + 1, text: String(text.prefixUntilTrailingBlanks))
    }
  }
}

extension String {
  fileprivate var prefixUntilTrailingBlanks: Substring {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
