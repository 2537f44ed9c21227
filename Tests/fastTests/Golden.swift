import Foundation
import Testing

/// Whole pages that are kept as files.
///
/// A page that has no file yet is written, and the test fails, so that somebody looks at it. To
/// record a page anew, remove its file.
enum Golden {
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)")
    guard let kept = try? String(contentsOf: file, encoding: .utf8) else {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was recorded; look at it.", sourceLocation: sourceLocation)
      return
    }
    let (new, old) = (text.split(separator: "\n"), kept.split(separator: "\n"))
    let difference = zip(new, old).first { $0 != $1 }.map { "\($0.0) instead of \($0.1)" }
    #expect(
      text == kept, "\(name): \(difference ?? "another length")", sourceLocation: sourceLocation)
  }
}
