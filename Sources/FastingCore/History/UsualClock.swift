/// The time of day around which something usually happens.
package enum UsualClock {
  /// Returns the middle one of some clock readings, in milliseconds since midnight; nil for none.
  ///
  /// The day is a circle: it is cut where its longest stretch without a reading ends, so that 23:30
  /// and 0:30 have midnight between them and not noon.
  package static func of(_ readings: [Int]) -> Int? {
    let sorted = readings.sorted()
    guard let first = sorted.first else { return nil }
    let day = Int(Day.milliseconds)
    var (widest, cut) = (first + day - (sorted.last ?? first), 0)
    for index in sorted.indices.dropFirst() where sorted[index] - sorted[index - 1] > widest {
      (widest, cut) = (sorted[index] - sorted[index - 1], index)
    }
    let unrolled = sorted[cut...] + sorted[..<cut].map { $0 + day }
    return Array(unrolled)[unrolled.count / 2] % day
  }
}
