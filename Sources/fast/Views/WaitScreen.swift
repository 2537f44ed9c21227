import FastingCore

/// How the waiting for a point of a fast ended.
struct WaitScreen: Screen {
  /// The point that was reached; nil where the fast ended before.
  let reached: Milestone?
  let status: StatusScreen
  let zone: Zone

  func encode(to encoder: any Encoder) throws {
    try status.encode(to: encoder)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    guard let reached else { return ["The fast ended before that."] }
    let length = reached.length(goal: status.goal)
    guard let start = status.fasting.start,
      let moment = zone.moment(at: start.instant.advanced(by: length))
    else { return ["Reached before the fast ended."] }
    return [StyledText("\(length.text) reached \(when.short(moment)).")]
  }
}
