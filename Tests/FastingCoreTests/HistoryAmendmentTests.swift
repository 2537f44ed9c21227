import FastingCore
import Testing

struct HistoryAmendmentTests {
  static let (one, two, three) = (Fast.hours(0, 16), Fast.hours(20, 36), Fast.hours(40, 56))

  static func change(_ removed: [History.Entry] = [], adding added: [History.Entry] = []) -> Change
  {
    Change(
      number: 1, command: "edit", before: Fasting(), after: Fasting(), removed: removed,
      added: added)
  }

  static func adding(_ fasts: Fast...) -> Change {
    change(adding: fasts.map { History.Entry($0) })
  }

  static func text(_ fasts: Fast..., end: String = "\n") throws -> String {
    try fasts.map { String(decoding: try $0.line(), as: UTF8.self) }.joined(separator: "\n") + end
  }

  /// What a change makes of a text, which must then agree with it.
  static func amend(_ text: String, _ change: Change) throws -> HistoryLines.Amendment {
    let lines = try HistoryLines(Array(text.utf8))
    let amendment = try lines.amendment(for: change)
    #expect(try lines.amended(amendment).amendment(for: change) == .nothing)
    return amendment
  }

  @Test(arguments: ["", "\n", "bad\n", "\u{FEFF}"])
  func `added fasts are appended`(text: String) throws {
    let expected = Array(try Self.text(Self.two, Self.one).utf8)
    #expect(try Self.amend(text, Self.adding(Self.two, Self.one)) == .append(expected))
  }

  @Test(arguments: [try text(three, end: ""), "\u{FEFF}" + (try text(three, end: "")), "bad\n "])
  func `a missing newline is supplied first`(text: String) throws {
    let expected = Array("\n".utf8) + Array(try Self.text(Self.one).utf8)
    #expect(try Self.amend(text, Self.adding(Self.one)) == .append(expected))
  }

  @Test func `what is there already is not appended again`() throws {
    let text = try Self.text(Self.one, Self.two)
    #expect(try Self.amend(text, Self.adding(Self.one, Self.two)) == .nothing)
    #expect(
      try Self.amend(text, Self.adding(Self.one, Self.three))
        == .append(Array(try Self.text(Self.three).utf8)))
    #expect(try Self.amend(text, Self.change()) == .nothing)
  }

  @Test func `a torn append is completed behind the cut`() throws {
    let torn = try Self.text(Self.one) + #"{"start":"2026-"#
    #expect(
      try Self.amend(torn, Self.adding(Self.one, Self.two))
        == .append(Array(try Self.text(Self.two).utf8)))
  }

  @Test func `a removal keeps every other line byte for byte`() throws {
    let handmade =
      #"{ "end":"2026-12-09T08:00:00Z","start":"2026-12-08T08:00:00Z", "goal":{"seconds":60}}"#
    let text =
      "\u{FEFF}\r\n" + handmade + "\r\n" + (try Self.text(Self.one, Self.two)) + "bad \n\n"
      + (try Self.text(Self.three, end: ""))
    let expected =
      "\u{FEFF}\r\n" + handmade + "\r\n" + (try Self.text(Self.two)) + "bad \n\n"
      + (try Self.text(Self.three, end: ""))
    #expect(
      try Self.amend(text, Self.change([History.Entry(Self.one)]))
        == .replace(Array(expected.utf8)))
  }

  @Test func `a removal takes every record of the fast`() throws {
    let text = try Self.text(Self.one, Self.two, .hours(0, 16, note: "again"))
    #expect(
      try Self.amend(text, Self.change([History.Entry(Self.one)]))
        == .replace(Array(try Self.text(Self.two).utf8)))
  }

  @Test func `a removal of what is not there changes nothing`() throws {
    #expect(
      try Self.amend(try Self.text(Self.one), Self.change([History.Entry(Self.two)])) == .nothing)
  }

  @Test func `an edit stands where the fast stood`() throws {
    let text = try Self.text(Self.one, Self.two, Self.three)
    let noted = Fast.hours(20, 36, note: "calm")
    let change = Self.change(
      [History.Entry(Self.two, place: 1)], adding: [History.Entry(noted, place: 1)])
    #expect(
      try Self.amend(text, change)
        == .replace(Array(try Self.text(Self.one, noted, Self.three).utf8)))
  }

  @Test func `an edit of the last line ends the line that became the last but one`() throws {
    let text = try Self.text(Self.two, Self.one, end: "")
    let change = Self.change([History.Entry(Self.two)], adding: [History.Entry(Self.three)])
    #expect(
      try Self.amend(text, change) == .replace(Array(try Self.text(Self.one, Self.three).utf8)))
  }

  @Test func `the last fast may leave`() throws {
    #expect(
      try Self.amend(try Self.text(Self.one), Self.change([History.Entry(Self.one)]))
        == .replace([]))
  }

  @Test func `fasts that come back stand where they stood, in whatever order they are named`()
    throws
  {
    let left = [History.Entry(Self.three, place: 2), History.Entry(Self.one, place: 0)]
    let text = try Self.text(Self.one, Self.two, Self.three)
    for entries in [left, left.reversed()] {
      #expect(
        try Self.amend(try Self.text(Self.two), Self.change(adding: entries))
          == .replace(Array(text.utf8)))
    }
    let tail = [History.Entry(Self.three, place: 2), History.Entry(Self.two, place: 1)]
    for entries in [tail, tail.reversed()] {
      #expect(
        try Self.amend(try Self.text(Self.one), Self.change(adding: entries))
          == .append(Array(try Self.text(Self.two, Self.three).utf8)))
    }
  }

  @Test func `a change that the text agrees with is not made again, wherever its fasts stand`()
    throws
  {
    let noted = Fast.hours(0, 16, note: "calm")
    let edit = Self.change(
      [History.Entry(Self.one, place: 0)],
      adding: [History.Entry(noted), History.Entry(Self.three)])
    #expect(
      try Self.amend(try Self.text(Self.one, Self.two), edit)
        == .replace(Array(try Self.text(Self.two, noted, Self.three).utf8)))
    #expect(try Self.amend(try Self.text(Self.two, Self.three, noted), edit) == .nothing)
  }
}
