import FastingCore

/// A fast as it is named on the command line.
enum Selection {
  case current
  case saved(Record.Target)

  /// Reads `current`, `last`, a number or a date.
  init(_ word: String, now: Moment) throws {
    switch word.lowercased() {
    case "current":
      self = .current
    case "last":
      self = .saved(.last)
    case let digits where !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit):
      self = .saved(.number(Int(digits) ?? .max))
    default:
      guard let day = try? TypedDay(word).day(now: now) else { throw UsageError.selection(word) }
      self = .saved(.day(day))
    }
  }

  static let operand = Value(name: "fast", kind: .suggestions("fasts"))
  static let savedOperand = Value(name: "fast", kind: .suggestions("savedFasts"))
}

extension UInt8 {
  fileprivate var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
