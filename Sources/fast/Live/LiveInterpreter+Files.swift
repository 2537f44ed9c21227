import FastingCore
import FastingShell

extension LiveInterpreter {
  /// An interpreter on the files of a person.
  init(_ files: LiveFiles, context: Context, nextGoal: @escaping (Moment) -> Fasting.Goal) {
    self.init(
      change: { change, moment in
        try await files.change { record in
          try change.make(in: &record, goal: nextGoal(moment), at: moment)
        }
      },
      search: { try await LiveInterpreter.find($0, in: $1) },
      reload: { try await files.reload() },
      runHook: { name, _ in name == "share" ? "there is no share hook" : nil },
      status: { record, moment in
        try JSON.encode(
          StatusScreen(
            record, now: moment, zone: context.zone, nextGoal: nextGoal(moment)),
          pretty: false)
      },
      words: { error in
        let complaint = Complaint(
          error, program: CommandTable.program, command: nil, when: context.when)
        return LiveWords.firstLine(complaint.text)
      })
  }

  /// Searches beside the screen, which goes on meanwhile; one that was called off does not begin.
  @concurrent private static func find(
    _ text: String, in history: History
  ) async throws -> [Numbered] {
    try Task.checkCancellation()
    var search = Search()
    search.text = text
    return history.found(by: search)
  }
}

/// The record on disk, read again only after somebody has written it.
@MainActor
final class LiveFiles {
  private let files: RecordFiles
  private let store: TimerStore
  private var seen: [Platform.Status?]?

  init(_ files: RecordFiles) {
    self.files = files
    store = TimerStore(files: files)
  }

  /// Returns the record, if it may differ from the one that was returned last.
  func reload() async throws -> Record? {
    let traces = files.traces()
    guard traces != seen else { return nil }
    try await store.load()
    seen = traces
    return store.record
  }

  /// Makes a change durable, and returns the record then.
  func change(
    _ body: (inout Record) throws -> Change?
  ) async throws -> (Record, Change?) {
    let change = try await store.update(body)
    return (store.record, change)
  }
}
