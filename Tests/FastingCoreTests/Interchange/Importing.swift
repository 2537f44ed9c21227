@testable import FastingCore
import Foundation
import Testing

/// What tests of importing share: files to read, and rows as lines that can be compared.
enum Importing {
  /// What a person says who says nothing.
  static func options(_ zone: Zone = .utc) -> ImportOptions {
    ImportOptions(zone: zone, goal: .standard)
  }

  /// The formats with a sample, by the name of its file.
  static let samples = [
    "fast.csv": "fast", "fast.json": "fast", "fast.jsonl": "fast", "fastimer.yaml": "fastimer",
    "fasttimes.json": "fasttimes", "one-csv.csv": "one-csv", "sunrise.json": "sunrise",
    "timeclock.timeclock": "timeclock", "timewarrior.json": "timewarrior",
    "zero-csv.csv": "zero-csv", "zero-json.json": "zero-json",
  ]

  static func sample(_ name: String, file: String = #filePath) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("Samples/\(name)")))
  }

  static func format(of bytes: [UInt8]) -> String? {
    let source = ImportSource(bytes, options: options())
    return Importer.all.first { $0.recognizes(source) }?.name
  }

  /// The rows of a file as lines.
  static func rows(_ bytes: [UInt8], _ options: ImportOptions = options()) throws -> [String] {
    try Importer.rows(of: ImportSource(bytes, options: options), format: nil).map(\.line)
  }

  static func rows(_ text: String, _ options: ImportOptions = options()) throws -> [String] {
    try rows(Array(text.utf8), options)
  }

  /// Why a whole file is not taken.
  static func failure(_ text: String, _ options: ImportOptions = options()) throws -> ImportFailure?
  {
    do {
      _ = try rows(text, options)
      return nil
    } catch let failure as ImportFailure {
      return failure
    }
  }
}

extension ImportedRow {
  /// The number of the row, then what it says.
  var line: String {
    switch content {
    case .running: return "\(number) running"
    case .rejected(let reason): return "\(number) \(reason)"
    case .fast(let fast, let doubt):
      var words = ["\(number)", fast.start.rfc3339, fast.end.rfc3339]
      words.append(fast.goal.name ?? "\(fast.goal.seconds)")
      if let note = fast.note { words.append("'\(note)'") }
      if !fast.otherKeys.isEmpty {
        let others = (try? JSON.encode(fast.otherKeys)) ?? []
        words.append(String(decoding: others, as: UTF8.self))
      }
      if let doubt { words.append("\(doubt)") }
      return words.joined(separator: " ")
    }
  }
}
