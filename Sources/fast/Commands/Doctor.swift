import FastingCore
import FastingShell

extension Command {
  private static let repair = Option(
    long: "repair", help: "Move what cannot be read to the backups; no fast is dropped.")
  private static let restore = Option(
    long: "restore", value: Value(name: "file", kind: .file),
    help: "Replace the history by this backup, as one change that can be undone; the name may be "
      + "that of one of the backups.")

  static let doctor = Command(
    description: CommandDescription(
      name: "doctor", abstract: "Check the files.",
      discussion: ["Exits 65 when something is damaged, and 0 otherwise, also with advice."],
      options: [repair, restore],
      examples: [
        Example(line: "fast doctor --repair", explanation: "Set unreadable lines aside."),
        Example(
          line: "fast doctor --restore history-000003.jsonl",
          explanation: "Go back to an older history."),
      ]),
    bearsDamagedSettings: true
  ) { matches, context in
    let directory = try context.directory()
    if let path = matches[restore] {
      let (history, leftOut) = try context.history(in: path)
      return try await context.change { record in
        let (came, went) = try record.restore(history)
        return ChangeReport(
          headline: "Restored the history from \(Visible.text(path)): \(came) came, \(went) went.",
          next: ["fast undo", "fast log"],
          notes: leftOut == 0
            ? [] : ["Warning: \(leftOut) lines of that file could not be read, and were left out."])
      }
    }
    let doctor = Doctor(directory, config: context.config, operations: context.operations)
    let repairs = matches.has(repair) ? try doctor.repair() : []
    let report = doctor.examine()
    let screen = DoctorScreen(
      directory: directory, repairs: repairs, report: report,
      oddities: report.record?.oddities(now: context.now) ?? [],
      advice: Surroundings.advice(context.environment, context.operations))
    let isDamaged = report.findings.contains(where: \.isDamage)
    return Answer(output: .screen(screen), code: isDamaged ? ExitCode.damaged : 0)
  }
}

extension Context {
  /// Reads the history that a file holds, and counts the lines that cannot be read.
  ///
  /// A name is looked for here, in the data directory and among the backups.
  fileprivate func history(in path: String) throws -> (History, leftOut: Int) {
    let places = try [path, directory().path + "/" + path, directory().backups + "/" + path]
    var found: [UInt8]?
    for place in places where found == nil && !path.isEmpty {
      found = try DurableFile(place, operations).read()
    }
    guard let bytes = found else { throw UsageError.noInput(path) }
    let lines = try StorageError.history(FileBytes(bytes), in: path)
    guard !lines.history.entries.isEmpty else { throw UsageError.noHistory(path) }
    return (lines.history, lines.history.badLines.count + (lines.torn.isEmpty ? 0 : 1))
  }
}

/// What around the program may surprise a person.
private enum Surroundings {
  static func advice(
    _ environment: (String) -> String?, _ operations: FileOperations
  ) -> [String] {
    let programs = (environment("PATH") ?? "").split(separator: ":").map { "\($0)/fast" }
      .filter { (try? operations.status($0))?.isDirectory == false }
      .map { (try? DurableFile($0, operations).target()) ?? $0 }
    var advice: [String] = []
    if Set(programs).count > 1 {
      advice.append(
        "There are several programs 'fast' on PATH: \(Set(programs).sorted().joined(separator: ", ")). "
          + "Remove the old one.")
    }
    if let zone = environment("TZ"), isName(zone) {
      let name = zone.drop { $0 == ":" }
      let folder = environment("TZDIR") ?? "/usr/share/zoneinfo"
      if (try? operations.status("\(folder)/\(name)")) == nil {
        advice.append(
          "The zone of TZ, '\(Visible.text(zone))', is not known here, so times are taken as UTC. "
            + "Install the package tzdata, or correct TZ.")
      }
    }
    return advice
  }

  /// Whether TZ names a zone, rather than giving its rule or a file.
  private static func isName(_ zone: String) -> Bool {
    let name = zone.drop { $0 == ":" }
    return !name.isEmpty && !name.hasPrefix("/") && !name.hasPrefix("<")
      && (name.contains("/") || !name.contains(where: \.isNumber)) && name != "UTC"
  }
}
