import FastingCore
import FastingShell

extension Option {
  static let output = Option(
    long: "output", short: "o", value: Value(name: "file", kind: .file),
    help: "Where to write it; '-' is standard output, as without this.")
}

extension Context {
  /// Answers with bytes: in the file that the words name, else on standard output.
  func answer(_ bytes: [UInt8], _ matches: Matches, notes: [String]) throws -> Answer {
    guard let path = matches[.output], path != "-" else {
      return Answer(output: .bytes(bytes), notes: notes)
    }
    try write(bytes, to: path)
    return Answer(output: .nothing, notes: notes)
  }

  /// Writes a file as carefully as our own; never over one of them, and into what is no plain file.
  private func write(_ bytes: [UInt8], to path: String) throws {
    let directory = try directory()
    let file = DurableFile(path, operations)
    let target = path.isEmpty ? "" : try file.target()
    let ours = try [
      directory.current, directory.history, directory.changes, directory.lock, directory.backups,
      config.settings ?? directory.current,
    ].flatMap { [$0, try DurableFile($0, operations).target()] }
    let isOurs = ours.contains { operations.areSame($0, target) }
    let isBackup = operations.areSame(DurableFile.directory(of: target), directory.backups)
    guard !target.isEmpty, !isOurs, !isBackup else { throw UsageError.output(path) }
    if (try? operations.status(target))?.isSpecial == true {
      try file.append(bytes, synchronized: false)
    } else {
      try file.replace(with: bytes)
    }
  }
}

extension FileOperations {
  /// Tells whether two paths lead to the same file.
  fileprivate func areSame(_ path: String, _ other: String) -> Bool {
    guard let first = try? status(path), let second = try? status(other) else {
      return path == other
    }
    return first.identity == second.identity
  }
}
