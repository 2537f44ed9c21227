import FastingCore

/// How the waiting for a point of a fast ended.
struct WaitScreen: Screen {
  let isReached: Bool
  let status: StatusScreen

  func encode(to encoder: any Encoder) throws {
    try status.encode(to: encoder)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    let now = when.clock(status.now)
    let length = status.fasting.state == .idle ? "" : ", after \(status.elapsed.text)"
    return [StyledText(isReached ? "Reached at \(now)\(length)." : "The fast ended before that.")]
  }
}
