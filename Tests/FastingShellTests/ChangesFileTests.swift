import FastingCore
import FastingShell
import Testing

struct ChangesFileTests {
  /// The line of a change that begins a fast, with its newline.
  private func begun(_ number: Int) throws -> String {
    var next = Fasting(goal: .trf16)
    try next.begin(at: november(number, 20))
    let change = Change(number: number, command: "begin", before: Fasting(), after: next)
    return String(decoding: try change.line(), as: UTF8.self) + "\n"
  }

  private func settled(_ number: Int) -> String { "{\"settled\":\(number)}\n" }

  private func file(_ text: String, committed: Int) throws -> ChangesFile {
    try ChangesFile(Array(text.utf8), committed: committed)
  }

  @Test func `no file is an empty log that can be read`() throws {
    let file = try ChangesFile(nil, committed: 7)
    #expect(file.log.entries.isEmpty && file.log.isReadable)
    #expect(file.unsettled == nil && file.damaged == nil && file.length == 0)
  }

  @Test func `a change is in our own form`() throws {
    let expected =
      #"{"number":2,"command":"begin","before":null,"#
      + #""after":{"start":"2026-11-02T20:00:00+01:00","goal":{"name":"trf16","seconds":57600}},"#
      + #""removed":[],"added":[]}"# + "\n"
    #expect(try begun(2) == expected)
    #expect(String(decoding: ChangesFile.settled(2), as: UTF8.self) == settled(2))
  }

  @Test func `the last change counts as open until a line says that it is settled`() throws {
    let text = try begun(1) + settled(1) + begun(2)
    let open = try file(text, committed: 2)
    #expect(open.unsettled?.number == 2)
    #expect(open.log.entries.map(\.number) == [1, 2])
    #expect(try file(text + settled(2), committed: 2).unsettled == nil)
    #expect(try file(text + settled(1), committed: 2).unsettled?.number == 2)
  }

  @Test func `what stands behind the committed change never happened`() throws {
    let kept = try begun(1) + settled(1) + begun(2) + settled(2)
    let file = try file(kept + begun(3), committed: 2)
    #expect(file.log.entries.map(\.number) == [1, 2])
    #expect(file.length == kept.utf8.count)
    #expect(file.unsettled == nil && file.damaged == nil)
    #expect(try self.file(begun(1) + begun(2), committed: 0).length == 0)
  }

  @Test(arguments: 1..<140)
  func `a last line that is torn anywhere does no harm`(length: Int) throws {
    let kept = try begun(1) + settled(1)
    let file = try file(kept + begun(2).prefix(length), committed: 1)
    #expect(file.log.entries.map(\.number) == [1])
    #expect(file.log.isReadable)
    #expect(file.length == kept.utf8.count)
    #expect(file.damaged == nil)
  }

  @Test(arguments: ["garbage\n", "{}\n", "{\"number\":1}\n", "\0\0\n", "{\"settled\":\n"])
  func `a damaged line makes the whole file useless, and nothing else`(line: String) throws {
    for text in [line + (try begun(1)), try begun(1) + line, try begun(1) + line + begun(2)] {
      let file = try file(text, committed: 2)
      #expect(!file.log.isReadable)
      #expect(file.log.entries.isEmpty)
      #expect(file.unsettled == nil)
      #expect(file.damaged == Array(text.utf8))
    }
  }

  @Test func `a newer version is refused by its number`() throws {
    #expect(throws: Unreadable.newerVersion(2)) {
      try file(begun(1) + #"{"version":2,"number":2}"# + "\n", committed: 2)
    }
  }

  @Test func `numbers that do not rise are damage`() throws {
    #expect(try file(begun(2) + begun(1), committed: 2).damaged != nil)
    #expect(try file(begun(1) + begun(1), committed: 1).damaged != nil)
  }

  @Test func `a last change that is damaged behind its head is damage too`() throws {
    let line = #"{"number":2,"command":"save","before":null,"after":nonsense}"# + "\n"
    #expect(try file(begun(1) + line, committed: 2).damaged != nil)
  }

  @Test func `a last line without its newline gets one first`() throws {
    let change = try ChangeLog.Entry(line: Array(begun(2).utf8).dropLast()).change()
    let file = try file(String(try begun(1).dropLast()), committed: 1)
    guard case .append(let bytes) = try file.amendment(adding: change) else {
      Issue.record("nothing had to be replaced")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "\n" + (try begun(2)))
  }

  @Test func `blank lines and CRLF are read over`() throws {
    let text = try "\u{FEFF}\r\n" + begun(1).dropLast() + "\r\n\n" + begun(2)
    #expect(try file(text, committed: 2).log.entries.map(\.number) == [1, 2])
  }
}
