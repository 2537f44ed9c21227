import FastingCore
import Testing

/// What is exported, and read again.
struct ExportRoundTripTests {
  static func exporter(_ name: String) throws -> Exporter {
    try #require(Exporter.all.first { $0.name == name })
  }

  /// Fasts one after the other, with goals and notes of any kind.
  static func fasts(_ samples: inout Samples, withOtherKeys: Bool) -> [Fast] {
    var hour = 0.0
    return (0..<samples.number(0...8)).compactMap { _ in
      let start = hour + samples.pick([0, 0.5, 3])
      hour = start + samples.pick([0, 0.25, 16, 16.0001])
      let offset = samples.number(-1439...1439) * 60
      guard let first = Moment.hour(start).at(utcOffset: offset),
        let last = Moment.hour(hour).at(utcOffset: samples.oneIn(2) ? offset : 0)
      else { return nil }
      let beginning = samples.pick(["", "=", "+", "-", "@", "'", "''", "\t", "\r", "\n", "\"", ";"])
      return Fast(
        start: first, end: last, goal: samples.goal(),
        note: samples.oneIn(3) ? nil : beginning + samples.text(),
        otherKeys: withOtherKeys ? samples.object() : [:])
    }
  }

  static func importAll(_ bytes: [UInt8]) throws -> [Fast] {
    let rows = try Importer.rows(
      of: ImportSource(bytes, options: Importing.options(PhraseZones.tokyo)), format: nil)
    var record = Record()
    let report = record.import(rows, now: .hour(1000))
    #expect(report.added == rows.count)
    return record.history.newestFirst.reversed()
  }

  @Test(arguments: ["json", "jsonl", "csv"])
  func `what is exported is imported equal`(format: String) throws {
    let exporter = try Self.exporter(format)
    var samples = Samples(seed: UInt64(format.utf8.count))
    for _ in 0..<300 {
      let fasts = Self.fasts(&samples, withOtherKeys: format != "csv")
      let record = Record(.hours(900), saved: fasts)
      let exported = record.history.newestFirst.reversed()
      let bytes = try exporter.write(ExportSource(record))
      let text = String(decoding: bytes, as: UTF8.self)
      let rows = try Importer.rows(
        of: ImportSource(bytes, options: Importing.options()), format: nil)
      #expect(rows.count { $0.content == .running } == (format == "json" ? 1 : 0))
      var again = Record()
      _ = again.import(rows, now: .hour(1000))
      #expect(again.history.newestFirst == exported.reversed(), "\(text)")
      #expect(
        try exporter.write(ExportSource(Record(.hours(900), saved: Array(again.saved)))) == bytes)
    }
  }

  @Test func `a raw table comes back too, but for what looks guarded`() throws {
    let fast = Fast.hours(0, 16, note: "=1+1")
    let record = Record(Fasting(), saved: [fast])
    let bytes = try Self.exporter("csv").write(ExportSource(record, isRaw: true))
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix(",=1+1\r\n"))
    #expect(try Self.importAll(bytes) == [fast])
  }

  @Test func `lines are those of the history, in order of start`() throws {
    let fasts = [Fast.hours(20, 36, note: "b"), .hours(0, 16, note: "a")]
    let bytes = try Self.exporter("jsonl").write(ExportSource(Record(.hours(40), saved: fasts)))
    #expect(bytes == (try fasts[1].line()) + [.newline] + (try fasts[0].line()) + [.newline])
  }

  @Test func `the current fast is in our JSON alone, without an end while it runs`() throws {
    let saved = [Fast.hours(0, 16)]
    for exporter in Exporter.all {
      let idle = try exporter.write(ExportSource(Record(Fasting(), saved: saved)))
      let running = try exporter.write(ExportSource(Record(.hours(20, note: "now"), saved: saved)))
      let text = String(decoding: running, as: UTF8.self)
      if exporter.name == "json" {
        #expect(String(decoding: idle, as: UTF8.self).contains(#""current" : null"#))
        #expect(text.contains(#""end" : null"#))
        #expect(text.contains("2026-11-29T20:00:00+01:00"))
      } else {
        #expect(running == idle, "\(exporter.name)")
      }
    }
  }

  @Test func `a period is the days on which fasts ended`() throws {
    let fasts = [Fast.hours(0, 16), .hours(20, 36), .hours(40, 56)]
    var search = Search()
    search.since = Day(year: 2026, month: 11, day: 30)
    search.until = search.since
    let bytes = try Self.exporter("jsonl").write(
      ExportSource(Record(Fasting(), saved: fasts), search: search))
    #expect(try Self.importAll(bytes) == [fasts[1]])
  }
}
