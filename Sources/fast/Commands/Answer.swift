/// What a command has to say.
struct Answer {
  enum Output {
    case nothing
    case screen(any Screen)
    /// Text as it is, for a prompt or a bar.
    case lines([String])
    case bytes([UInt8])
  }

  var output: Output
  /// Lines for standard error.
  var notes: [String] = []
  var code: Int32 = 0
  /// What is done once the answer is written, and what it has to say on standard error.
  var afterwards: (@MainActor () async -> [String])?

  static func lines(_ lines: [String]) -> Answer {
    Answer(output: .lines(lines))
  }

  static func screen(_ screen: any Screen, notes: [String] = []) -> Answer {
    Answer(output: .screen(screen), notes: notes)
  }
}
