extension Moment {
  /// Reads a moment in the form of RFC 3339, as in `2026-11-29T20:00:00+01:00`.
  ///
  /// The text must be complete, with seconds and an offset. A fraction beyond milliseconds is cut.
  /// Dates, clocks and offsets that do not exist are not read, nor are leap seconds.
  public init?(rfc3339 text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    guard let moment = Moment.read(bytes.span, at: &index), index == bytes.count else { return nil }
    self = moment
  }

  /// The moment in the form of RFC 3339: `Z` for an offset of zero, and up to three digits of
  /// fraction only where it is not zero.
  public var rfc3339: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a moment that begins at `index` and moves the index behind it.
  package static func read(_ bytes: Span<UInt8>, at index: inout Int) -> Moment? {
    guard let year = number(4, in: bytes, at: &index), skip("-", in: bytes, at: &index),
      let month = number(2, in: bytes, at: &index), skip("-", in: bytes, at: &index),
      let dayOfMonth = number(2, in: bytes, at: &index),
      let day = Day(year: year, month: month, day: dayOfMonth),
      skip("T", in: bytes, at: &index) || skip("t", in: bytes, at: &index),
      let hour = number(2, in: bytes, at: &index), hour < 24, skip(":", in: bytes, at: &index),
      let minute = number(2, in: bytes, at: &index), minute < 60, skip(":", in: bytes, at: &index),
      let second = number(2, in: bytes, at: &index), second < 60,
      let millisecond = fraction(in: bytes, at: &index),
      let offset = offset(in: bytes, at: &index)
    else { return nil }
    let clock = Int64((hour * 60 + minute) * 60 + second) * 1000 + Int64(millisecond)
    let local = Int64(day.number) * Day.milliseconds + clock
    return Moment(Instant(milliseconds: local - Int64(offset) * 1000), utcOffset: offset)
  }

  /// Appends the text of RFC 3339 in UTF-8.
  package func append(to bytes: inout [UInt8]) {
    let (year, month, dayOfMonth) = day.parts
    let (second, millisecond) = millisecondOfDay.quotientAndRemainder(dividingBy: 1000)
    Moment.write(year, digits: 4, to: &bytes)
    Moment.write(month, digits: 2, after: "-", to: &bytes)
    Moment.write(dayOfMonth, digits: 2, after: "-", to: &bytes)
    Moment.write(second / 3600, digits: 2, after: "T", to: &bytes)
    Moment.write(second / 60 % 60, digits: 2, after: ":", to: &bytes)
    Moment.write(second % 60, digits: 2, after: ":", to: &bytes)
    if millisecond != 0 {
      Moment.write(millisecond, digits: 3, after: ".", to: &bytes)
      while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    }
    guard utcOffset != 0 else { return bytes.append(UInt8(ascii: "Z")) }
    let sign: Unicode.Scalar = utcOffset < 0 ? "-" : "+"
    Moment.write(abs(utcOffset) / 3600, digits: 2, after: sign, to: &bytes)
    Moment.write(abs(utcOffset) / 60 % 60, digits: 2, after: ":", to: &bytes)
  }

  private static func write(
    _ value: Int, digits: Int, after separator: Unicode.Scalar? = nil, to bytes: inout [UInt8]
  ) {
    if let separator { bytes.append(UInt8(ascii: separator)) }
    var divisor = digits == 4 ? 1000 : digits == 3 ? 100 : 10
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }

  private static func number(_ digits: Int, in bytes: Span<UInt8>, at index: inout Int) -> Int? {
    guard index + digits <= bytes.count else { return nil }
    var value = 0
    for _ in 0..<digits {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
      index += 1
    }
    return value
  }

  private static func skip(
    _ scalar: Unicode.Scalar, in bytes: Span<UInt8>, at index: inout Int
  ) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Reads the milliseconds of a fraction: 0 where there is none, nil for a point without digits.
  private static func fraction(in bytes: Span<UInt8>, at index: inout Int) -> Int? {
    guard skip(".", in: bytes, at: &index) else { return 0 }
    var (value, scale) = (0, 100)
    guard let first = number(1, in: bytes, at: &index) else { return nil }
    value = first * scale
    while let digit = number(1, in: bytes, at: &index) {
      scale /= 10
      value += digit * scale
    }
    return value
  }

  private static func offset(in bytes: Span<UInt8>, at index: inout Int) -> Int? {
    if skip("Z", in: bytes, at: &index) || skip("z", in: bytes, at: &index) { return 0 }
    let sign: Int
    if skip("+", in: bytes, at: &index) {
      sign = 1
    } else if skip("-", in: bytes, at: &index) {
      sign = -1
    } else {
      return nil
    }
    guard let hours = number(2, in: bytes, at: &index), hours < 24,
      skip(":", in: bytes, at: &index),
      let minutes = number(2, in: bytes, at: &index), minutes < 60
    else { return nil }
    return sign * (hours * 60 + minutes) * 60
  }
}
