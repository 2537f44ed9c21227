import Testing

@testable import FastingCore

/// The scanner of lines in our own form, against the reader of one line.
struct LineScannerTests {
  private static let goal = #""goal":{"name":"trf16","seconds":57600}"#

  private static func line(
    _ start: String = "2026-11-29T20:00:00+01:00", _ end: String = "2026-11-30T12:05:00+01:00",
    rest: String = goal + "}"
  ) -> String {
    #"{"start":"\#(start)","end":"\#(end)",\#(rest)"#
  }

  /// Reads a text whole, and each of its lines alone.
  private func read(_ text: String) throws -> (whole: [Fast], alone: [Fast]) {
    let bytes = Array(text.utf8)
    let lines = Array(text.filter { $0 != "\0" }.utf8)
    let alone = LineRanges(lines).compactMap { try? Fast(line: lines[$0].trimmed) }
    return (try HistoryLines(bytes).history.entries.map(\.fast), alone)
  }

  @Test(arguments: [
    line(), line("2026-11-29T19:00:00Z", "2026-11-30T11:05:00Z"),
    line("2024-02-29T23:59:59-23:59", "9999-12-31T23:59:59+23:59"),
    line("1970-01-01T00:00:00Z", "1970-01-01T00:00:00Z"), line(rest: #""goal":{"seconds":1}}"#),
    line(rest: goal + #","note":"felt fine"}"#), line(rest: goal + #","note":""}"#),
    line(rest: goal + #","note":"a\"b\\é"}"#), line(rest: goal + #","x":{"y":[1]}}"#),
    line("2026-11-29T20:00:00.5+01:00"), line("2026-11-29T20:00:00+00:00"),
    line("2026-11-29t20:00:00z"),
  ])
  func `a line means in a file what it means alone`(line: String) throws {
    for text in [
      line, "\(line)\n", "\(line)\r\n", "\(line)\n\(line)\n", "\u{FEFF}\(line)\n", "\(line)\0\0",
    ] {
      let (whole, alone) = try read(text)
      #expect(whole == alone)
      #expect(!whole.isEmpty)
    }
  }

  @Test(arguments: [
    "2026-11-31T20:00:00Z", "2025-02-29T20:00:00Z", "2026-00-10T20:00:00Z",
    "2026-13-10T20:00:00Z", "2026-11-00T20:00:00Z", "1969-12-31T20:00:00Z",
    "2026-11-29T24:00:00Z", "2026-11-29T20:60:00Z", "2026-11-29T20:00:60Z",
    "2026-11-29T20:00:00+24:00", "2026-11-29T20:00:00+01:60", "2026-11-29T20:00:00*01:00",
    "2026-11-29T20:00:00+0100", "2026-11-29T20:00:00", "2026/11/29T20:00:00Z",
    "2026-11-29 20:00:00Z", "２026-11-29T20:00:00Z", "2026-11-29T20:00:00+01:0:",
    "202:-11-29T20:00:00Z", "2026-11-29T20:00:0/Z", "0000-00-00T00:00:00Z",
  ])
  func `what is no moment is none for either`(moment: String) throws {
    for text in [Self.line(moment), Self.line("2026-11-01T20:00:00Z", moment)] {
      let (whole, alone) = try read(text + "\n" + Self.line())
      #expect(whole == alone)
      #expect(whole.count == 1)
    }
  }

  @Test func `a line that is cut anywhere is no fast for either`() throws {
    let line = Self.line(rest: Self.goal + #","note":"a note without an end"}"#)
    for length in 0..<line.count {
      let (whole, alone) = try read(String(line.prefix(length)))
      #expect(whole.isEmpty && alone.isEmpty, "\(length)")
    }
  }

  @Test(arguments: ["\u{1}", "\t", "\u{1F}"])
  func `a bare control character makes a note unreadable for either`(character: String) throws {
    let bad = Self.line(rest: Self.goal + #","note":"felt\#(character)fine"}"#)
    let (whole, alone) = try read(bad + "\n" + Self.line())
    #expect(whole == alone)
    #expect(whole.count == 1)
  }

  @Test func `any byte put anywhere in a line changes both in the same way`() throws {
    let line = Array(Self.line(rest: Self.goal + #","note":"fine"}"#).utf8)
    for place in line.indices {
      for byte: UInt8 in [
        0, 0x0A, 0x20, 0x22, 0x2B, 0x2D, 0x30, 0x39, 0x3A, 0x5A, 0x5C, 0x7D, 0xFF,
      ] {
        var changed = line
        changed[place] = byte
        let bytes = changed + [.newline] + line + [.newline]
        let alone = LineRanges(bytes).compactMap { try? Fast(line: bytes[$0].trimmed) }
        #expect(try HistoryLines(bytes).history.entries.map(\.fast) == alone)
      }
    }
  }

  @Test func `goals that differ in length and name are told apart`() throws {
    let goals = [
      Self.goal, #""goal":{"name":"trf18","seconds":64800}"#, Self.goal, #""goal":{"seconds":7}"#,
      #""goal":{"name":"trf16","seconds":57601}"#, #""goal":{"name":"trf16","seconds":5760}"#,
    ]
    let text = goals.enumerated().map {
      Self.line("2026-01-0\($0.offset + 1)T00:00:00Z", rest: "\($0.element)}")
    }.joined(separator: "\n")
    let (whole, alone) = try read(text)
    #expect(whole == alone)
    #expect(whole.map(\.goal.seconds) == [57600, 64800, 57600, 7, 57601, 5760])
  }

  @Test func `a text that ends within a line is torn there and nowhere before`() throws {
    let text = Array((Self.line() + "\n" + Self.line("2026-01-01T00:00:00Z")).utf8)
    for count in text.indices {
      let bytes = Array(text[..<count])
      let lines = try HistoryLines(bytes)
      let isWhole = count >= Self.line().utf8.count
      #expect(lines.history.count == (isWhole ? 1 : 0))
      #expect(lines.text + lines.torn == bytes)
    }
  }
}
