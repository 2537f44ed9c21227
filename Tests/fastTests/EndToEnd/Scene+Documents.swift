import Foundation

/// The documents that tests read from answers and write into the data directory.
extension Scene {
  /// A value of JSON, comparable to a literal.
  enum Value: Equatable {
    case missing
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Value])
    case object([String: Value])

    var keys: Set<String> {
      if case .object(let members) = self { Set(members.keys) } else { [] }
    }

    fileprivate subscript(key: String) -> Value {
      switch self {
      case .object(let members): members[key] ?? .missing
      case .list(let values) where key == "count": .number(Double(values.count))
      case .list(let values):
        Int(key).flatMap { values.indices.contains($0) ? values[$0] : nil } ?? .missing
      default: .missing
      }
    }
  }

  /// A line of the history in the program's own form, for a goal of 16 hours.
  static func line(_ start: String, _ end: String, note: String? = nil) -> String {
    let note = note.map { #","note":"\#($0)""# } ?? ""
    return #"{"start":"\#(start)","end":"\#(end)","goal":{"name":"trf16","seconds":57600}\#(note)}"#
  }

  /// The texts of all files that were set aside, one after the other.
  func backups() throws -> String {
    try tree().keys.filter { $0.hasPrefix("backups/") }.sorted().map(text).joined()
  }
}

extension Scene.Result {
  /// The value at a path such as `fasts.0.end` or `fasts.count` of the answer in JSON.
  subscript(path: String) -> Scene.Value {
    let whole = try? JSONDecoder().decode(Scene.Value.self, from: Data(out.utf8))
    return path.split(separator: ".").reduce(whole ?? .missing) { $0[String($1)] }
  }

  /// Standard output, line by line.
  var lines: [String] {
    out.split(separator: "\n").map(String.init)
  }
}

extension Scene.Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try? container.decode([Scene.Value].self) {
      self = .list(values)
    } else {
      self = .object(try container.decode([String: Scene.Value].self))
    }
  }
}

extension Scene.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
}
