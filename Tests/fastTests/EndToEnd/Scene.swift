import Foundation
import Testing

/// An empty home with a zone and a clock of its own, in which scripts run the built `fast`.
///
/// `FAST_BINARY` names the binary to run; without it the one beside the tests is taken.
final class Scene {
  let root: URL
  var environment: [String: String]

  init(zone: String = "UTC", now: String? = nil) throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("fast-scene-\(UUID().uuidString)")
    let bin = root.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("home"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appendingPathComponent("fast"), withDestinationURL: Scene.binary)
    environment = [
      "PATH": "\(bin.path):/usr/local/bin:/usr/bin:/bin",
      "HOME": root.appendingPathComponent("home").path,
      "DATA": root.appendingPathComponent("data").path,
      "FAST_HOME": root.appendingPathComponent("data").path,
      "TZ": zone, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80",
    ]
    if let now { environment["FAST_NOW"] = now }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// The moment that `fast` takes its clock to read.
  var now: String? {
    get { environment["FAST_NOW"] }
    set { environment["FAST_NOW"] = newValue }
  }

  /// What a script wrote, and its exit code.
  struct Result {
    let code: Int32
    let out: String
    let err: String

    /// Standard output as an object of JSON.
    var json: [String: Any] {
      get throws {
        let value = try JSONSerialization.jsonObject(with: Data(out.utf8))
        return try #require(value as? [String: Any])
      }
    }
  }

  /// Runs a script in bash and checks its exit code.
  @discardableResult
  func callAsFunction(
    _ script: String, code: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.environment = environment
    process.currentDirectoryURL = root
    let files = ["out", "err"].map { root.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    let result = Result(code: process.terminationStatus, out: texts[0], err: texts[1])
    #expect(
      result.code == code, "\(script)\nout: \(result.out)\nerr: \(result.err)",
      sourceLocation: sourceLocation)
    return result
  }

  /// The bytes of a file in the data directory.
  func data(_ name: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent("data/\(name)"))
  }

  /// The text of a file in the data directory.
  func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  /// Writes a file into the data directory.
  func write(_ name: String, _ text: String) throws {
    let file = root.appendingPathComponent("data/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Every path of the data directory with its bytes and its mode, but for the lock.
  func tree() throws -> [String: String] {
    let data = root.appendingPathComponent("data")
    guard let paths = FileManager.default.enumerator(atPath: data.path) else { return [:] }
    var tree: [String: String] = [:]
    for case let path as String in paths where path != "lock" {
      let file = data.appendingPathComponent(path)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      let bytes = (try? Data(contentsOf: file))?.base64EncodedString() ?? "directory"
      tree[path] = "\(attributes[.posixPermissions] ?? 0) \(bytes)"
    }
    return tree
  }

  private static var binary: URL {
    if let path = ProcessInfo.processInfo.environment["FAST_BINARY"] {
      return URL(fileURLWithPath: path)
    }
    return Bundle.main.bundleURL.appendingPathComponent("fast")
  }
}
