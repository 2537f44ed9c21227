import FastingCore
import FastingShell

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A place for a data directory with real files; all of it is removed afterwards.
struct Home {
  /// An empty directory.
  let root: String

  /// The data directory in it, which nobody has made yet.
  let directory: DataDirectory

  /// Runs a body with a place of its own.
  static func temporary(_ body: (Home) async throws -> Void) async throws {
    let name = "fast-\(UUID().uuidString)"
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let directory = try DataDirectory(option: root + "/data", environment: { _ in nil })
    try await body(Home(root: root, directory: directory))
  }

  func files(_ operations: FileOperations = .live) -> RecordFiles {
    RecordFiles(directory, operations: operations)
  }

  @MainActor
  func store(_ operations: FileOperations = .live) -> TimerStore {
    TimerStore(files: files(operations))
  }

  /// Runs commands one after the other, each as its own change.
  @MainActor
  func run(_ commands: Step...) async throws {
    for command in commands { try await store().update(command) }
  }

  /// Returns what is in a file of the data directory; nil where there is none.
  func text(_ name: String) throws -> String? {
    try Home.text(at: directory.path + "/" + name)
  }

  /// Returns what is in a file; nil where there is none.
  static func text(at path: String) throws -> String? {
    try DurableFile(path, .live).read().map { String(decoding: $0, as: UTF8.self) }
  }

  /// Puts a file into the data directory, as an editor would.
  func write(_ name: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory.path, withIntermediateDirectories: true)
    let path = directory.path + "/" + name
    try? Platform.remove(path)
    try DurableFile(path, .unsynchronized).create(Array(text.utf8))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: directory.path + "/" + name)
  }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory.path + "/" + name, withIntermediateDirectories: true)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// Returns the mode of a file of the data directory.
  func mode(_ name: String) throws -> UInt16 {
    try Platform.status(directory.path + "/" + name).mode
  }

  /// Returns the names in the data directory, or in a directory there; none where there is none.
  func names(in name: String = "") throws -> [String] {
    do throws(SystemError) {
      return try Platform.list(directory.path + "/" + name)
    } catch .notFound {
      return []
    }
  }

  /// Returns every file of the data directory with its contents.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try names() where !(try Platform.status(directory.path + "/" + name).isDirectory) {
      contents[name] = try text(name)
    }
    for name in try names(in: "backups").map({ "backups/" + $0 }) {
      contents[name] = try text(name)
    }
    return contents
  }

  /// Puts files there as they were when ``contents()`` returned them.
  func restore(_ contents: [String: String]) throws {
    for (name, text) in contents {
      if name.hasPrefix("backups/") { try makeDirectory("backups") }
      try write(name, text)
    }
  }
}
