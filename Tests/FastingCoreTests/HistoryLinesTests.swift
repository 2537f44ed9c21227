import Testing

@testable import FastingCore

struct HistoryLinesTests {
  static func read(_ text: String) throws -> HistoryLines {
    try HistoryLines(Array(text.utf8))
  }

  static func line(_ fast: Fast) throws -> String {
    String(decoding: try fast.line(), as: UTF8.self)
  }

  static let (one, two, three) = (Fast.hours(0, 16), Fast.hours(20, 36), Fast.hours(40, 56))

  @Test(arguments: ["", "\n", "\n\n", "\r\n", " ", "\t \r\n \n", "\u{FEFF}", "\u{FEFF}\n"])
  func `a text without anything is an empty history`(text: String) throws {
    let lines = try Self.read(text)
    #expect(lines.history == History())
    #expect(lines.torn.isEmpty)
    #expect(Array(lines.text) == Array(text.utf8))
  }

  @Test(arguments: [
    ("\n", ""), ("\r\n", ""), ("\n\n\n", ""), ("\n", "\u{FEFF}"), (" \t\n  ", "\u{FEFF}"),
  ])
  func `blank lines, CRLF and a byte order mark are read over`(ending: String, mark: String) throws
  {
    let text = mark + (try Self.line(Self.two)) + ending + (try Self.line(Self.one)) + ending
    let lines = try Self.read(text)
    #expect(lines.history.newestFirst == [Self.two, Self.one])
    #expect(lines.history.badLines.isEmpty)
    #expect(lines.torn.isEmpty)
  }

  @Test func `each fast knows its line, blank and bad ones counted`() throws {
    let text = "\n\(try Self.line(Self.one))\nbad\n\r\n\(try Self.line(Self.two))\n"
    let lines = try Self.read(text)
    #expect(lines.history.entries.map(\.place) == [1, 4])
    #expect(lines.history.badLines == [History.BadLine(number: 3, reason: .notJSON)])
  }

  @Test func `a bad line is numbered and explained, and the others are read`() throws {
    let text = """
      {"start":"2026-11-31T20:00:00Z"}
      \(try Self.line(Self.one))
      {"start":
      \0\0\0
      <<<<<<< HEAD
      \(try Self.line(Self.two))

      """
    let lines = try Self.read(text)
    #expect(lines.history.newestFirst == [Self.two, Self.one])
    #expect(
      lines.history.badLines == [
        History.BadLine(number: 1, reason: .wrongValue("start")),
        History.BadLine(number: 3, reason: .notJSON), History.BadLine(number: 4, reason: .notJSON),
        History.BadLine(number: 5, reason: .notJSON),
      ])
    #expect(Array(lines.text) == Array(text.utf8))
  }

  @Test func `whatever a crash leaves of the last line is torn, and no fast`() throws {
    let (first, last) = (try Self.line(Self.one) + "\n", try Self.two.line())
    for count in 1..<last.count {
      let lines = try HistoryLines(Array(first.utf8) + last[..<count])
      #expect(lines.history.newestFirst == [Self.one])
      #expect(lines.history.badLines.isEmpty)
      #expect(Array(lines.torn) == Array(last[..<count]))
      #expect(Array(lines.text) == Array(first.utf8))
    }
  }

  @Test(arguments: ["\0\0\0\0", "}", "null", "\u{FEFF}{"])
  func `other rubbish without a newline is torn too`(rubbish: String) throws {
    let text = try Self.line(Self.one) + "\n"
    let lines = try Self.read(text + rubbish)
    #expect(Array(lines.torn) == Array(rubbish.utf8))
    #expect(lines.history.newestFirst == [Self.one])
  }

  @Test(arguments: ["", " ", "\r"])
  func `a whole last line without a newline is a fast`(blank: String) throws {
    let lines = try Self.read(try Self.line(Self.one) + "\n" + Self.line(Self.two) + blank)
    #expect(lines.history.newestFirst == [Self.two, Self.one])
    #expect(lines.torn.isEmpty)
  }

  @Test func `rubbish with a newline is a bad line, not a torn end`() throws {
    let lines = try Self.read("{\"start\n")
    #expect(lines.torn.isEmpty)
    #expect(lines.history.badLines == [History.BadLine(number: 1, reason: .notJSON)])
  }

  @Test(arguments: [
    "{}", #"{"start":"2026-11-31T20:00:00Z"}"#, #"{\#(FastLineTests.times),"goal":{"seconds":0}}"#,
    #"{\#(FastLineTests.times),"goal":{"seconds":60},"x":"\ud83c"}"#,
    #"{\#(FastLineTests.times),"goal":{"seconds":60},"x":1e400}"#,
  ])
  func `a whole object that is no fast is a bad line, also without a newline`(
    object: String
  ) throws {
    let lines = try Self.read(object)
    #expect(lines.torn.isEmpty)
    #expect(lines.history.badLines.map(\.number) == [1])
  }

  @Test(arguments: ["", "\n"])
  func `a newer version anywhere refuses the whole text`(ending: String) throws {
    let text = try Self.line(Self.one) + "\n{\"version\":7}" + ending
    let line = History.BadLine(number: 2, reason: .newerVersion(7))
    #expect(throws: line) { try Self.read(text) }
  }

  @Test func `a byte order mark inside the text is a bad line, not a lost one`() throws {
    let line = try Self.line(Self.one)
    let lines = try Self.read("\(line)\n\u{FEFF}\(try Self.line(Self.two))\n")
    #expect(lines.history.entries.count + lines.history.badLines.count == 2)
  }

  @Test func `the lines cover the text behind the byte order mark, each with its newline`() {
    let bytes = Array("\u{FEFF}a\n\nb\r\nc".utf8)
    #expect(Array(LineRanges(bytes)) == [3..<5, 5..<6, 6..<9, 9..<10])
    #expect(Array(LineRanges(bytes[5...])) == [5..<6, 6..<9, 9..<10])
    #expect(Array(LineRanges([])) == [])
  }

  @Test func `zeros behind a whole last line are torn, and the fast is not`() throws {
    let line = try Self.line(Self.one)
    let lines = try Self.read(line + "\0\0\0\0")
    #expect(lines.history.newestFirst == [Self.one])
    #expect(Array(lines.torn) == [0, 0, 0, 0])
  }
}
