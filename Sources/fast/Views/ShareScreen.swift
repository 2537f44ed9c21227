import FastingShell

/// Whether a fast was shared, and why not.
struct ShareScreen: Screen {
  /// Why it was not shared; nil if it was.
  let reason: String?

  init(_ outcome: Hooks.Outcome, path: String?) {
    reason =
      switch outcome {
      case .done: nil
      case .failed(let reason): reason
      case .missing: path.map { "there is no program \($0)" } ?? "HOME is not set"
      }
  }

  private enum Key: String, CodingKey {
    case version, shared, reason
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(reason == nil, forKey: .shared)
    try container.encode(reason, forKey: .reason)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    let text = reason.map { "Not shared: \(Visible.text($0))." } ?? "Shared."
    return Wrap.lines(text, width: rendering.width ?? DisplayWidth.limit).map { StyledText($0) }
  }
}
