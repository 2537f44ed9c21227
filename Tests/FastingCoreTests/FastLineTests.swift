import FastingCore
import Testing

struct FastLineTests {
  static func read(_ text: String) throws -> Fast {
    try Fast(line: Array(text.utf8)[...])
  }

  static func line(_ fast: Fast) throws -> String {
    String(decoding: try fast.line(), as: UTF8.self)
  }

  static let times = #""start":"2026-11-29T20:00:00+01:00","end":"2026-11-30T12:05:00+01:00""#

  @Test func `our own line is this one, to the byte`() throws {
    let text =
      #"{"start":"2026-11-29T20:00:00+01:00","end":"2026-11-30T12:05:00+01:00","#
      + #""goal":{"name":"trf16","seconds":57600},"note":"felt fine"}"#
    let fast = try Self.read(text)
    #expect(
      fast == Fast(start: .hour(20), end: .hour(36 + 1.0 / 12), goal: .trf16, note: "felt fine"))
    #expect(try Self.line(fast) == text)
  }

  @Test func `absent optionals are left out, and a slash is not escaped`() throws {
    let goal = try #require(Fasting.Goal(seconds: 60))
    let fast = Fast(start: .hour(0), end: .hour(0.00025), goal: goal, note: "1/2")
    #expect(
      try Self.line(fast)
        == #"{"start":"2026-11-29T00:00:00+01:00","end":"2026-11-29T00:00:00.9+01:00","#
        + #""goal":{"seconds":60},"note":"1/2"}"#)
  }

  @Test func `keys that we do not know come last and sorted, in the goal too`() throws {
    let text =
      #"{"z":[1,{"b":null,"a":true}],"note":"x","goal":{"y":1.5,"seconds":57600,"b":"/"},"a":-7,"#
      + Self.times + #","version":1}"#
    #expect(
      try Self.line(try Self.read(text))
        == "{" + Self.times
        + #","goal":{"name":"trf16","seconds":57600,"b":"/","y":1.5},"note":"x","#
        + #""a":-7,"version":1,"z":[1,{"a":true,"b":null}]}"#)
  }

  @Test(arguments: [
    "0", "-1", "9223372036854775807", "-9223372036854775808", "18446744073709551615", "0.1", "-2.5",
    "1.7976931348623157e+308", "5e-324", "true", "false", "null", "[]", "{}", #"[[],{"a":[{}]}]"#,
    #""\u0000\u001f\"\\""#, #""é🍵""#, #""""#,
  ])
  func `the value of a key that we do not know is kept as it is`(value: String) throws {
    let text = "{" + Self.times + #","goal":{"name":"trf16","seconds":57600},"x":"# + value + "}"
    #expect(try Self.line(try Self.read(text)) == text)
  }

  @Test(arguments: ["123456789012345678901234567890", "0.1234567890123456789"])
  func `a number that no machine word holds is kept too`(value: String) throws {
    let text = "{" + Self.times + #","goal":{"name":"trf16","seconds":57600},"x":"# + value + "}"
    #expect(try Self.line(try Self.read(text)) == text)
  }

  @Test func `blanks and any order of keys are read`() throws {
    let text = "{ \"goal\" : { \"seconds\" : 57600 } ,\t" + Self.times + " }"
    #expect(
      try Self.line(try Self.read(text)).hasPrefix("{" + Self.times + #","goal":{"name":"trf16""#))
  }

  @Test func `escapes are read as what they mean`() throws {
    let text = "{" + Self.times + #","goal":{"seconds":60},"note":"\u00e9\ud83c\udf75\/\n"}"#
    #expect(try Self.read(text).note == "é🍵/\n")
  }

  @Test func `any fast is read back equal, and written in the same bytes`() throws {
    var samples = Samples(seed: 14)
    for index in 0..<3000 {
      var others = samples.oneIn(4) ? samples.object() : [:]
      let inner = samples.oneIn(4) ? samples.object() : [:]
      if !inner.isEmpty { others["goal"] = .object(inner) }
      let fast = samples.fast(otherKeys: others)
      let line = try fast.line()
      guard try Fast(line: line[...]) == fast, try Fast(line: line[...]).line() == line,
        line.allSatisfy({ $0 >= 0x20 })
      else {
        Issue.record("\(index): \(String(decoding: line, as: UTF8.self))")
        return
      }
    }
  }

  @Test func `control characters are escaped in one form`() throws {
    let fast = Fast.hours(0, 1, note: "\u{0}\u{8}\t\n\u{B}\u{C}\r\u{1F}\u{7F}\"\\\u{2028}")
    #expect(
      try Self.line(fast).hasSuffix(
        #""note":"\u0000\b\t\n\u000b\f\r\u001f"# + "\u{7F}" + #"\"\\"# + "\u{2028}" + #""}"#))
  }
}
