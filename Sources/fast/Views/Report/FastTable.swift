import FastingCore

/// All fasts of a report, newest first.
struct FastTable {
  let fasts: [NumberedFast]

  func markup(_ when: When) -> Markup {
    let titles: [Markup] = ["Start", "End", "Length", "Goal", "Result", "Note"]
    let caption: Markup = "\(fasts.count == 1 ? "1 fast" : "\(fasts.count) fasts"), newest first"
    return Markup(
      "div",
      ["class": "scroll", "role": "region", "aria-labelledby": "caption", "tabindex": "0"],
      [
        Markup(
          "table", [:],
          [
            Markup("caption", ["id": "caption"], [caption]),
            Markup(
              "thead", [:],
              [Markup("tr", [:], titles.map { Markup("th", ["scope": "col"], [$0]) })]),
            Markup("tbody", [:], fasts.flatMap { [.newline, row($0.fast, when)] }),
          ])
      ])
  }

  private func row(_ fast: Fast, _ when: When) -> Markup {
    Markup(
      "tr", ["class": fast.isMet ? "is-met" : "is-short"],
      [
        Markup("th", ["scope": "row"], ["\(when.full(fast.start))"]),
        Markup("td", [:], ["\(when.full(fast.end))"]),
        Markup("td", ["class": "number"], ["\(fast.elapsed.text)"]),
        Markup("td", [:], ["\(Outcome.name(fast.goal))"]),
        Markup("td", ["class": "result"], ["\(Outcome.verdict(fast))"]),
        Markup("td", ["class": "note", "dir": "auto"], ["\(fast.note ?? "")"]),
      ])
  }
}
