import FastingCore
import FastingShell

extension Command {
  private static let to = Option(
    long: "to",
    value: Value(
      name: "format",
      kind: .choice(Exporter.all.map { Choice(name: $0.name, help: $0.summary) })),
    help: "The format; json if none is given.")
  private static let output = Option(
    long: "output", short: "o", value: Value(name: "file", kind: .file),
    help: "Where to write it, if not to standard output.")
  private static let raw = Option(
    long: "raw", help: "Leave texts in CSV as they are, even if they begin like a formula.")

  static let export = Command(
    description: CommandDescription(
      name: "export", abstract: "Give the history to other programs.",
      discussion: ["JSON and JSON Lines lose nothing: 'fast export | fast import -'."],
      options: [to, output, .since, .until, raw],
      examples: [
        Example(line: "fast export --to csv -o fasts.csv", explanation: "For a spreadsheet."),
        Example(line: "fast export --to ics -o fasts.ics", explanation: "For a calendar."),
      ])
  ) { matches, context in
    var search = Search()
    (search.since, search.until) = try matches.period(now: context.now)
    let exporter = Exporter.all.first { $0.name == matches[to] ?? "json" } ?? .json
    let record = try await context.record()
    let bytes = try exporter.write(
      ExportSource(record, search: search, isRaw: matches.has(raw)))
    let notes = BadLines.notes(record.history, path: try context.directory().history)
    guard let path = matches[output] else { return Answer(output: .bytes(bytes), notes: notes) }
    try context.write(bytes, to: path)
    return Answer(output: .nothing, notes: notes)
  }
}

extension Context {
  /// Writes a file as carefully as our own; never over one of them, and into what is no plain file.
  func write(_ bytes: [UInt8], to path: String) throws {
    let directory = try directory()
    let file = DurableFile(path, operations)
    let target = path.isEmpty ? "" : try file.target()
    let ours = try [
      directory.current, directory.history, directory.changes, directory.lock,
    ].flatMap { [$0, try DurableFile($0, operations).target()] }
    let isOurs = ours.contains { operations.areSame($0, target) }
    guard !target.isEmpty, !isOurs else { throw UsageError.output(path) }
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
