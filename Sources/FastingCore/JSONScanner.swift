/// Reads JSON straight from its bytes, without the coders.
///
/// What it reads, the decoder reads with the same result. It leaves to the decoder what is not JSON,
/// and the rare forms: exponents, numbers with more digits than a `Double` keeps, characters in two
/// escapes, repeated keys, deep nesting.
enum JSONScanner {
  /// How deep it goes, which is less than the decoder may, wherever the value stands.
  private static let deepest = 60

  /// Reads a value and moves the index behind it; nil where the decoder has to judge.
  static func value(
    in bytes: Swift.Span<UInt8>, at index: inout Int, depth: Int = 0
  ) -> JSONValue? {
    guard index < bytes.count, depth < deepest else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      var members: JSONObject = [:]
      let isRead = object(in: bytes, at: &index) { key, bytes, index in
        guard let value = value(in: bytes, at: &index, depth: depth + 1) else { return false }
        return members.updateValue(value, forKey: key) == nil
      }
      return isRead ? .object(members) : nil
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      let isRead = array(in: bytes, at: &index) { bytes, index in
        guard let value = value(in: bytes, at: &index, depth: depth + 1) else { return false }
        values.append(value)
        return true
      }
      return isRead ? .array(values) : nil
    case UInt8(ascii: "\""): return string(in: bytes, at: &index).map(JSONValue.string)
    case UInt8(ascii: "t"): return skip("true", in: bytes, at: &index) ? .bool(true) : nil
    case UInt8(ascii: "f"): return skip("false", in: bytes, at: &index) ? .bool(false) : nil
    case UInt8(ascii: "n"): return skip("null", in: bytes, at: &index) ? .null : nil
    default: return number(in: bytes, at: &index)
    }
  }

  /// Reads an object; tells whether it was in order, and so was what `member` found behind each
  /// name.
  static func object(
    in bytes: Swift.Span<UInt8>, at index: inout Int,
    member: (String, Swift.Span<UInt8>, inout Int) -> Bool
  ) -> Bool {
    guard skip("{", in: bytes, at: &index) else { return false }
    skipBlanks(in: bytes, at: &index)
    if skip("}", in: bytes, at: &index) { return true }
    repeat {
      skipBlanks(in: bytes, at: &index)
      guard let key = string(in: bytes, at: &index) else { return false }
      skipBlanks(in: bytes, at: &index)
      guard skip(":", in: bytes, at: &index) else { return false }
      skipBlanks(in: bytes, at: &index)
      guard member(key, bytes, &index) else { return false }
      skipBlanks(in: bytes, at: &index)
    } while skip(",", in: bytes, at: &index)
    return skip("}", in: bytes, at: &index)
  }

  /// Reads an array; tells whether it was in order, and so was what `element` found.
  static func array(
    in bytes: Swift.Span<UInt8>, at index: inout Int,
    element: (Swift.Span<UInt8>, inout Int) -> Bool
  ) -> Bool {
    guard skip("[", in: bytes, at: &index) else { return false }
    skipBlanks(in: bytes, at: &index)
    if skip("]", in: bytes, at: &index) { return true }
    repeat {
      skipBlanks(in: bytes, at: &index)
      guard element(bytes, &index) else { return false }
      skipBlanks(in: bytes, at: &index)
    } while skip(",", in: bytes, at: &index)
    return skip("]", in: bytes, at: &index)
  }

  /// Moves the index behind a text that stands there, and tells whether it does.
  static func skip(
    _ text: StaticString, in bytes: Swift.Span<UInt8>, at index: inout Int
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    index += count
    return true
  }

  static func skipBlanks(in bytes: Swift.Span<UInt8>, at index: inout Int) {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }
}
