import Foundation
import Testing

/// A page that a person has looked at, beside the tests.
enum Golden {
  /// Compares a text with its page; a page that is missing is recorded, and the test fails.
  static func check(
    _ name: String, _ text: String, beside file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: page.path) else {
      try Data(text.utf8).write(to: page)
      Issue.record("\(name) was recorded; look at it.", sourceLocation: sourceLocation)
      return
    }
    let lines = try String(contentsOf: page, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(found.count == lines.count, "\(name)", sourceLocation: sourceLocation)
    for (number, (line, expected)) in zip(found, lines).enumerated() {
      #expect(line == expected, "\(name), line \(number + 1)", sourceLocation: sourceLocation)
    }
  }
}
