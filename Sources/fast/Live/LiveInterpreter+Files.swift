import FastingCore
import FastingShell

extension LiveInterpreter {
  /// An interpreter on the files of a person.
  init(_ files: LiveFiles, context: Context) {
    self.init(
      change: { change, moment in
        try await files.change { record in
          try change.make(in: &record, goal: context.settings.goal(on: moment.day), at: moment)
        }
      },
      search: { try await LiveInterpreter.find($0, in: $1) },
      reload: { try await files.reload() },
      runHook: { await LiveInterpreter.run($0, input: $1, context.config) },
      status: { record, moment in
        try JSON.encode(context.at(moment).status(of: record))
      },
      words: { error in
        let complaint = Complaint(
          error, program: CommandTable.program, command: nil, when: context.when)
        return LiveWords.firstLine(complaint.text)
      })
  }

  /// Runs a hook while the screen goes on; returns why it failed.
  private static func run(
    _ name: String, input: [UInt8], _ config: ConfigDirectory
  ) async -> String? {
    guard let event = Hooks.Event(rawValue: name) else { return nil }
    let hooks = Hooks(directory: config.hooks) { try? await Task.sleep(for: .milliseconds($0)) }
    switch await hooks.run([event], input: input + [.newline])[event] ?? .missing {
    case .done: return nil
    case .failed(let reason): return reason
    case .missing: return event == .share ? "there is no share hook" : nil
    }
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
