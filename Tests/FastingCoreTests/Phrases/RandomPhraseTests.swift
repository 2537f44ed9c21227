import Testing

@testable import FastingCore

struct RandomPhraseTests {
  static let pieces = [
    "", " ", "  ", "now", "today", "yesterday", "last", "mon", "friday", "at", "ago", "am", "pm",
    "noon", "midnight", "2h", "30m", "1d", "16.5", "h", "minutes", "20:00", "8", "24:00", "02:30",
    "00:30:59", "2026-11-29", "2025-10-26", "11-29", "02-29", "T", "Z", "+09:00", "-0500", "+99:99",
    "@", "@1764442800", "-", ":", ".", "9", "99999999999999999999", "9223372036854775807", "trf16",
    "16:8", "/", "an", "hour", "mo", "\t", "\n", "\0", "\u{301}", "é", "٢", "🫖", "\r\n", "\u{FEFF}",
  ]

  static let now = "2025-10-26T02:30:00+01:00"

  /// Checks that a phrase is wholly understood or refused, whatever it is taken for.
  private func check(_ phrase: String) throws -> Bool {
    let now = try #require(Moment(rfc3339: Self.now))
    let start = try #require(Moment(rfc3339: "2025-10-26T02:10:00+02:00"))
    _ = TypedLength(phrase, bareNumberIsHours: true)
    _ = try? Fasting.Goal(typed: phrase)
    _ = try? TypedDay(phrase).day(now: now)
    guard let time = try? TypedTime(phrase) else { return false }
    for zone in PhraseZones.changes.map(\.0) {
      for role in [.plain, .end(of: start), .firstAfter(start), .replacing(start, start: now)]
        as [TypedTime.Role]
      {
        do throws(TimeMisreading) {
          _ = try time.moment(now: now, zone: zone, as: role)
        } catch .skipped, .yearOutOfRange {
        } catch {
          Issue.record("\(phrase) was understood at first, and then \(error)")
        }
      }
    }
    for other in [" \(phrase) ", phrase.uppercased(), phrase.replacing(" ", with: "   ")] {
      #expect(try TypedTime(other) == time, "\(phrase)")
    }
    for index in phrase.indices {
      var other = phrase
      other.insert(contentsOf: "?", at: index)
      #expect(throws: TimeMisreading.self, "\(other)") { try TypedTime(other) }
    }
    #expect(throws: TimeMisreading.self) { try TypedTime(phrase + " xyz") }
    return true
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `any words are understood or refused`(seed: UInt64) throws {
    var generator = PhraseGenerator(state: seed)
    var understood = 0
    for _ in 0..<800 {
      let words = (0..<generator.int(0...5)).map { _ in generator.one(of: Self.pieces) }
      let phrase = words.joined(separator: generator.one(of: ["", " "]))
      if try check(phrase) { understood += 1 }
    }
    #expect(understood > 8)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `any characters are understood or refused`(seed: UInt64) throws {
    var generator = PhraseGenerator(state: seed)
    let characters = Array("0123456789:-+@. apmhdtzTZnow")
    for _ in 0..<800 {
      let count = generator.int(0...9)
      _ = try check(
        String((0..<count).compactMap { _ in characters.randomElement(using: &generator) }))
    }
  }
}
