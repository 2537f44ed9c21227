/// One thing that a person can set: its name, its values, and the one that holds unless it is set.
package struct Setting: Hashable, Sendable {
  /// What may be set.
  package enum Values: Hashable, Sendable {
    /// A goal, written as a name or a length.
    case goal
    /// One of these words.
    case choice([String])
  }

  package let name: String
  package let values: Values
  /// What holds where nothing is set; nil where another setting holds then.
  package let standard: String?
  package let help: String

  /// Returns a typed value in the form in which it is kept; throws for one that is none.
  package func value(typed text: String) throws(SettingMisreading) -> String {
    switch values {
    case .goal:
      do throws(GoalMisreading) {
        return try Fasting.Goal(typed: text).typed
      } catch {
        throw .goal(error)
      }
    case .choice(let words):
      let word = text.lowercased()
      guard words.contains(word) else {
        throw .choice(name, words, nearest: word.nearest(among: words))
      }
      return word
    }
  }
}

/// Why the value of a setting is not taken.
package enum SettingMisreading: Error, Hashable, Sendable {
  case goal(GoalMisreading)
  /// It is none of the words of this setting; `nearest` is the one that was probably meant.
  case choice(String, [String], nearest: String?)
}

extension Setting {
  package static let goal = Setting(
    name: "goal", values: .goal, standard: Fasting.Goal.standard.typed,
    help: "The goal of a fast for which none is given.")

  /// The goals of the days of the week, Monday first.
  package static let weekdayGoals = [
    ("mon", "Monday"), ("tue", "Tuesday"), ("wed", "Wednesday"), ("thu", "Thursday"),
    ("fri", "Friday"), ("sat", "Saturday"), ("sun", "Sunday"),
  ].map { short, name in
    Setting(
      name: "goal.\(short)", values: .goal, standard: nil,
      help: "The goal of a fast that begins on a \(name).")
  }

  package static let clock = Setting(
    name: "clock", values: .choice(["24", "12"]), standard: "24",
    help: "Whether clocks count 24 hours, or 12 with am and pm.")
  package static let weekStart = Setting(
    name: "week-start", values: .choice(["monday", "sunday"]), standard: "monday",
    help: "The first day of a week in statistics and calendars.")
  package static let color = Setting(
    name: "color", values: .choice(["auto", "always", "never"]), standard: "auto",
    help: "Whether to use colour, where neither an option nor the environment says.")
  package static let stages = Setting(
    name: "stages", values: .choice(["on", "off"]), standard: "on",
    help: "Whether to name the stage of a fast.")
  package static let streaks = Setting(
    name: "streaks", values: .choice(["on", "off"]), standard: "on",
    help: "Whether to count days in a row.")

  /// All settings, in the order in which they are shown.
  package static let all: [Setting] =
    [goal] + weekdayGoals + [clock, weekStart, color, stages, streaks]

  package static func named(_ name: String) -> Setting? {
    all.first { $0.name == name }
  }
}
