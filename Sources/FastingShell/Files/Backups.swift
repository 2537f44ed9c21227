/// The directory of what was replaced or set aside.
package struct Backups {
  package let path: String
  package let operations: FileOperations

  package init(_ path: String, _ operations: FileOperations) {
    self.path = path
    self.operations = operations
  }

  /// How many old histories are kept.
  package static let kept = 10

  /// Keeps a file as it is before it is replaced, as a link where possible, and lets the oldest of
  /// these go.
  package func keep(_ file: DurableFile, _ bytes: [UInt8]) throws {
    let names = try prepare()
    let source = try file.target()
    do throws(SystemError) {
      let copy = path + "/" + Backups.name("history", after: names)
      try operations.link(source, copy)
      try DurableFile.synchronizeDirectory(of: copy, operations)
    } catch {
      try setAside(bytes, as: "history")
    }
    let histories = names.filter { Backups.number($0, "history") != nil }
    for name in histories.dropLast(Backups.kept - 1) {
      try? operations.remove(path + "/" + name)
    }
  }

  /// Keeps bytes that are about to leave a file for good, and returns where.
  @discardableResult
  package func setAside(_ bytes: [UInt8], as kind: String) throws -> String {
    let name = Backups.name(kind, after: try prepare())
    try DurableFile(path + "/" + name, operations).create(bytes)
    return path + "/" + name
  }

  /// Makes the directory, and returns what is in it.
  private func prepare() throws -> [String] {
    try DurableFile(path, operations).makeDirectories()
    do throws(SystemError) {
      return try operations.list(path)
    } catch {
      throw StorageError.system(path: path, action: .read, error)
    }
  }

  /// The next name of a kind: names in their order are backups in the order of time.
  private static func name(_ kind: String, after names: [String]) -> String {
    let last = names.compactMap { number($0, kind) }.max() ?? 0
    let digits = String(last + 1)
    return "\(kind)-\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).jsonl"
  }

  private static func number(_ name: String, _ kind: String) -> Int? {
    guard name.hasPrefix(kind + "-"), name.hasSuffix(".jsonl") else { return nil }
    return Int(name.dropFirst(kind.count + 1).dropLast(6))
  }
}
