/// A range of hours of a fast, with an approximate name for what bodies usually do then.
///
/// The tool measures time, not metabolism: a stage is never a statement about a person.
public struct Stage: Hashable, Sendable {
  /// The name of the stage.
  public let name: String

  /// The hours since the start at which it begins.
  public let fromHours: Int

  /// The hours since the start at which the next one begins; nil for the last.
  public let toHours: Int?

  /// The stages in their order, without a gap.
  public static let all: [Stage] = [
    Stage(name: "fed", fromHours: 0, toHours: 4),
    Stage(name: "early fasting", fromHours: 4, toHours: 12),
    Stage(name: "switching", fromHours: 12, toHours: 18),
    Stage(name: "mostly fat", fromHours: 18, toHours: 24),
    Stage(name: "extended", fromHours: 24, toHours: 72),
    Stage(name: "prolonged", fromHours: 72, toHours: nil),
  ]

  /// Returns the stage of a fast that has lasted so long; the first for a negative length.
  public static func after(_ elapsed: Duration) -> Stage {
    let hours = elapsed.wholeSeconds / 3600
    return all.last { $0.fromHours <= hours } ?? all[0]
  }
}
