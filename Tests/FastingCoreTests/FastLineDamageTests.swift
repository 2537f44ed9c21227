import FastingCore
import Testing

struct FastLineDamageTests {
  static let times = FastLineTests.times

  @Test(arguments: [
    ("", Unreadable.notJSON), ("{", .notJSON), ("x", .notJSON), ("null", .notJSON),
    ("[]", .notJSON),
    ("1", .notJSON), (#""text""#, .notJSON), ("\0\0\0\0", .notJSON), ("{}{}", .notJSON),
    ("{}", .wrongValue("start")), (#"{"start":7}"#, .wrongValue("start")),
    (#"{"start":"2026-11-31T20:00:00Z"}"#, .wrongValue("start")),
    ("{\(times)}", .wrongValue("goal")), (#"{\#(times),"goal":"trf16"}"#, .wrongValue("goal")),
    (#"{\#(times),"goal":null}"#, .wrongValue("goal")),
    (#"{\#(times),"goal":{}}"#, .wrongValue("seconds")),
    (#"{\#(times),"goal":{"seconds":0}}"#, .wrongValue("goal")),
    (#"{\#(times),"goal":{"seconds":-60}}"#, .wrongValue("goal")),
    (#"{\#(times),"goal":{"seconds":2592001}}"#, .wrongValue("goal")),
    (#"{\#(times),"goal":{"seconds":0.5}}"#, .wrongValue("seconds")),
    (#"{\#(times),"goal":{"seconds":"60"}}"#, .wrongValue("seconds")),
    (#"{\#(times),"goal":{"seconds":1e300}}"#, .wrongValue("seconds")),
    (#"{\#(times),"goal":{"seconds":60,"name":7}}"#, .wrongValue("name")),
    (#"{\#(times),"goal":{"seconds":60},"note":[]}"#, .wrongValue("note")),
    (#"{"start":"2026-11-29T20:00:00Z","goal":{"seconds":60}}"#, .wrongValue("end")),
    (#"{"start":"2026-11-29T20:00:00Z","end":null,"goal":{"seconds":60}}"#, .wrongValue("end")),
    (#"{"start":"2026-11-29T20:00:00Z","end":"x","goal":{"seconds":60}}"#, .wrongValue("end")),
    (#"{\#(times),"goal":{"seconds":60},"version":"1"}"#, .wrongValue("version")),
    (#"{\#(times),"goal":{"seconds":60},"version":0}"#, .wrongValue("version")),
  ])
  func `a damaged line is not read, and says why`(text: String, expected: Unreadable) {
    #expect(unreadable { try FastLineTests.read(text) } == expected)
  }

  @Test func `a newer version is named, whatever else the line says`() {
    #expect(
      unreadable { try FastLineTests.read(#"{\#(Self.times),"goal":{"seconds":60},"version":2}"#) }
        == .newerVersion(2))
    #expect(unreadable { try FastLineTests.read(#"{"version":99}"#) } == .newerVersion(99))
  }

  @Test func `our own version may stand in a line`() throws {
    let text = #"{\#(Self.times),"goal":{"name":"x","seconds":60},"version":1}"#
    #expect(try FastLineTests.line(try FastLineTests.read(text)) == text)
  }

  @Test func `an end before the start by hand is shown as it is`() throws {
    let text =
      #"{"start":"2026-11-29T20:00:00Z","end":"2026-11-29T19:00:00Z","goal":{"seconds":60}}"#
    let fast = try FastLineTests.read(text)
    #expect(fast.elapsed == .zero)
    #expect(!fast.isMet)
    #expect(try FastLineTests.line(fast) == text)
  }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x80], [0xF5, 0x80, 0x80, 0x80],
  ])
  func `bytes that are not UTF-8 are damage, never replaced`(bytes: [UInt8]) {
    let head = Array(#"{\#(Self.times),"goal":{"seconds":60},"note":"a"#.utf8)
    #expect(unreadable { try Fast(line: (head + bytes + Array(#"b"}"#.utf8))[...]) } != nil)
  }

  @Test func `half of a surrogate pair is damage`() {
    let text = #"{\#(Self.times),"goal":{"seconds":60},"note":"\ud83c"}"#
    #expect(unreadable { try FastLineTests.read(text) } != nil)
  }

  @Test func `a key that stands twice does no harm`() throws {
    let fast = try FastLineTests.read(
      #"{\#(Self.times),"goal":{"seconds":60,"seconds":120},"x":{"a":1,"a":2},"x":3}"#)
    #expect([60, 120].contains(fast.goal.seconds))
    #expect(try Fast(line: try fast.line()[...]) == fast)
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `nesting without end is damage, and harmless`(opening: String) {
    let deep = String(repeating: opening, count: 100_000)
    let text = #"{\#(Self.times),"goal":{"seconds":60},"x":"#
    #expect(unreadable { try FastLineTests.read(text + deep) } == .notJSON)
    let closing = String(repeating: opening == "[" ? "]" : "}", count: 100_000)
    #expect(unreadable { try FastLineTests.read(text + deep + "1" + closing + "}") } != nil)
  }

  private static func nested(_ depth: Int) -> String {
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    return #"{\#(times),"goal":{"name":"x","seconds":60},"x":\#(deep)}"#
  }

  @Test func `nesting of sixty is read and kept`() throws {
    let text = Self.nested(60)
    #expect(try FastLineTests.line(try FastLineTests.read(text)) == text)
  }

  @Test func `nesting of four hundred is refused at once`() {
    #expect(unreadable { try FastLineTests.read(Self.nested(400)) } == .wrongValue("x"))
  }
}
