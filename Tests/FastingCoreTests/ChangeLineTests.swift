import FastingCore
import Testing

struct ChangeLineTests {
  @Test func `a change has one line`() throws {
    let change = Change(
      number: 12, command: "begin", before: .hours(0, 16, note: "a/b"), after: .hours(20),
      removed: [History.Entry(.hours(-20, -4), place: 3)], added: [History.Entry(.hours(0, 16))],
      redoes: 9)
    #expect(
      String(decoding: try change.line(), as: UTF8.self) == """
        {"number":12,"redoes":9,"command":"begin",\
        "before":{"start":"2026-11-29T00:00:00+01:00","end":"2026-11-29T16:00:00+01:00",\
        "goal":{"name":"trf16","seconds":57600},"note":"a/b"},\
        "after":{"start":"2026-11-29T20:00:00+01:00","goal":{"name":"trf16","seconds":57600}},\
        "removed":[{"start":"2026-11-28T04:00:00+01:00","end":"2026-11-28T20:00:00+01:00",\
        "goal":{"name":"trf16","seconds":57600}}],"removedLines":[3],\
        "added":[{"start":"2026-11-29T00:00:00+01:00","end":"2026-11-29T16:00:00+01:00",\
        "goal":{"name":"trf16","seconds":57600}}]}
        """)
  }

  @Test func `a line that is written is read back equal, and written the same again`() throws {
    var samples = Samples(seed: 11)
    for _ in 0..<500 {
      let change = ChangeTests.random(&samples)
      let line = try change.line()
      #expect(!line.contains(.newline))
      let entry = try ChangeLog.Entry(line: line[...])
      #expect((entry.number, entry.undoes, entry.redoes) == (7, change.undoes, change.redoes))
      #expect(try entry.change() == change)
      #expect(try entry.change().line() == line)
      #expect(try entry.line() == line)
      #expect(try ChangeLog.Entry(change).line() == line)
    }
  }

  @Test func `a line keeps the place of each fast, also where another has none`() throws {
    let change = Change(
      number: 1, command: "delete", before: Fasting(), after: Fasting(),
      removed: [History.Entry(.hours(0, 16), place: 3), History.Entry(.hours(20, 36))])
    #expect(try ChangeLog.Entry(line: try change.line()[...]).change() == change)
  }

  @Test func `the head of a line says what the whole line says, in any order of keys`() throws {
    for text in [
      #"{"number":3,"command":"undo","undoes":2,"before":null,"after":null}"#,
      #"{"command":"undo","undoes":2,"number":3,"before":null,"after":null}"#,
      #"{ "number": 3, "undoes": 2, "command": "undo", "before": null, "after": null }"#,
    ] {
      let entry = try ChangeLog.Entry(line: Array(text.utf8)[...])
      let change = try entry.change()
      #expect((entry.number, entry.undoes) == (3, 2), "\(text)")
      #expect((change.number, change.undoes) == (3, 2), "\(text)")
    }
  }

  @Test(arguments: [
    ("", Unreadable.notJSON), ("{", .notJSON), ("[]", .notJSON), ("null", .notJSON),
    (#"{"number":1,"undoes":2"#, .notJSON), (#"{"command":"x"}"#, .wrongValue("number")),
    (#"{"number":1}"#, .wrongValue("command")), (#"{"number":"1"}"#, .wrongValue("number")),
    (#"{"version":99,"number":1}"#, .newerVersion(99)),
  ])
  func `a line that is no change is not read`(text: String, expected: Unreadable) {
    #expect(unreadable { try ChangeLog.Entry(line: Array(text.utf8)[...]).change() } == expected)
  }

  @Test func `a line that is damaged behind its head fails when it is asked for`() throws {
    let text = #"{"number":5,"undoes":4,"command":"undo","before":{"start":"no"},"after":null}"#
    let entry = try ChangeLog.Entry(line: Array(text.utf8)[...])
    #expect((entry.number, entry.undoes) == (5, 4))
    #expect(unreadable { try entry.change() } == .wrongValue("start"))
    let log = ChangeLog([
      try ChangeLog.Entry(line: Array(text.replacing(#""undoes":4,"#, with: "").utf8)[...])
    ])
    var record = Record(fasting: Fasting(), history: History(), lastChange: 5, log: log)
    #expect(throws: Refusal.changesUnreadable) { try record.undo() }
  }

  @Test func `a change without the fast before or after it is damaged, not idle`() {
    for text in [
      #"{"number":1,"command":"begin","after":null,"removed":[],"added":[]}"#,
      #"{"number":1,"command":"begin","before":null,"removed":[],"added":[]}"#,
    ] {
      #expect(unreadable { try ChangeLog.Entry(line: Array(text.utf8)[...]).change() } != nil)
    }
  }

  @Test func `no beginning of a line is a change`() throws {
    var samples = Samples(seed: 12)
    let line = try ChangeTests.random(&samples).line()
    for count in line.indices {
      #expect(unreadable { try ChangeLog.Entry(line: line[..<count]).change() } != nil)
    }
  }
}
