/// The bytes of a file, wherever they are in memory.
package final class FileBytes: @unchecked Sendable {
  /// The bytes, which never change and live as long as this object.
  let buffer: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Takes bytes over that are to be released at the end, as mapped ones are.
  package init(
    _ buffer: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    self.buffer = buffer
    self.release = release
  }

  /// Copies bytes.
  package convenience init(_ bytes: [UInt8] = []) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    self.init(UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  deinit {
    release(buffer)
  }

  package var count: Int { buffer.count }

  /// Returns a copy of some of the bytes.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    [UInt8](buffer[range])
  }

  /// Whether the bytes begin with a byte order mark, and how many bytes that is.
  var byteOrderMarkCount: Int {
    buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the range of the line that begins at an index, with its newline; nil at the end.
  func line(at index: Int, upTo end: Int) -> Range<Int>? {
    guard index < end else { return nil }
    return index..<(buffer[index..<end].firstIndex(of: .newline).map { $0 + 1 } ?? end)
  }
}
