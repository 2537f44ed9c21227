/// Finds the names of members without decoding a document.
enum JSONKeys {
  /// Returns the names in the outermost object, or in the first object of an outermost array.
  static func outermost(_ bytes: ArraySlice<UInt8>) -> Set<String> {
    var keys: Set<String> = []
    var depth = 0
    var target: Int?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = closingQuote(bytes, after: index)
        if depth == target, isFollowedByColon(bytes, end) {
          keys.insert(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
        }
        index = end
      case UInt8(ascii: "{"):
        depth += 1
        if target == nil { target = depth }
      case UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == target { return keys }
        depth -= 1
      default:
        break
      }
      index += 1
    }
    return keys
  }

  private static func closingQuote(_ bytes: ArraySlice<UInt8>, after start: Int) -> Int {
    var index = start + 1
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.endIndex)
  }

  private static func isFollowedByColon(_ bytes: ArraySlice<UInt8>, _ quote: Int) -> Bool {
    guard quote < bytes.endIndex else { return false }
    return bytes[(quote + 1)...].first { $0 > 0x20 } == UInt8(ascii: ":")
  }
}
