/// A key, or what it typed.
package enum Key: Hashable, Sendable {
  case text(Character)
  /// A letter of a text that was pasted, which is no command.
  case pasted(Character)
  case up, down, left, right, home, end, pageUp, pageDown
  case enter, tab, escape, backspace, interrupt
}

/// Turns the bytes of a terminal into keys; what belongs together may arrive in pieces.
package struct KeyDecoder {
  /// What may go on: the beginning of a code, or of a character.
  private var pending: [UInt8] = []
  private var isPasting = false

  package init() {}

  /// Whether more is needed to know what was pressed.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Returns the keys that are complete; codes that are not known are none.
  package mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var rest = (pending + bytes)[...]
    var keys: [Key] = []
    while !rest.isEmpty, let (key, count) = KeyDecoder.first(of: rest) {
      switch key {
      case .pasteBegin?: isPasting = true
      case .pasteEnd?: isPasting = false
      case .key(.text(let letter))? where isPasting: keys.append(.pasted(letter))
      case .key(let key)? where !isPasting: keys.append(key)
      case .key, nil: break
      }
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

  /// What some bytes mean.
  private enum Meaning {
    case key(Key), pasteBegin, pasteEnd
  }

  private enum Byte {
    static let escape: UInt8 = 0x1B
  }

  /// Returns the first key and its bytes; no key where it is none of ours, nothing where more is
  /// needed.
  private static func first(of bytes: ArraySlice<UInt8>) -> (Meaning?, Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case Byte.escape: return code(bytes)
    case 0x03: return (.key(.interrupt), 1)
    case 0x08, 0x7F: return (.key(.backspace), 1)
    case 0x09: return (.key(.tab), 1)
    case 0x0A, 0x0D: return (.key(.enter), 1)
    case ..<0x20: return (nil, 1)
    default: return character(bytes)
    }
  }

  /// Reads one character of UTF-8; a broken one is none.
  private static func character(_ bytes: ArraySlice<UInt8>) -> (Meaning?, Int)? {
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
    return (text.count == 1 ? text.first.map { .key(.text($0)) } : nil, length)
  }

  /// Reads a code: escape, `[` and what ends in a letter or `~`, or escape, `O` and a letter.
  private static func code(_ bytes: ArraySlice<UInt8>) -> (Meaning?, Int)? {
    let body = bytes.dropFirst()
    guard let kind = body.first else { return nil }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      return kind == Byte.escape ? (.key(.escape), 1) : (nil, 2)
    }
    let parameters = body.dropFirst().prefix { 0x20...0x3F ~= $0 }
    guard let last = body.dropFirst(1 + parameters.count).first else { return nil }
    let count = 2 + parameters.count + 1
    let number = parameters.prefix { $0 != UInt8(ascii: ";") }
    return (meaning(last, String(decoding: number, as: UTF8.self)), count)
  }

  private static func meaning(_ last: UInt8, _ number: String) -> Meaning? {
    switch (Character(Unicode.Scalar(last)), number) {
    case ("A", _): .key(.up)
    case ("B", _): .key(.down)
    case ("C", _): .key(.right)
    case ("D", _): .key(.left)
    case ("H", _), ("~", "1"), ("~", "7"): .key(.home)
    case ("F", _), ("~", "4"), ("~", "8"): .key(.end)
    case ("~", "5"): .key(.pageUp)
    case ("~", "6"): .key(.pageDown)
    case ("~", "200"): .pasteBegin
    case ("~", "201"): .pasteEnd
    default: nil
    }
  }
}
