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

  /// What is the matter with it, in a sentence without its full stop.
  public let why: String

  /// Where that is written.
  public let sources: [Source]

  /// A publication, by its first author or its body and its number in PubMed Central.
  public struct Source: Hashable, Sendable {
    /// As in `Anton 2018`.
    public let name: String
    /// As in `PMC5783752`.
    public let article: String
  }

  /// The stages in their order, without a gap.
  public static let all: [Stage] = [
    Stage(
      name: "fed", fromHours: 0, toHours: 4, why: "food is still being absorbed", sources: []),
    Stage(
      name: "early fasting", fromHours: 4, toHours: 12, why: "liver glycogen is being used",
      sources: []),
    Stage(
      name: "switching", fromHours: 12, toHours: 18,
      why:
        "ketones may begin to rise; reviews put the metabolic switch at 12 to 16 h, or beyond 12 h",
      sources: [
        Source(name: "Anton 2018", article: "PMC5783752"),
        Source(name: "Wilhelmi de Toledo 2020", article: "PMC7877980"),
      ]),
    Stage(
      name: "mostly fat", fromHours: 18, toHours: 24, why: "liver glycogen is low", sources: []),
    Stage(
      name: "extended", fromHours: 24, toHours: 72,
      why: "longer than daily fasting; drink enough, and end it when unwell", sources: []),
    Stage(
      name: "prolonged", fromHours: 72, toHours: nil,
      why: """
        medical supervision is advised; little or no food for more than 5 days carries a refeeding \
        risk
        """, sources: [Source(name: "NICE", article: "PMC8672300")]),
  ]

  /// Returns the stage of a fast that has lasted so long; the first for a negative length.
  public static func after(_ elapsed: Duration) -> Stage {
    let hours = elapsed.wholeSeconds / 3600
    return all.last { $0.fromHours <= hours } ?? all[0]
  }
}
