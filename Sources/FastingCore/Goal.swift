extension Fasting {
  /// How long a fast is meant to last.
  ///
  /// A goal is frozen into a fast when it begins, so a name stays what it meant then.
  public struct Goal: Hashable, Sendable {
    /// The name of the goal, such as `trf16`; nil for a length of one's own.
    public let name: String?

    /// The length in seconds: more than zero and at most 30 days.
    public let seconds: Int

    /// Creates a goal of a length in seconds; nil for none, a negative or more than 30 days.
    ///
    /// Without a name, the goal takes the name of the goal in ``named`` that has this length.
    public init?(seconds: Int, name: String? = nil) {
      guard Goal.allowedSeconds.contains(seconds) else { return nil }
      self.seconds = seconds
      self.name = name ?? Goal.named.first { $0.seconds == seconds }?.name
    }

    private init(_ name: String, hours: Int) {
      self.name = name
      self.seconds = hours * 3600
    }

    /// The length.
    public var duration: Duration { .seconds(seconds) }

    package static let allowedSeconds = 1...(30 * 86_400)
  }
}

extension Fasting.Goal {
  /// Time-restricted feeding, 12 hours.
  public static let trf12 = Self("trf12", hours: 12)
  /// Time-restricted feeding, 13 hours.
  public static let trf13 = Self("trf13", hours: 13)
  /// Time-restricted feeding, 14 hours.
  public static let trf14 = Self("trf14", hours: 14)
  /// Time-restricted feeding, 16 hours: an eating window of 8 hours.
  public static let trf16 = Self("trf16", hours: 16)
  /// Time-restricted feeding, 18 hours.
  public static let trf18 = Self("trf18", hours: 18)
  /// Time-restricted feeding, 20 hours.
  public static let trf20 = Self("trf20", hours: 20)
  /// One meal a day, 23 hours.
  public static let omad = Self("omad", hours: 23)
  /// One day, 24 hours.
  public static let day = Self("day", hours: 24)
  /// Alternate-day fasting, 36 hours.
  public static let adf = Self("adf", hours: 36)
  /// Two days, 48 hours.
  public static let twoDay = Self("two-day", hours: 48)
  /// Three days, 72 hours.
  public static let threeDay = Self("three-day", hours: 72)

  /// The goals that have a name, shortest first.
  public static let named: [Self] = [
    .trf12, .trf13, .trf14, .trf16, .trf18, .trf20, .omad, .day, .adf, .twoDay, .threeDay,
  ]

  /// Other names that are understood, and what they stand for.
  package static let synonyms: [String: Self] = ["circadian": .trf13]

  /// The goal of a fast for which nobody chose one.
  public static let standard = Self.trf16
}
