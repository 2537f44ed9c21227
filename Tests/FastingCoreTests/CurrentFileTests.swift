import FastingCore
import Testing

struct CurrentFileTests {
  static func read(_ text: String) throws -> CurrentFile {
    try CurrentFile(Array(text.utf8))
  }

  static let fasting =
    #"{"goal":{"name":"trf16","seconds":57600},"start":"2026-11-29T20:00:00+01:00"}"#

  @Test func `the file is pretty-printed with sorted keys, and ends with a newline`() throws {
    let file = CurrentFile(change: 12, fasting: .hours(0, 16, note: "a/b"))
    #expect(
      String(decoding: try file.bytes(), as: UTF8.self) == """
        {
          "change" : 12,
          "fasting" : {
            "end" : "2026-11-29T16:00:00+01:00",
            "goal" : {
              "name" : "trf16",
              "seconds" : 57600
            },
            "note" : "a/b",
            "start" : "2026-11-29T00:00:00+01:00"
          },
          "version" : 1
        }

        """)
  }

  @Test func `idle is a fasting of null`() throws {
    let text = "{\n  \"change\" : 0,\n  \"fasting\" : null,\n  \"version\" : 1\n}\n"
    #expect(String(decoding: try CurrentFile().bytes(), as: UTF8.self) == text)
    #expect(try Self.read(text) == CurrentFile())
  }

  @Test func `the form of the documentation is read`() throws {
    let file = try Self.read(#"{"change":12,"fasting":\#(Self.fasting),"version":1}"#)
    #expect(file == CurrentFile(change: 12, fasting: .hours(20)))
  }

  @Test(arguments: [
    #"{"fasting":null}"#, #"{"fasting":null,"version":1}"#, #"{"fasting":null,"change":null}"#,
    "\n{ \"fasting\" : null }\r\n",
  ])
  func `a missing change is 0`(text: String) throws {
    #expect(try Self.read(text) == CurrentFile())
  }

  @Test(arguments: [
    ("", Unreadable.notJSON), ("\0\0\0\0\0\0\0\0", .notJSON), ("null", .notJSON), ("[]", .notJSON),
    ("1", .notJSON), ("fasting", .notJSON), (#"{"fasting":null"#, .notJSON),
    (#"{"fasting":null}}"#, .notJSON), ("{\"fasting\":null}\n\0\0", .notJSON),
    ("{}", .wrongValue("fasting")),
    (#"{"change":1}"#, .wrongValue("fasting")), (#"{"fasting":[]}"#, .wrongValue("fasting")),
    (#"{"fasting":false}"#, .wrongValue("fasting")), (#"{"fasting":{}}"#, .wrongValue("start")),
    (#"{"fasting":null,"change":-1}"#, .wrongValue("change")),
    (#"{"fasting":null,"change":"1"}"#, .wrongValue("change")),
    (#"{"fasting":null,"change":1.5}"#, .wrongValue("change")),
    (#"{"fasting":null,"change":9223372036854775807}"#, .wrongValue("change")),
    (#"{"fasting":null,"version":99}"#, .newerVersion(99)), (#"{"version":99}"#, .newerVersion(99)),
    (#"{"fasting":{"version":99}}"#, .newerVersion(99)),
    (#"{"fasting":null,"version":0}"#, .wrongValue("version")),
    (
      #"{"fasting":{"start":"2026-11-29T20:00:00Z","end":"2026-11-29T19:59:59Z","goal":{"seconds":60}}}"#,
      .wrongValue("end")
    ),
    (#"{"fasting":{"start":"2026-11-31T20:00:00Z","goal":{"seconds":60}}}"#, .wrongValue("start")),
    (#"{"fasting":{"start":"2026-11-29T20:00:00Z"}}"#, .wrongValue("goal")),
  ])
  func `what is damaged or newer is never taken for idle`(text: String, expected: Unreadable) {
    #expect(unreadable { try Self.read(text) } == expected)
  }

  @Test func `no beginning of a file is a file`() throws {
    let bytes = try CurrentFile(change: 12, fasting: .hours(0, 16, note: "calm")).bytes()
    for count in 0..<(bytes.count - 2) {
      #expect(unreadable { try CurrentFile(Array(bytes[..<count])) } == .notJSON)
    }
  }

  @Test func `keys that we do not know are kept on every level`() throws {
    let text =
      #"{"zeal":[1,{"a":"/"}],"fasting":{"mood":"good","start":"2026-11-29T20:00:00+01:00","#
      + #""goal":{"seconds":57600,"why":null}},"change":3}"#
    let file = try Self.read(text)
    #expect(file.otherKeys == ["zeal": .array([.integer(1), .object(["a": .string("/")])])])
    #expect(
      file.fasting.otherKeys == ["mood": .string("good"), "goal": .object(["why": .null])])
    #expect(try CurrentFile(try file.bytes()) == file)
  }

  @Test func `any file is read back equal, and written in the same bytes`() throws {
    var samples = Samples(seed: 19)
    for _ in 0..<500 {
      let fasting = ChangeTests.random(&samples).after
      let file = CurrentFile(
        change: samples.number(0...1_000_000), fasting: fasting, otherKeys: samples.object())
      let bytes = try file.bytes()
      #expect(try CurrentFile(bytes) == file)
      #expect(try CurrentFile(bytes).bytes() == bytes)
    }
  }

  @Test func `random damage is read or refused, and never a crash`() throws {
    var samples = Samples(seed: 20)
    let bytes = try CurrentFile(change: 12, fasting: .hours(0, 16, note: "calm 🍵")).bytes()
    for _ in 0..<3000 {
      var changed = bytes
      for _ in 0..<samples.number(1...3) {
        let index = samples.number(0...(changed.count - 1))
        changed[index] = UInt8.random(in: 0...255, using: &samples)
      }
      guard let file = try? CurrentFile(changed) else { continue }
      #expect(try CurrentFile(try file.bytes()) == file)
    }
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `nesting without end is damage, and harmless`(opening: String) {
    let deep = String(repeating: opening, count: 100_000)
    #expect(unreadable { try Self.read(#"{"fasting":null,"x":"# + deep) } == .notJSON)
  }
}
