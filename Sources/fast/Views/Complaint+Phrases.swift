import FastingCore

extension Complaint {
  /// Says why a typed time was not understood, with good examples.
  static func words(
    _ misreading: TimeMisreading, examples: String = "try '20:00', 'yesterday 8pm' or '2h ago'"
  ) -> String {
    switch misreading {
    case .empty: return "No time was given; \(examples)"
    case .notUnderstood: return "That is not understood; \(examples)"
    case .misspelt(let word, let nearest):
      return
        "That is not understood; did you mean '\(nearest)' for '\(word)'? Else \(examples)"
    case .bareLength(let text):
      return "'\(text)' is a length, not a time; did you mean '\(text) ago'? Else \(examples)"
    case .bareNumber(let text):
      return "'\(text)' alone is no time; a clock has a colon, or am or pm; \(examples)"
    case .clockMissing:
      return "That day lacks a clock; try 'yesterday 20:00', 'mon 8pm' or '2026-11-29 20:00'"
    case .notAUnit(let word):
      return "'\(word)' is no unit of time here; there are d, h, m and s; \(examples)"
    case .noSuchDate(let text):
      return "The calendar has no \(text); \(examples)"
    case .noSuchClock(let text):
      return text == "24:00"
        ? "24:00 needs its day, as in 'yesterday 24:00'; \(examples)"
        : "No clock shows \(text); \(examples)"
    case .noSuchOffset(let text):
      return "'\(text)' is no offset from UTC; they go from -23:59 to +23:59, as in '+01:00'"
    case .yearOutOfRange:
      return "Years go from 1970 to 9999; \(examples)"
    case .skipped(let gap):
      return skipped(gap)
    }
  }

  /// Says why a typed goal was not understood.
  static func words(_ misreading: GoalMisreading) -> (message: String, suggestion: String?) {
    let examples = "try 'trf16', '16h' or '16:8'"
    switch misreading {
    case .notUnderstood(let nearest): return ("That goal is not understood; \(examples)", nearest)
    case .notPositive: return ("A goal is longer than zero; \(examples)", nil)
    case .tooLong: return ("A goal is at most 30 days; \(examples)", nil)
    case .notADay(let fast, let window):
      return ("\(fast):\(window) does not make 24 hours; \(examples)", nil)
    }
  }

  private static func skipped(_ gap: Zone.Gap) -> String {
    """
    \(When.bareClock(gap.reading)) did not exist on \(gap.reading.day); clocks went from \
    \(When.bareClock(gap.from)) to \(gap.from.day == gap.to.day ? "" : "\(gap.to.day) ")\
    \(When.bareClock(gap.to)). Give a time before or after that
    """
  }
}

extension Complaint {
  static func words(
    _ misreading: SettingMisreading
  ) -> (message: String, suggestion: String?) {
    switch misreading {
    case .goal(let misreading): words(misreading)
    case .choice(let name, let words, let nearest):
      ("'\(name)' can only be \(words.joined(separator: " or "))", nearest)
    }
  }
}
