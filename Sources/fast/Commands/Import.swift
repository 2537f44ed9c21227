import FastingCore
import FastingShell

extension Command {
  private static let from = Option(
    long: "from",
    value: Value(
      name: "format",
      kind: .choice(Importer.all.map { Choice(name: $0.name, help: $0.summary) })),
    help: "The format, if it is not the one that the content shows.")
  private static let dryRun = Option(
    long: "dry-run", help: "Say what would be added, and add nothing.")
  private static let dateOrder = Option(
    long: "date-order",
    value: Value(
      name: "order", kind: .choice(DateOrder.allCases.map { Choice(name: $0.rawValue) })),
    help: "How dates such as 2/3/26 are to be read.")
  private static let tag = Option(
    long: "tag", value: Value(name: "word"),
    help: "A tag or an account that marks a fast, beside those that say 'fast'.")
  private static let goalOrColumn = Option(
    long: "goal", short: "g", value: Value(name: "goal", kind: .suggestions("goals")),
    help: "The column of the goal, or the goal of rows that have none.")

  /// The bytes that take about half a second to read.
  private static let longRead = 8_000_000

  private static func column(_ name: String, _ content: String) -> Option {
    Option(
      long: name, value: Value(name: "column"), help: "The column of \(content), in a plain table.")
  }
  private static let start = column("start", "the start")
  private static let end = column("end", "the end")
  private static let date = column("date", "the date, if it stands alone")
  private static let hours = column("hours", "the length in hours")
  private static let noteColumn = column("note", "the note")

  static let `import` = Command(
    description: CommandDescription(
      name: "import", abstract: "Take over fasts from another tracker, or from another machine.",
      discussion: [
        """
        The format is told by the content. Fasts that are there stay as they are, rows that overlap \
        one are left out, and importing again adds nothing. 'fast undo' takes all of it back.
        """
      ],
      options: [
        from, dryRun, start, end, date, hours, goalOrColumn, noteColumn, dateOrder, tag, .json,
      ],
      operands: [
        Operand(
          value: Value(name: "file", kind: .file), help: "The file, or '-' for standard input.")
      ],
      examples: [
        Example(line: "fast import zero.csv --dry-run", explanation: "See what it would do."),
        Example(
          line: "fast import other/history.jsonl", explanation: "Merge another machine's fasts."),
      ])
  ) { matches, context in
    let path = matches.operands.first ?? "-"
    var options = ImportOptions(zone: context.zone, settings: context.settings)
    options.dateOrder = matches[dateOrder].flatMap(DateOrder.init)
    options.tags = matches[tag].map { [$0] } ?? []
    options.columns.start = matches[start]
    options.columns.end = matches[end]
    options.columns.date = matches[date]
    options.columns.hours = matches[hours]
    options.columns.note = matches[noteColumn]
    options.columns.goal = matches[goalOrColumn]
    let format = Importer.all.first { $0.name == matches[from] }
    if let typed = matches[goalOrColumn] {
      do {
        options.goal = try Fasting.Goal(typed: typed)
      } catch {
        if options.columns.start == nil { throw error }
      }
    }
    let bytes = try context.input(path)
    if bytes.count > longRead { context.progress("Reading \(bytes.count / 1_000_000) MB…") }
    let rows = try Importer.rows(of: ImportSource(bytes, options: options), format: format)
    if matches.has(dryRun) {
      var record = try await context.record()
      let report = record.import(rows, now: context.now)
      return .screen(ImportScreen(report: report, isRehearsal: true))
    }
    return try await context.update {
      $0.import(rows, now: context.now)
    } answer: { report, _ in
      .screen(ImportScreen(report: report, isRehearsal: false))
    }
  }
}

extension Context {
  /// Reads an input file, or standard input for `-`.
  func input(_ path: String) throws -> [UInt8] {
    do throws(SystemError) {
      if path == "-" { return try Platform.read(0) }
      let descriptor = try Platform.open(path, .read)
      defer { Platform.close(descriptor) }
      return try Platform.read(descriptor)
    } catch .notFound where path != "-" {
      throw UsageError.noInput(path)
    } catch {
      throw StorageError.system(
        path: path == "-" ? "standard input" : path, action: .read, error)
    }
  }
}
