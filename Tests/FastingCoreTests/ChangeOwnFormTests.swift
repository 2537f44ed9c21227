@testable import FastingCore
import Testing

/// Lines of the change log and of the history that are read without the decoder.
struct ChangeOwnFormTests {
  static func change(_ samples: inout Samples) -> Change {
    func entries(_ samples: inout Samples) -> [History.Entry] {
      (0..<samples.number(0...3)).map { _ in
        History.Entry(
          samples.fast(otherKeys: samples.oneIn(2) ? samples.object() : [:]),
          place: samples.oneIn(9) ? samples.number(0...20) : nil)
      }
    }
    let (removed, added) = (entries(&samples), entries(&samples))
    return Change(
      number: samples.number(1...99), command: samples.pick(["import", "undo", "a\"b"]),
      before: samples.oneIn(2) ? Fasting() : .hours(0, note: samples.text()),
      after: samples.oneIn(2) ? Fasting() : .hours(20, 36), removed: removed, added: added,
      undoes: samples.oneIn(4) ? samples.number(1...9) : nil)
  }

  /// Reads a line without the decoder, and checks that the decoder reads the same.
  static func scan(_ line: [UInt8]) throws -> Change? {
    guard let change = Change(ownForm: line.span) else { return nil }
    #expect(
      (try? JSON.decode(Change.self, from: line)) == change,
      "\(String(decoding: line, as: UTF8.self))")
    return change
  }

  @Test func `a line that is written is read back as the change, and as no other`() throws {
    var samples = Samples(seed: 71)
    var scanned = 0
    for _ in 0..<500 {
      let (change, other) = (Self.change(&samples), Self.change(&samples))
      let line = try change.line()
      if let read = try Self.scan(line) {
        #expect(read == change)
        scanned += 1
      }
      #expect(try change.isRead(from: line[...]))
      #expect(try other.isRead(from: line[...]) == (other == change))
      #expect(try ChangeLog.Entry(line: line[...]).change() == change)
    }
    #expect(scanned > 10)
  }

  @Test func `a change with one fast more, less or different is another`() throws {
    let fasts = [Fast.hours(0, 16), .hours(20, 36)].map { History.Entry($0) }
    func change(_ added: [History.Entry], _ removed: [History.Entry] = []) -> Change {
      Change(
        number: 1, command: "import", before: Fasting(), after: Fasting(), removed: removed,
        added: added)
    }
    let line = try change(fasts).line()
    #expect(try change(fasts).isRead(from: line[...]))
    for other in [
      change([]), change([fasts[0]]), change(fasts.reversed()), change(fasts + [fasts[0]]),
      change(fasts, fasts), change([fasts[0], History.Entry(.hours(20, 36, note: "x"))]),
      change([fasts[0], History.Entry(.hours(20, 36), place: 1)]),
    ] {
      #expect(try !other.isRead(from: line[...]))
    }
    #expect(try !change(fasts).isRead(from: line.dropLast()))
    #expect(try !change(fasts).isRead(from: []))
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `what is read of a damaged line, the decoder reads equal`(seed: UInt64) throws {
    var samples = Samples(seed: seed + 72)
    for _ in 0..<1000 {
      var line = try Self.change(&samples).line()
      for _ in 0..<samples.number(1...2) {
        let index = samples.number(0...(line.count - 1))
        let likely = samples.pick(Array("\"\\{}[],: 0123456789TZ+-.".utf8))
        switch samples.number(0...2) {
        case 0: line[index] = likely
        case 1: line.insert(likely, at: index)
        default: line.remove(at: index)
        }
      }
      _ = try Self.scan(line)
    }
  }

  @Test func `a fast with keys that we do not know is read without the decoder, and the same`()
    throws
  {
    var samples = Samples(seed: 76)
    var scanned = 0
    for _ in 0..<2000 {
      var others = samples.object()
      others["imported"] = .object(["FastID": .string("x"), "n": .integer(3)])
      let fast = Fast(
        start: .hour(0), end: .hour(16), goal: .trf16, note: "calm", otherKeys: others)
      var line = try fast.line()
      #expect(try Fast(line: line[...]) == fast)
      if let fields = try OwnFormTests.scan(line) {
        #expect(fields == FastFields(fast))
        scanned += 1
      }
      let index = samples.number(0...(line.count - 1))
      line[index] = samples.pick(Array("\"\\{}[],:0e.".utf8))
      _ = try OwnFormTests.scan(line)
    }
    #expect(scanned > 200)
  }

  @Test(arguments: ["start", "end", "goal", "note", "version", "x"])
  func `a key that comes twice, or that we know, is left to the decoder`(key: String) throws {
    let line = #"{"start":"2026-11-29T20:00:00Z","goal":{"seconds":60},"x":1,"\#(key)":1}"#
    #expect(try OwnFormTests.scan(Array(line.utf8)) == nil)
  }
}
