import FastingShell

/// What a command changed, in words.
struct ChangeReport {
  var headline: String
  var details: [String] = []
  /// What hooks are told of.
  var events: [Hooks.Event] = []
  /// Commands that people use next.
  var next: [String] = []
  /// Lines for standard error.
  var notes: [String] = []
}

/// The answer of a command that changes something: words for people, the new status for programs.
struct ChangeScreen: Screen {
  let report: ChangeReport
  let status: StatusScreen

  func encode(to encoder: any Encoder) throws {
    try status.encode(to: encoder)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    let next = "Next: \(report.next.joined(separator: ", "))"
    let width = rendering.width ?? DisplayWidth.limit
    return Wrap.lines(report.headline, width: width).map { StyledText($0, .strong) }
      + report.details.flatMap { Wrap.lines($0, width: width) }.map { StyledText($0) }
      + Wrap.lines(next, width: width).map { StyledText($0, .dim) }
  }
}
