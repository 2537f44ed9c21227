/// The strings and numbers of JSON.
extension JSONScanner {
  /// Reads a string with its quotation marks.
  static func string(in bytes: Swift.Span<UInt8>, at index: inout Int) -> String? {
    guard skip("\"", in: bytes, at: &index) else { return nil }
    let begin = index
    if let text = plainText(in: bytes, at: &index) { return text }
    index = begin
    return escapedText(in: bytes, at: &index)
  }

  /// Reads a string that needs no unescaping, up to and with its closing quotation mark.
  static func plainText(in bytes: Swift.Span<UInt8>, at index: inout Int) -> String? {
    let begin = index
    var isASCII = true
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\") else { return nil }
      if bytes[index] >= 0x80 { isASCII = false }
      index += 1
    }
    guard index < bytes.count else { return nil }
    let content = bytes.extracting(begin..<index)
    index += 1
    return content.withUnsafeBufferPointer { buffer in
      let text = String(decoding: buffer, as: UTF8.self)
      return isASCII || text.utf8.elementsEqual(buffer) ? text : nil
    }
  }

  private static func escapedText(in bytes: Swift.Span<UInt8>, at index: inout Int) -> String? {
    var content: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let byte = bytes[index]
      index += 1
      guard byte >= 0x20 else { return nil }
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      guard let scalar = escape(in: bytes, at: &index) else { return nil }
      content.append(contentsOf: String(scalar).utf8)
    }
    guard skip("\"", in: bytes, at: &index) else { return nil }
    let text = String(decoding: content, as: UTF8.self)
    return text.utf8.elementsEqual(content) ? text : nil
  }

  /// Reads what stands behind a reverse solidus; nil for half of a character too.
  private static func escape(
    in bytes: Swift.Span<UInt8>, at index: inout Int
  ) -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let letter = bytes[index]
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard index + 4 <= bytes.count else { return nil }
      var value: UInt32 = 0
      for offset in 0..<4 {
        guard let digit = Character(Unicode.Scalar(bytes[index + offset])).hexDigitValue else {
          return nil
        }
        value = value << 4 | UInt32(digit)
      }
      index += 4
      return Unicode.Scalar(value)
    default: return nil
    }
  }

  /// Reads a number without an exponent, of at most 18 digits, or 15 with a fraction.
  static func number(in bytes: Swift.Span<UInt8>, at index: inout Int) -> JSONValue? {
    let isNegative = skip("-", in: bytes, at: &index)
    let begin = index
    guard var magnitude = digits(18, in: bytes, at: &index, after: 0),
      bytes[begin] != UInt8(ascii: "0") || index == begin + 1, magnitude > 0 || !isNegative
    else { return nil }
    var scale = 1.0
    if skip(".", in: bytes, at: &index) {
      let (whole, point) = (index - 1 - begin, index)
      guard whole < 15, let all = digits(15 - whole, in: bytes, at: &index, after: magnitude)
      else { return nil }
      magnitude = all
      for _ in point..<index { scale *= 10 }
    }
    guard index == bytes.count || [0x20, 0x0A, 0x0D, 0x09, 0x2C, 0x5D, 0x7D].contains(bytes[index])
    else { return nil }
    let signed = isNegative ? -magnitude : magnitude
    guard scale > 1 else { return .integer(signed) }
    // Both numbers are exact, so the quotient is the nearest one.
    let value = Double(signed) / scale
    return Int64(exactly: value).map(JSONValue.integer) ?? .number(value)
  }

  /// Reads at least one digit; nil where there are more than `most`.
  private static func digits(
    _ most: Int, in bytes: Swift.Span<UInt8>, at index: inout Int, after prefix: Int64
  ) -> Int64? {
    let begin = index
    var value = prefix
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      guard index - begin < most else { return nil }
      value = value * 10 + Int64(digit)
      index += 1
    }
    return index > begin ? value : nil
  }
}
