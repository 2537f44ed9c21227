import FastingCore

extension StatsScreen {
  private enum Key: String, CodingKey {
    case version, count, met, metRate, totalSeconds, meanSeconds, medianSeconds, longest, shortest
    case streak, groups, activeSeconds
  }

  private struct StreakModel: Encodable {
    let current: Int
    let longest: Int
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(statistics.count, forKey: .count)
    try container.encode(statistics.met, forKey: .met)
    try container.encode(statistics.metRate, forKey: .metRate)
    try container.encode(statistics.total.wholeSeconds, forKey: .totalSeconds)
    try container.encode(statistics.mean?.wholeSeconds, forKey: .meanSeconds)
    try container.encode(statistics.median?.wholeSeconds, forKey: .medianSeconds)
    try container.encode(statistics.longest.map(NumberedFast.init), forKey: .longest)
    try container.encode(statistics.shortest.map(NumberedFast.init), forKey: .shortest)
    try container.encode(
      StreakModel(current: streak.current, longest: streak.longest), forKey: .streak)
    try container.encodeIfPresent(groups, forKey: .groups)
    try container.encode(active.wholeSeconds, forKey: .activeSeconds)
  }
}

extension StatsScreen.Group: Encodable {
  private enum Key: String, CodingKey {
    case key, count, met, totalSeconds, meanSeconds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(key, forKey: .key)
    try container.encode(statistics.count, forKey: .count)
    try container.encode(statistics.met, forKey: .met)
    try container.encode(statistics.total.wholeSeconds, forKey: .totalSeconds)
    try container.encode(statistics.mean?.wholeSeconds, forKey: .meanSeconds)
  }
}
