@testable import FastingCore
import Testing

/// The reading and writing of JSON values without the coders, against the coders.
struct JSONScannerTests {
  /// Reads a whole text, and checks that the decoder reads the same.
  static func scan(_ text: [UInt8]) throws -> JSONValue? {
    var index = 0
    guard let value = JSONScanner.value(in: text.span, at: &index), index == text.count else {
      return nil
    }
    let decoded = try? JSON.decode(JSONValue.self, from: text)
    #expect(decoded == value, "\(String(decoding: text, as: UTF8.self))")
    return value
  }

  @Test func `values are read as the decoder reads them, and written as the encoder writes them`()
    throws
  {
    var samples = Samples(seed: 61)
    for _ in 0..<2000 {
      let value = samples.json(depth: 4)
      let encoded = try JSON.encode(value)
      var written: [UInt8] = []
      try JSON.append(value, to: &written)
      #expect(written == encoded, "\(String(decoding: encoded, as: UTF8.self))")
      if let scanned = try Self.scan(encoded) { #expect(scanned == value) }
      _ = try Self.scan(try JSON.encode(value, pretty: true))
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `what is read of a damaged text, the decoder reads equal`(seed: UInt64) throws {
    var samples = Samples(seed: seed + 62)
    for _ in 0..<3000 {
      var text = try JSON.encode(samples.json(depth: 3), pretty: samples.oneIn(3))
      for _ in 0..<samples.number(1...3) where !text.isEmpty {
        let index = samples.number(0...(text.count - 1))
        let likely = samples.pick(Array("\"\\{}[],: 0123456789-+.eEu\u{0}\u{1F}\u{7F}é".utf8))
        let byte = samples.oneIn(3) ? UInt8.random(in: 0...255, using: &samples) : likely
        switch samples.number(0...3) {
        case 0: text[index] = byte
        case 1: text.insert(byte, at: index)
        case 2: text.remove(at: index)
        default: text.swapAt(index, samples.number(0...(text.count - 1)))
        }
      }
      _ = try Self.scan(text)
    }
  }

  @Test func `numbers of every length and form are read equal`() throws {
    var samples = Samples(seed: 66)
    for _ in 0..<5000 {
      func digits(_ most: Int) -> String {
        (0..<samples.number(1...most)).map { _ in "\(samples.number(0...9))" }.joined()
      }
      var text = (samples.oneIn(3) ? "-" : "") + digits(20)
      if samples.oneIn(2) { text += "." + digits(18) }
      if samples.oneIn(8) {
        text += samples.pick(["e", "E"]) + samples.pick(["", "+", "-"]) + digits(2)
      }
      _ = try Self.scan(Array(text.utf8))
      _ = try Self.scan(Array("[\(text), \(text)]".utf8))
    }
  }

  @Test(arguments: [
    ("0", JSONValue.integer(0)), ("-7", .integer(-7)), ("2.5", .number(2.5)),
    ("784857600.25", .number(784_857_600.25)), ("3.0", .integer(3)),
    ("999999999999999999", .integer(999_999_999_999_999_999)),
    (#""a\"\\\/\b\f\n\r\t\u00e9""#, .string("a\"\\/\u{8}\u{C}\n\r\té")),
    (
      #"{ "a" : [ true , false , null ] }"#,
      .object(["a": .array([.bool(true), .bool(false), .null])])
    ),
    ("{}", .object([:])), ("[ ]", .array([])),
  ])
  func `usual forms are read`(text: String, value: JSONValue) throws {
    #expect(try Self.scan(Array(text.utf8)) == value)
  }

  @Test(arguments: [
    "", "-", "-0", "01", "1.", ".5", "+1", "1e2", "1000000000000000000", "1234567890.1234567",
    "truex", "nul", "\"", "\"a", "\"\\x\"", "\"\\ud83c\\udf75\"", "\"\u{1}\"", "[", "[1", "[1,]",
    "[,1]",
    "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", #"{"a":1,"a":2}"#,
    "{\"é\":1,\"e\u{301}\":2}",
    "[1}", "1 2", " 1",
  ])
  func `all else is left to the decoder`(text: String) throws {
    #expect(try Self.scan(Array(text.utf8)) == nil)
  }

  @Test func `deep nesting is left to the decoder`() throws {
    let deep = Array((String(repeating: "[", count: 100) + String(repeating: "]", count: 100)).utf8)
    #expect(try Self.scan(deep) == nil)
    let endless = Array(String(repeating: "[", count: 200_000).utf8)
    #expect(try Self.scan(endless) == nil)
  }
}
