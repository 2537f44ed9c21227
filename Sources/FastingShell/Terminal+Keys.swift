/// A key, or what it typed.
package enum Key: Hashable, Sendable {
  case text(Character)
  case up, down, left, right, home, end, pageUp, pageDown
  case enter, tab, escape, backspace, interrupt
}

/// Turns the bytes of a terminal into keys; what belongs together may arrive in pieces.
package struct KeyDecoder {
  /// What may go on: the beginning of a code, or of a character.
  private var pending: [UInt8] = []

  package init() {}

  /// Whether more is needed to know what was pressed.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Returns the keys that are complete; codes that are not known are none.
  package mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var rest = (pending + bytes)[...]
    var keys: [Key] = []
    while !rest.isEmpty, let (key, count) = KeyDecoder.first(of: rest) {
      if let key { keys.append(key) }
      rest = rest.dropFirst(count)
    }
    // Nothing that is meant is so long.
    pending = rest.count > 64 ? [] : Array(rest)
    return keys
  }

  /// Returns what was waited for, when nothing comes any more: a lone escape is the key.
  package mutating func end() -> [Key] {
    defer { pending = [] }
    return pending == [Byte.escape] ? [.escape] : []
  }

  private enum Byte {
    static let escape: UInt8 = 0x1B
  }

  /// Returns the first key and its bytes; no key where it is none of ours, nothing where more is
  /// needed.
  private static func first(of bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case Byte.escape: return code(bytes)
    case 0x03: return (.interrupt, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x09: return (.tab, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case ..<0x20: return (nil, 1)
    default: return character(bytes)
    }
  }

  /// Reads one character of UTF-8; a broken one is none.
  private static func character(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let length =
      switch bytes[bytes.startIndex] {
      case ..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0 else { return (nil, 1) }
    let tail = bytes.dropFirst().prefix(length - 1)
    if let broken = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return (nil, broken - bytes.startIndex)
    }
    guard tail.count == length - 1 else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return (text.count == 1 ? text.first.map(Key.text) : nil, length)
  }

  /// Reads a code: escape, `[` and what ends in a letter or `~`, or escape, `O` and a letter.
  private static func code(_ bytes: ArraySlice<UInt8>) -> (Key?, Int)? {
    let body = bytes.dropFirst()
    guard let kind = body.first else { return nil }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      return kind == Byte.escape ? (.escape, 1) : (nil, 2)
    }
    let parameters = body.dropFirst().prefix { 0x20...0x3F ~= $0 }
    guard let last = body.dropFirst(1 + parameters.count).first else { return nil }
    let count = 2 + parameters.count + 1
    let number = parameters.prefix { $0 != UInt8(ascii: ";") }
    return (key(last, String(decoding: number, as: UTF8.self)), count)
  }

  private static func key(_ last: UInt8, _ number: String) -> Key? {
    switch (Character(Unicode.Scalar(last)), number) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", "1"), ("~", "7"): .home
    case ("F", _), ("~", "4"), ("~", "8"): .end
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    default: nil
    }
  }
}
