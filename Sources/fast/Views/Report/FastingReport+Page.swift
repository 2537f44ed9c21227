import FastingCore

extension FastingReport {
  /// The report as one page of HTML that needs nothing else.
  func page(_ when: When) -> String {
    Markup.document(
      Markup("html", ["lang": "en"], [head, .newline, Markup("body", [:], body(when)), .newline]))
  }

  private var days: String {
    let (first, last) = (period.lowerBound.prose, period.upperBound.prose)
    return first == last ? first : "\(first) to \(last)"
  }

  private var head: Markup {
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    return Markup(
      "head", [:],
      [
        Markup("meta", ["charset": "utf-8"]),
        Markup("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        Markup("meta", ["name": "color-scheme", "content": "light dark"]),
        Markup("title", [:], ["Fasting report, \(days)"]), .newline, FastingReport.style,
      ])
  }

  private func body(_ when: When) -> [Markup] {
    let header = Markup(
      "header", [:],
      [
        Markup("h1", [:], ["Fasting report"]),
        Markup("p", ["class": "period"], ["\(days)"]),
        Markup("p", ["class": "faint"], ["Made on \(when.full(now))\(currentFast(when))"]),
      ])
    return [.newline, header, .newline, Markup("main", [:], sections(when)), .newline]
  }

  private func currentFast(_ when: When) -> String {
    let length = Outcome.length(current.elapsed(at: now.instant), of: current.goal)
    return switch current.state {
    case .idle: "."
    case .fasting: ". A fast is running \(when.span(current)): \(length), not counted below."
    case .finished: ". The last fast is not saved yet, and not counted below: \(length)."
    }
  }

  private func sections(_ when: When) -> [Markup] {
    guard !fasts.isEmpty else {
      return [Markup("p", ["class": "period"], ["No saved fast ended in this period."])]
    }
    let lengths = LengthChart(fasts)
    return [
      section("figures", "Key figures", [KeyFigures(stats: stats).markup(when)]),
      section(
        "length", "Length against goal",
        [
          lead(lengths.lead), lengths.markup(when),
          legend([("met", "met the goal"), ("short", "shorter"), ("goal", "the goal")]),
        ]),
      section(
        "calendar", "Hours of each day",
        [
          lead("The fuller a day, the more of its 24 hours were spent fasting."),
          CalendarChart(report: self).markup,
        ]),
      section(
        "weeks", "The last weeks",
        [
          lead("Each strip is one day from midnight to midnight."),
          TimelineChart(report: self).markup(when),
          legend(
            [("met", "fasting")] + (current.state == .idle ? [] : [("now", "the current fast")])
              + [("track", "not fasting")]),
        ]),
      section(
        "begin", "When fasts begin",
        [
          lead("How many fasts began in each hour of the day."),
          StartChart(starts: starts).markup(when),
        ]),
      section("all", "All fasts", [FastTable(fasts: fasts).markup(when)]),
    ]
  }

  private func section(_ id: String, _ title: String, _ content: [Markup]) -> Markup {
    Markup(
      "section", ["class": id, "aria-labelledby": id],
      [.newline, Markup("h2", ["id": id], ["\(title)"])] + content + [.newline])
  }

  private func lead(_ text: String) -> Markup {
    Markup("p", ["class": "lead"], ["\(text)"])
  }

  private func legend(_ keys: [(kind: String, text: String)]) -> Markup {
    Markup(
      "ul", ["class": "legend"],
      keys.map {
        Markup("li", [:], [Markup("span", ["class": "key \($0.kind)"], []), "\($0.text)"])
      })
  }
}
