import FastingCore
import FastingShell

/// What a command may know of the world, opened only when it asks.
struct Context {
  let clock: LocalClock
  /// The clock for what takes its time: one that was set runs on from there.
  let runningClock: LocalClock
  var now: Moment
  let rendering: Rendering
  let environment: (String) -> String?
  var dataDirectoryOption: String?
  let settings: Settings
  let config: ConfigDirectory
  let operations: FileOperations
  /// Where a command writes that goes on and on; others answer.
  let output: Surface
  /// Says something on standard error.
  let complain: (String) -> Void
  /// Says on a terminal what takes a while; says nothing elsewhere.
  let progress: (String) -> Void

  var zone: Zone { clock.zone }

  /// The same context at another moment.
  func at(_ moment: Moment) -> Context {
    var context = self
    context.now = moment
    return context
  }

  /// How times are written for this person, now and here.
  var when: When { When(now: now, zone: zone, usesTwelveHours: settings.usesTwelveHours) }

  /// Finds the data directory; throws where nothing says where it is.
  func directory() throws -> DataDirectory {
    if dataDirectoryOption == "" { throw UsageError.emptyDirectory }
    return try DataDirectory(option: dataDirectoryOption, environment: environment)
  }

  /// Opens the files of the data directory; reads nothing yet.
  func files() throws -> RecordFiles {
    RecordFiles(try directory(), operations: operations)
  }

  /// Reads the record, without a lock.
  @MainActor func record() async throws -> Record {
    let store = TimerStore(files: try files())
    try await store.load()
    return store.record
  }

  /// Places a typed time, now where there is none.
  func moment(_ typed: TypedTime?, as role: TypedTime.Role = .plain) throws -> Moment {
    try typed?.moment(now: now, zone: zone, as: role) ?? now
  }

  /// The screen of the current fast of a record.
  func status(of record: Record) -> StatusScreen {
    StatusScreen(
      record, now: now, zone: zone, nextGoal: settings.goal(on: now.day),
      showsStage: settings.showsStages)
  }

  /// Makes a change through the store, and answers with what it says of the record then.
  @MainActor func update<Result>(
    _ body: (inout Record) throws -> Result, answer: (Result, Record) -> Answer
  ) async throws -> Answer {
    let files = try files()
    let store = TimerStore(files: files)
    let result = try await store.update(body)
    var answer = answer(result, store.record)
    answer.notes += files.setAside.map {
      "Note: What could not be read was moved to \(Visible.text($0)). See 'fast doctor'."
    }
    return answer
  }

  /// Makes a change through the store, and answers with the new status and what was done.
  @MainActor func change(
    _ body: (inout Record) throws -> ChangeReport
  ) async throws -> Answer {
    try await update(body) { report, record in
      let status = status(of: record)
      var answer = Answer.screen(
        ChangeScreen(report: report, status: status), notes: report.notes)
      answer.afterwards = { await tellHooks(report.events, status) }
      return answer
    }
  }
}
