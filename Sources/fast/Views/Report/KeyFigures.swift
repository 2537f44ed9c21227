import FastingCore

/// The numbers that are to be seen first, and how they are meant.
struct KeyFigures {
  let stats: StatsScreen

  func markup(_ when: When) -> Markup {
    Markup(
      "div", [:],
      [
        Markup("dl", [:], figures(when).map(figure)),
        Markup(
          "p", ["class": "faint"],
          [
            """
            A fast counts on the day on which it ended. The usual start and end are the middle ones.
            """
          ] + (stats.showsStreak ? [Self.streakRule] : [])),
      ])
  }

  private func figure(_ name: String, _ value: String, _ remark: String) -> Markup {
    Markup(
      "div", [:],
      [
        Markup("dt", [:], ["\(name)"]),
        Markup("dd", [:], [Markup("b", [:], ["\(value)"]), Markup("span", [:], ["\(remark)"])]),
      ])
  }

  private func figures(_ when: When) -> [(String, String, String)] {
    let numbers = stats.statistics
    func ended(_ fast: Numbered?) -> String { fast?.fast.day.prose ?? "" }
    func length(_ fast: Numbered?) -> String { fast?.fast.elapsed.text ?? "" }
    let clocks = stats.usual.map { "\(when.clock($0.start)) – \(when.clock($0.end))" } ?? ""
    return [
      ("Fasts", "\(numbers.count)", "\(numbers.total.text) in total"),
      (
        "Goal met", StatsScreen.percentMet(numbers),
        "\(numbers.met) of \(numbers.count)"
      ),
      ("Mean length", numbers.mean?.text ?? "", "median \(numbers.median?.text ?? "")"),
      ("Usually", clocks, "start and end"),
      ("Longest", length(numbers.longest), ended(numbers.longest)),
      ("Shortest", length(numbers.shortest), ended(numbers.shortest)),
    ]
      + (stats.showsStreak
        ? [
          ("Current streak", StatsScreen.days(stats.streak.current), "to today or yesterday"),
          ("Longest streak", StatsScreen.days(stats.streak.longest), "of all time"),
        ] : [])
  }

  private static let streakRule: Markup = """
     A day counts for a streak when a fast that met its goal ends on it or covers all of it; the current \
    streak reaches today or yesterday, and streaks are those of all time.
    """
}
