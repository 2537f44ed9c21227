import Testing

@testable import FastingCore

/// A history whose file somebody writes over while it is mapped.
struct MappedHistoryTests {
  private static let fasts = (0..<3).map { Fast.hours(Double($0) * 24, Double($0) * 24 + 16) }

  /// Reads the fasts from memory that the body may change then.
  private func history(_ change: (UnsafeMutableRawBufferPointer) -> Void) throws -> History {
    let bytes = try Self.fasts.reduce(into: [UInt8]()) { $0 += try $1.line() + [.newline] }
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    memory.copyBytes(from: bytes)
    let file = FileBytes(UnsafeRawBufferPointer(memory)) { $0.deallocate() }
    let history = try HistoryLines(file).history
    change(memory)
    return history
  }

  @Test func `a line that was written over is a fast no more, and others stay`() throws {
    let history = try history { $0[$0.count - 5] = 0 }
    #expect(history.rows.count == 3)
    #expect(history.newestFirst == [Self.fasts[1], Self.fasts[0]])
    #expect(history.entries.map(\.fast) == Array(Self.fasts.prefix(2)))
    #expect(history.newest == nil)
  }

  @Test func `another fast in its place is not taken for it`() throws {
    let history = try history { $0[20] = UInt8(ascii: "8") }
    #expect(history.newestFirst == [Self.fasts[2], Self.fasts[1]])
  }

  @Test func `a file that reads as zeros holds nothing`() throws {
    let history = try history { $0.initializeMemory(as: UInt8.self, repeating: 0) }
    #expect(history.newestFirst == [])
    let record = Record(Fasting(), saved: []).history
    #expect(history != record)
  }
}
