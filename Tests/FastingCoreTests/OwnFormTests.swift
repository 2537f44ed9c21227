import FastingCore
import Testing

struct OwnFormTests {
  /// Reads a line with the scanner for our own form, and checks the decoder against it.
  static func scan(_ line: [UInt8]) throws -> FastFields? {
    guard let scanned = FastFields(ownForm: line.span) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let decoded = try? JSON.decode(FastFields.self, from: line)
    #expect(decoded == scanned, "\(text)")
    if let decoded {
      var (one, other): ([UInt8], [UInt8]) = ([], [])
      try scanned.append(to: &one)
      try decoded.append(to: &other)
      #expect(one == other, "\(text)")
    }
    return scanned
  }

  @Test func `the scanner reads every line in our own form that needs no unescaping`() throws {
    var samples = Samples(seed: 15)
    for _ in 0..<2000 {
      let fast = samples.fast()
      let line = try fast.line()
      let scanned = try Self.scan(line)
      if line.contains(UInt8(ascii: "\\")) {
        #expect(scanned == nil)
      } else {
        #expect(scanned == FastFields(fast))
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `what the scanner reads of a changed line, the decoder reads equal`(seed: UInt64) throws {
    var samples = Samples(seed: seed)
    for _ in 0..<2500 {
      var line = try samples.fast().line()
      for _ in 0..<samples.number(1...3) where !line.isEmpty {
        let index = samples.number(0...(line.count - 1))
        let likely = samples.pick(Array("\"\\{}[],: 0123456789TtZz+-.\u{0}\u{1F}\u{7F}é".utf8))
        let byte = samples.oneIn(3) ? UInt8.random(in: 0...255, using: &samples) : likely
        switch samples.number(0...3) {
        case 0: line[index] = byte
        case 1: line.insert(byte, at: index)
        case 2: line.remove(at: index)
        default: line.swapAt(index, samples.number(0...(line.count - 1)))
        }
      }
      _ = try Self.scan(line)
    }
  }

  @Test func `what the scanner reads of any bytes, the decoder reads equal`() throws {
    var samples = Samples(seed: 16)
    for _ in 0..<5000 {
      let bytes = (0..<samples.number(0...40)).map { _ in
        UInt8.random(in: 0...255, using: &samples)
      }
      _ = try Self.scan(bytes)
      _ = try Self.scan(Array(#"{"start":""#.utf8) + bytes)
    }
  }

  @Test func `the scanner reads no beginning of a line, and nothing behind its end`() throws {
    let line = try Fast.hours(0, 16, note: "calm").line()
    for count in line.indices { #expect(try Self.scan(Array(line[..<count])) == nil) }
    for end in ["}", " ", "\n", "\0", ","] { #expect(try Self.scan(line + Array(end.utf8)) == nil) }
  }

  @Test(arguments: [
    #"{"start":"2026-11-29T20:00:00Z","goal":{"seconds":060}}"#,
    #"{"start":"2026-11-29T20:00:00Z","goal":{"seconds":6e1}}"#,
    #"{"start":"2026-11-29T20:00:00Z","goal":{"seconds":60.0}}"#,
    #"{"start":"2026-11-29T20:00:00Z","goal":{"seconds":99999999999999999999}}"#,
    #"{"start":"2026-11-29T20:00:00Z","goal":{"seconds":60},"version":1}"#,
    #"{"start":"2026-11-29T20:00:00Z","goal":{"name":null,"seconds":60}}"#,
    #"{"start":"2026-11-31T20:00:00Z","goal":{"seconds":60}}"#,
  ])
  func `the scanner leaves every other form to the decoder`(text: String) throws {
    #expect(try Self.scan(Array(text.utf8)) == nil)
  }

  @Test func `a record that still runs is in our own form too`() throws {
    let fields = try #require(FastFields(.hours(0, note: "日本 🍵 \u{2028}")))
    var bytes: [UInt8] = []
    try fields.append(to: &bytes)
    #expect(try Self.scan(bytes) == fields)
  }
}
