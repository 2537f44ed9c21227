@testable import FastingCore
import Testing

/// Files that are not what they seem, of which none may stop the program.
struct ImportGarbageTests {
  /// Reads bytes in the format that they show, and in every format; returns what failed.
  static func read(_ bytes: [UInt8], in formats: [Importer?] = [nil] + Importer.all) throws {
    var options = Importing.options(PhraseZones.berlin)
    (options.columns.start, options.columns.end) = ("Start", "End")
    let source = ImportSource(bytes, options: options)
    for format in formats {
      do {
        for row in try Importer.rows(of: source, format: format) { _ = row.line }
      } catch is ImportFailure {
      }
    }
  }

  @Test(arguments: Importing.samples.keys.sorted())
  func `a file may be cut anywhere`(file: String) throws {
    let bytes = try Importing.sample(file)
    for count in bytes.indices { try Self.read(Array(bytes[..<count]), in: [nil]) }
    for count in stride(from: 0, to: bytes.count, by: 97) { try Self.read(Array(bytes[..<count])) }
  }

  @Test(arguments: Importing.samples.keys.sorted())
  func `a file may be damaged anywhere`(file: String) throws {
    let bytes = try Importing.sample(file)
    var samples = Samples(seed: UInt64(bytes.count))
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<samples.number(1...4) {
        let index = samples.number(0...(damaged.count - 1))
        let likely = samples.pick(Array("\"\\{}[],:;\n\r 0123456789-+.eEnullio'\u{0}\u{7F}".utf8))
        let byte = samples.oneIn(3) ? UInt8.random(in: 0...255, using: &samples) : likely
        switch samples.number(0...2) {
        case 0: damaged[index] = byte
        case 1: damaged.insert(byte, at: index)
        default: damaged.removeSubrange(index..<min(damaged.count, index + samples.number(1...9)))
        }
        if damaged.isEmpty { break }
      }
      try Self.read(damaged, in: samples.oneIn(10) ? [nil] + Importer.all : [nil])
    }
  }

  static let values = [
    "null", "true", "-1", "0", "1e400", "-1e400", "1e-400", "9223372036854775808",
    "-9223372036854775809", "1e15", "1e18", "99999999999999999999999999", #""""#, #""x""#,
    #""2025-13-45T99:99:99Z""#, #""9999-12-31T23:59:59Z""#, #""0000-01-01T00:00:00Z""#, "[]",
    "[1]", "{}", #"{"a":{"b":1}}"#, #""\u0000""#, #""\ud800""#,
  ]

  @Test(arguments: [
    (
      "{\"fast_data\":[{%}]}",
      [
        "StartDTM": #""2025-11-01T20:00:00Z""#, "EndDTM": #""2025-11-02T12:00:00Z""#,
        "GoalHours": "16", "GoalID": #""x""#, "IsEnded": "true",
      ]
    ),
    (
      "[{%}]",
      [
        "startDate": "784800000", "endDate": "784857600", "targetInterval": "57600",
        "note": #""x""#,
      ]
    ),
    (
      "[{%}]",
      [
        "startTime": "1762113600000", "endTime": "1762171200250", "targetDuration": "57600000",
        "profileName": #""x""#, "notes": #""x""#,
      ]
    ),
    (
      "[{%}]",
      [
        "start": #""20251101T200000Z""#, "end": #""20251102T120000Z""#, "tags": #"["fast"]"#,
        "annotation": #""x""#,
      ]
    ),
    (
      "{%}",
      [
        "start": #""2025-11-01T20:00:00Z""#, "end": #""2025-11-02T12:00:00Z""#,
        "goal": #"{"seconds":57600}"#, "note": #""x""#,
      ]
    ),
    (
      "{\"format\":\"fast-export\",\"fasts\":[{%}]}",
      [
        "start": #""2025-11-01T20:00:00Z""#, "end": #""2025-11-02T12:00:00Z""#,
        "goal": #"{"seconds":57600}"#, "note": #""x""#,
      ]
    ),
  ])
  func `every member may have any value`(frame: String, members: [String: String]) throws {
    for (key, _) in members {
      for value in Self.values {
        let texts = members.merging([key: value]) { $1 }.map { "\"\($0.key)\":\($0.value)" }
        let text = frame.split(separator: "%").joined(separator: texts.joined(separator: ","))
        try Self.read(Array(text.utf8), in: [nil])
      }
    }
  }

  @Test(arguments: [
    #"{"fast_data":%}"#, #"{"format":"fast-export","version":1,"fasts":%}"#,
    #"{"format":%,"fasts":[]}"#, #"{"format":"fast-export","version":%,"fasts":[]}"#,
    #"{"format":"fast-export","version":1,"fasts":[],"current":%}"#, "%",
  ])
  func `the frame may have any value`(frame: String) throws {
    for value in Self.values {
      let text = frame.split(separator: "%", omittingEmptySubsequences: false)
        .joined(separator: value)
      try Self.read(Array(text.utf8))
    }
  }

  @Test(arguments: [
    "{", "[", "}", "nothing like a format", "{\"fast_data\":3}", "{\"fast_data\":[{}]}",
    "[{\"targetInterval\":\"x\"}]", "[1,2]", "{\"a\":1,\"b\":2}", "\0\0\0", "a\0,b\n1,2\n",
    "i love you: really", "- length: 16\n", "start,end,goal,goal_seconds\nx,y,z,1\n",
    "{\"start\":1,\"end\":2,\"goal\":3}", "Date,Start,End,Hours\n1,2,3,4\n", "\u{1F}\u{8B},;x",
  ])
  func `what nobody understands is refused whole`(text: String) throws {
    let failure = try Importing.failure(text)
    switch failure {
    case .unknownFormat?, .notUnderstood?: break
    default: Issue.record("\(text.debugDescription): \(String(describing: failure))")
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"targetInterval\":", "{\"fast_data\":[", "{\"fasts\":{"])
  func `nesting may be as deep as it likes`(piece: String) throws {
    for count in [10, 70, 600, 100_000] {
      try Self.read(Array(String(repeating: piece, count: count).utf8), in: [nil])
    }
    func row(_ depth: Int) -> String {
      let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return #"[{"targetInterval":3600,"startDate":0,"endDate":1,"x":\#(deep)}, {}]"#
    }
    #expect(try Importing.rows(row(50)).first?.hasPrefix("1 2001-01-01T00:00:00Z") ?? false)
    #expect(try Importing.failure(row(300)) == .notUnderstood(format: "sunrise"))
  }

  @Test func `bytes of any kind are read or refused`() throws {
    var samples = Samples(seed: 31)
    for _ in 0..<400 {
      let bytes = (0..<samples.number(0...200)).map { _ in
        UInt8.random(in: 0...255, using: &samples)
      }
      try Self.read(bytes)
      let begin = samples.pick([
        "Date,Start,End,Hours\n", "i 2025-11-01 20:00:00 fast\n", "[{\"start\":", "- started: ",
        "start,end,goal,goal_seconds\n", "{\"fast_data\":[{", "Start,End\n",
      ])
      try Self.read(Array(begin.utf8) + bytes)
    }
  }

  @Test func `a text that is no UTF-8 is mended, not refused`() throws {
    let bytes =
      Array("start,end,goal,goal_seconds,elapsed_seconds,hours,met,day,note\n".utf8)
      + Array("2025-11-01T20:00:00Z,2025-11-02T12:00:00Z,,57600,,,,,caf".utf8) + [0xE9, 0x0A]
    #expect(
      try Importing.rows(bytes) == [
        "2 2025-11-01T20:00:00Z 2025-11-02T12:00:00Z trf16 'caf\u{FFFD}'"
      ])
  }
}
