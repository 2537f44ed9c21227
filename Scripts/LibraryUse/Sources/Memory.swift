import FastingCore
import FastingShell

/// Keeps a record in memory, where an app has a file, a database or a server.
@MainActor
final class Memory {
  private var record = Record()

  var dependencies: TimerStore.Dependencies {
    .init(
      load: { self.record },
      save: { record in
        self.record = record
        self.record.pendingWasSaved()
      })
  }
}
