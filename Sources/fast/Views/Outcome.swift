import FastingCore

/// How a fast compares with its goal, in neutral words.
enum Outcome {
  /// As in `16h 5m of 16h 0m (trf16), met`.
  static func text(_ fast: Fast) -> String {
    "\(length(fast.elapsed, of: fast.goal)), \(verdict(fast))"
  }

  static func text(_ fasting: Fasting) -> String {
    fasting.filed.map(text) ?? ""
  }

  /// When a saved fast was, how it went, and its note.
  static func saved(_ fast: Fast, _ when: When) -> String {
    let note = fast.note.map { ", note '\(Visible.text($0))'" } ?? ""
    return "\(when.span(fast)), \(text(fast))\(note)"
  }

  /// When the current fast is or was, how it goes, and its note.
  static func current(_ fasting: Fasting, _ when: When) -> String {
    if let filed = fasting.filed { return saved(filed, when) }
    let note = fasting.note.map { ", note '\(Visible.text($0))'" } ?? ""
    return "fasting \(when.span(fasting)), goal \(name(fasting.goal))\(note)"
  }

  /// `met`, or by how much it was short.
  static func verdict(_ fast: Fast) -> String {
    fast.isMet ? "met" : "short by \((fast.goal.duration - fast.elapsed).remainder)"
  }

  static func length(_ elapsed: Duration, of goal: Fasting.Goal) -> String {
    "\(elapsed.text) of \(name(goal))"
  }

  /// The length of a goal, with its name where it has one.
  static func name(_ goal: Fasting.Goal) -> String {
    goal.name.map { "\(goal.duration.text) (\(Visible.text($0)))" } ?? goal.duration.text
  }

  /// The name of a goal, else its length.
  static func shortName(_ goal: Fasting.Goal) -> String {
    goal.name.map(Visible.text) ?? goal.duration.text
  }
}

/// One line of care for long goals; it never blocks.
enum Caution {
  /// Who should ask a doctor before fasting.
  static let doctor = """
    Do not fast without a doctor if you are under 18, pregnant or breastfeeding, have or had an \
    eating disorder, take insulin or other medicine that depends on food, or have a BMI under 18.5.
    """

  static func line(for goal: Fasting.Goal) -> String? {
    switch goal.seconds / 3600 {
    case 120...:
      """
      Caution: a goal of \(goal.duration.text) is only for people under medical supervision; eating \
      again after more than 5 days carries a risk of its own.
      """
    case 72...:
      "Caution: for a goal of \(goal.duration.text) medical supervision is advised."
    case 48...:
      "Caution: for a goal of \(goal.duration.text) ask a doctor first, and end it when unwell."
    case 24...:
      "Caution: a goal of \(goal.duration.text) is long; drink enough, and end it when unwell."
    default: nil
    }
  }
}

extension Caution {
  /// A question about a start that lies far back, which may be a slip.
  static func line(forStart start: Moment, now: Moment) -> String? {
    let days = start.instant.duration(to: now.instant).wholeSeconds / 86_400
    guard days >= 2 else { return nil }
    return "That is \(days) days ago. If it is not meant: fast edit --start TIME"
  }
}

extension Duration {
  /// What is missing, as it is shown; never nothing as long as something is.
  var remainder: String {
    self > .zero && self < .seconds(60) ? "under 1m" : text
  }
}
