import FastingCore
import Testing

@testable import fast

/// Records to draw, and what a drawing looks like.
enum Pictures {
  static func moment(_ text: String) throws -> Moment {
    try #require(Moment(rfc3339: text))
  }

  static func fast(_ start: String, _ end: String, goal: Fasting.Goal = .trf16) throws -> Fast {
    Fast(start: try moment(start), end: try moment(end), goal: goal)
  }

  static func rendering(_ width: Int?, usesUnicode: Bool = true) -> Rendering {
    Rendering(width: width, usesColor: false, usesUnicode: usesUnicode, isTerminal: false)
  }

  static func lines(_ screen: any Screen, _ rendering: Rendering) -> [String] {
    let when = When(now: .epoch, zone: .utc)
    return rendering.text(screen.lines(when, rendering)).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// A record of any fasts, most of them of a day or so, in the hundred days before `now`.
  static func record(seed: UInt64, now: Moment) throws -> Record {
    var samples = TextSamples(seed: seed)
    var fasts: [Fast] = []
    for _ in 0..<samples.number(1...60) {
      let start = now.instant.advanced(by: .seconds(-samples.number(400_000...8_640_000)))
      let end = start.advanced(
        by: .seconds(samples.number(-9...100) * 3600 + samples.number(0...9)))
      fasts.append(
        Fast(
          start: try #require(Moment(start, utcOffset: 0)),
          end: try #require(Moment(end, utcOffset: samples.number(-12...12) * 3600)), goal: .trf16))
    }
    var record = Record(history: History(fasts))
    if samples.number(1...2) == 1 { _ = try? record.begin(at: now) }
    return record
  }
}
