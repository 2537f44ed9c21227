import FastingCore
import FastingShell

/// The live view of a program, or of a person who looks later: a line at each change and each minute.
@MainActor
struct LiveLines {
  let store: LiveStore
  let events: TerminalEvents
  let clock: LocalClock
  /// Writes the status as a line, or throws what the system says.
  let write: (LiveState) throws -> Void
  /// What a state has to say of what went wrong, if something did.
  let words: (LiveState) -> StyledText
  let warn: (String) -> Void

  /// What makes a new line worth while.
  private struct Occasion: Equatable {
    let record: Record
    let minute: Int64

    init(_ state: LiveState) {
      record = state.record
      minute = state.now.instant.milliseconds / 60_000
    }
  }

  /// Runs until nobody reads the lines any more.
  func run() async throws {
    var last: Occasion?
    var told: StyledText?
    events.wake()
    for await event in events.stream {
      switch event {
      case .second: if let now = clock.now { store.send(.tick(now)) }
      case .closed: return
      case .wake: _ = store.state { [events] in events.wake() }
      case .key, .signal: break
      }
      let state = store.state
      if last != Occasion(state) {
        last = Occasion(state)
        try write(state)
      }
      let trouble = words(state)
      if trouble != told, !trouble.plain.isEmpty { warn("Warning: \(trouble.plain)") }
      told = trouble
    }
  }
}
