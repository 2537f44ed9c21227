import FastingCore
import Testing

struct HistoryTests {
  @Test func `fasts are numbered by start, then by end, newest first`() {
    let history = History([
      .hours(20, 36), .hours(0, 16), .hours(40, 41), .hours(40, 50), .hours(40, 40),
    ])
    #expect(
      history.newestFirst == [
        .hours(40, 50), .hours(40, 41), .hours(40, 40), .hours(20, 36), .hours(0, 16),
      ])
    #expect(history.newest == .hours(40, 50))
    #expect(history.number(of: .hours(40, 50)) == 1)
    #expect(history.number(of: .hours(0, 16)) == 5)
    #expect(history.number(of: .hours(0, 17)) == nil)
  }

  @Test func `records with the same start and end count once`() throws {
    let elsewhere = Fast(
      start: try #require(Moment.hour(0).at(utcOffset: 0)),
      end: try #require(Moment.hour(16).at(utcOffset: 0)), goal: .omad, note: "again")
    let history = History([.hours(0, 16), elsewhere, .hours(20, 36), .hours(0, 16)])
    #expect(history.newestFirst == [.hours(20, 36), .hours(0, 16)])
    #expect(history.number(of: elsewhere) == 2)
    #expect(history.contains(elsewhere.identity))
    #expect(history.entries(of: [elsewhere.identity]).count == 3)
    #expect(History([.hours(0, 16), .hours(0, 16)]).newestFirst.count == 1)
  }

  @Test func `a millisecond makes another fast`() {
    let millisecond = 1.0 / 3_600_000
    #expect(!History([.hours(0, 16)]).contains(Fast.hours(0, 16 + millisecond).identity))
  }

  @Test func `histories that say the same are one in a set`() {
    let bad = History.BadLine(number: 1, reason: .notJSON)
    let one = History([.hours(0, 16), .hours(20, 36)])
    let same = History(entries: one.entries)
    let longer = History([.hours(0, 16), .hours(20, 37)])
    #expect(Set([one, same]) == [one])
    #expect(Set([one, longer, History(entries: one.entries, badLines: [bad])]).count == 3)
  }

  @Test func `an empty history has no newest fast`() {
    #expect(History().newest == nil)
    #expect(History().newestFirst == [])
    #expect(!History().contains(Fast.hours(0, 16).identity))
  }

  @Test func `the newest is the first of all, in whatever order they stand`() {
    var samples = Samples(seed: 13)
    for _ in 0..<200 {
      let fasts = (0..<samples.number(1...8)).map { _ in
        Fast.hours(Double(samples.number(0...4)), Double(samples.number(0...9)))
      }
      let history = History(fasts)
      #expect(history.newest?.identity == history.newestFirst.first?.identity)
      #expect(history.newestFirst == history.newestFirst.sorted { $1.identity < $0.identity })
      #expect(Set(history.newestFirst.map(\.identity)) == Set(fasts.map(\.identity)))
      #expect(history.newestFirst.count == Set(fasts.map(\.identity)).count)
    }
  }

  @Test func `replacing takes out every record of a fast and puts in what is not there`() {
    var history = History([.hours(0, 16), .hours(20, 36), .hours(0, 16)])
    history.replace(
      [History.Entry(.hours(0, 16))],
      with: [History.Entry(.hours(20, 36, note: "other")), History.Entry(.hours(0, 15))])
    #expect(history.newestFirst == [.hours(20, 36), .hours(0, 15)])
    history.replace([], with: [History.Entry(.hours(20, 36, note: "other"))])
    #expect(history.entries.count == 2)
  }

  @Test func `an edit of the note keeps one record`() {
    var history = History([.hours(0, 16)])
    history.replace(
      [History.Entry(.hours(0, 16))], with: [History.Entry(.hours(0, 16, note: "calm"))])
    #expect(history.newestFirst == [.hours(0, 16, note: "calm")])
  }

  @Test func `a fast belongs to the day on which it ends by its own clock`() throws {
    let fast = Fast(
      start: try #require(Moment(rfc3339: "2026-11-29T20:00:00+01:00")),
      end: try #require(Moment(rfc3339: "2026-11-29T23:30:00-08:00")), goal: .trf16)
    #expect(fast.day.description == "2026-11-29")
    #expect(fast.elapsed == .seconds(12 * 3600 + 1800))
  }
}
