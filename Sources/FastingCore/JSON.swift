#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The one place of the core that knows the coders for JSON.
package enum JSON {
  /// Returns a value in JSON with sorted keys and unescaped slashes.
  ///
  /// Throws where the value has no form in JSON, as a number that is infinite.
  package static func encode(_ value: some Encodable, pretty: Bool = false) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return [UInt8](try encoder.encode(value))
  }

  /// Reads a value from JSON in UTF-8; throws where the text is not JSON or has no such value.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: some Collection<UInt8>
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// Reads a value from JSON in UTF-8; throws why it cannot be read.
  static func read<Value: Decodable>(
    _ type: Value.Type, from bytes: some Collection<UInt8>
  ) throws(Unreadable) -> Value {
    do {
      return try decode(type, from: bytes)
    } catch let error as Unreadable {
      throw error
    } catch {
      throw .notJSON
    }
  }

  /// Appends a text as a string of JSON.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
      case 0x08: bytes.append(contentsOf: #"\b"#.utf8)
      case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
      case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
      case 0x0C: bytes.append(contentsOf: #"\f"#.utf8)
      case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
      case ..<0x20:
        bytes.append(contentsOf: "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSON {
  /// Appends a value in the form of ``encode(_:pretty:)``, with sorted keys.
  ///
  /// Throws where the value has no form in JSON, as a number that is infinite.
  package static func append(_ value: JSONValue, to bytes: inout [UInt8]) throws {
    switch value {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(contentsOf: "\(value)".utf8)
    case .unsigned(let value): bytes.append(contentsOf: "\(value)".utf8)
    case .number, .decimal: bytes.append(contentsOf: try encode(value))
    case .string(let value): append(value, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        try append(value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      bytes.append(UInt8(ascii: "{"))
      for (index, (key, value)) in sorted.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        try append(value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

/// An object of JSON whose keys mean nothing to us.
package typealias JSONObject = [String: JSONValue]

/// Any value of JSON, for what a record says beyond the keys that we know.
///
/// Numbers keep up to 38 digits.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// A number that a `Double` cannot tell from its neighbours.
  case decimal(Decimal)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue: Codable {
  /// Reads a value; throws for one that is nested more than 64 levels deep, of which each would cost
  /// more time than the one above.
  package init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= 64 else { throw Unreadable.notJSON }
    if let keyed = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try Dictionary(
          keyed.allKeys.map {
            ($0.stringValue, try keyed.decode(JSONValue.self, forKey: $0))
          }, uniquingKeysWith: { first, _ in first }))
      return
    }
    if var unkeyed = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !unkeyed.isAtEnd { values.append(try unkeyed.decode(JSONValue.self)) }
      self = .array(values)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? single.decode(UInt64.self) {
      self = .unsigned(value)
    } else if let value = try? single.decode(Double.self) {
      let decimal = try? single.decode(Decimal.self)
      let isExact = decimal.map { $0.isNaN || $0 == Decimal(string: "\(value)") } ?? true
      self = isExact ? .number(value) : .decimal(decimal ?? 0)
    } else {
      self = .string(try single.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .null: try single.encodeNil()
    case .bool(let value): try single.encode(value)
    case .integer(let value): try single.encode(value)
    case .unsigned(let value): try single.encode(value)
    case .number(let value): try single.encode(value)
    case .decimal(let value): try single.encode(value)
    case .string(let value): try single.encode(value)
    case .array(let values): try single.encode(values)
    case .object(let members): try single.encode(members)
    }
  }
}
