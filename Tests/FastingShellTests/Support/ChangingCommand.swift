import FastingCore
import FastingShell
import Testing

/// A row of the table of all commands that change something: what comes before, and the command.
struct ChangingCommand: Sendable, CustomTestStringConvertible {
  let name: String
  /// The commands before, each a change of its own.
  var setup: [Step] = []
  /// What else is done to the files before.
  var tamper: @Sendable (RecordFiles) throws -> Void = { _ in }
  let command: Step

  var testDescription: String { name }

  private static let begun = [begin(november(2, 20))]
  private static let finished = begun + [finish(november(3, 12))]
  private static let saved = finished + [save]
  private static let begunAgain = saved + [begin(november(3, 20))]

  static let all = [
    ChangingCommand(name: "the first command ever", command: begin(november(2, 20))),
    ChangingCommand(name: "begin", setup: saved, command: begin(november(3, 20))),
    ChangingCommand(name: "begin over finished", setup: finished, command: begin(november(3, 20))),
    ChangingCommand(name: "finish", setup: begunAgain, command: finish(november(4, 12))),
    ChangingCommand(name: "the first save", setup: finished, command: save),
    ChangingCommand(name: "save", setup: begunAgain + [finish(november(4, 12))], command: save),
    ChangingCommand(name: "finish and save", setup: begun) {
      try $0.finish(at: november(3, 12))
      try $0.save()
    },
    ChangingCommand(name: "reset", setup: begunAgain, command: reset),
    ChangingCommand(name: "resume", setup: finished) { try $0.resume(now: november(3, 13)) },
    ChangingCommand(name: "undo of save", setup: saved, command: undo),
    ChangingCommand(name: "undo of begin", setup: begunAgain, command: undo),
    ChangingCommand(
      name: "undo of begin over finished", setup: finished + [begin(november(3, 20))],
      command: undo),
    ChangingCommand(name: "redo of save", setup: saved + [undo], command: redo),
    ChangingCommand(name: "add", setup: begunAgain) { try $0.add(fast(1), now: now) },
    ChangingCommand(name: "delete", setup: begunAgain) { try $0.delete([.last]) },
    ChangingCommand(name: "undo of delete", setup: savedTwice + [deleteOldest], command: undo),
    ChangingCommand(name: "edit", setup: begunAgain) {
      try $0.edit(.init(start: november(3, 21), note: "late"), now: now)
    },
    ChangingCommand(name: "edit of a saved fast", setup: savedTwice) {
      try $0.edit(.number(2), .init(end: november(3, 11), note: "early"), now: now)
    },
    ChangingCommand(name: "edit of a note alone", setup: savedTwice) {
      try $0.edit(.number(2), .init(note: "good"), now: now)
    },
    ChangingCommand(
      name: "undo of an edit",
      setup: savedTwice + [{ try $0.edit(.last, .init(note: "good"), now: now) }],
      command: undo),
    ChangingCommand(
      name: "save behind a torn line", setup: saved + finishedAgain,
      tamper: { try $0.file($0.directory.history).append(Array(#"{"start":"2026-1"#.utf8)) },
      command: save),
    ChangingCommand(
      name: "undo of save with a torn line", setup: saved,
      tamper: { try $0.file($0.directory.history).append(Array(#"{"start":"2026-1"#.utf8)) },
      command: undo),
    ChangingCommand(
      name: "save among lines by hand", setup: finished,
      tamper: {
        let text = "\u{FEFF}\(line(9))\r\n\nnot a fast\n\(line(7, note: "by hand"))"
        try $0.file($0.directory.history).create(Array(text.utf8))
      }, command: save),
    ChangingCommand(
      name: "save with a damaged log", setup: finished,
      tamper: { try $0.file($0.directory.changes).append(Array("damaged\n".utf8)) }, command: save),
    ChangingCommand(
      name: "save with a full log", setup: finished, tamper: fillLog, command: save),
  ]

  private static let now = november(27, 20)
  private static let deleteOldest: Step = { try $0.delete([.number(2)]) }
  private static let savedTwice = saved + finishedAgain + [save]
  private static let finishedAgain = [begin(november(3, 20)), finish(november(4, 12))]

  /// Goes on changing until the log has to be written anew.
  @Sendable private static func fillLog(_ files: RecordFiles) throws {
    var record = try files.load()
    var bytes: [UInt8] = []
    while record.lastChange < ChangesFile.capacity {
      if record.fasting.state == .finished {
        try record.resume(now: november(3, 13))
      } else {
        try record.finish(at: november(3, 12))
      }
      if let change = record.pending { bytes += try change.line() + [.newline] }
      record.pendingWasSaved()
    }
    try files.file(files.directory.changes).append(bytes)
    let current = CurrentFile(change: record.lastChange, fasting: record.fasting)
    try files.file(files.directory.current).replace(with: try current.bytes())
  }

  /// Makes the files what they are before the command.
  @MainActor
  func prepare(_ files: RecordFiles) async throws {
    for step in setup { try await TimerStore(files: files).update(step) }
    try tamper(files)
  }

  /// Returns the files as they are before the command.
  @MainActor
  func prepared() async throws -> [String: String] {
    var contents: [String: String] = [:]
    try await Home.temporary { home in
      try await prepare(home.files(.unsynchronized))
      contents = try home.contents()
    }
    return contents
  }

  /// Returns the record that the command makes of one.
  func result(from record: Record) throws -> Record {
    var next = record
    try command(&next)
    next.pendingWasSaved()
    return next
  }

  /// A command that fits every state and comes after all others.
  static let following: Step = {
    switch $0.fasting.state {
    case .idle: _ = try $0.begin(.trf18, at: november(28, 8))
    case .fasting: try $0.finish(at: november(28, 9))
    case .finished: try $0.save()
    }
  }
}
