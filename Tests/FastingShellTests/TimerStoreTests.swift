import FastingCore
import FastingShell
import Observation
import Testing

@MainActor
struct TimerStoreTests {
  private struct Broken: Error, Equatable {}

  /// What a faked disk holds, and what was asked of it.
  @MainActor
  private final class Disk {
    var record = Record()
    var saved: [Change] = []
    var loads = 0
    var loadFails = false
    var saveFails = false
    var attempts = 1

    var store: TimerStore {
      TimerStore(
        dependencies: .init(
          load: {
            self.loads += 1
            if self.loadFails { throw Broken() }
            return self.record
          },
          save: { record in
            if self.saveFails { throw Broken() }
            if let change = record.pending { self.saved.append(change) }
            self.record = record
            self.record.pendingWasSaved()
          },
          exclusively: { body in for _ in 0..<self.attempts { try await body() } }))
    }
  }

  private let disk = Disk()

  @Test func `a new store is idle until it has loaded`() async throws {
    try begin(november(2, 20))(&disk.record)
    disk.record.pendingWasSaved()
    let store = disk.store
    #expect(store.currentFasting.state == .idle)
    try await store.load()
    #expect(store.currentFasting.start == november(2, 20))
    #expect(store.record == disk.record)
  }

  @Test func `a failing load comes through, and the record stays`() async throws {
    let store = disk.store
    try await store.update(begin(november(2, 20)))
    let record = store.record
    disk.loadFails = true
    await #expect(throws: Broken()) { try await store.load() }
    await #expect(throws: Broken()) { try await store.update(finish(november(3, 12))) }
    #expect(store.record == record)
    #expect(disk.saved.count == 1)
  }

  @Test func `a failing save comes through, and the record is as it was loaded`() async throws {
    disk.saveFails = true
    let store = disk.store
    await #expect(throws: Broken()) { try await store.update(begin(november(2, 20))) }
    #expect(store.record == Record())
    #expect(disk.record == Record())
  }

  @Test func `a refusal saves nothing and leaves the record`() async throws {
    let store = disk.store
    await #expect(throws: Refusal.notFasting) { try await store.update(finish(november(2, 20))) }
    #expect(store.record == Record())
    #expect(disk.saved.isEmpty)
  }

  @Test func `a refusal after a change in the same body saves neither`() async throws {
    let store = disk.store
    await #expect(throws: Refusal.stillFasting(since: november(2, 20))) {
      try await store.update { record in
        try begin(november(2, 20))(&record)
        try record.save()
      }
    }
    #expect(store.record == Record())
    #expect(disk.saved.isEmpty)
  }

  @Test func `a value that does not differ is not saved`() async throws {
    try await disk.store.update { _ in }
    try await disk.store.update {
      try begin(november(2, 20))(&$0)
      try $0.undoPending()
    }
    #expect(disk.saved.isEmpty)
    #expect(disk.loads == 2)
  }

  @Test func `saving what was only loaded does nothing`() async throws {
    let store = disk.store
    try await store.load()
    try await store.save()
    #expect(disk.saved.isEmpty)
  }

  @Test func `an update returns what its body returns`() async throws {
    let store = disk.store
    try await store.update(begin(november(2, 20)))
    try await store.update(finish(november(3, 12)))
    let filed = try await store.update { try $0.save() }
    #expect(filed == fast(2))
    #expect(store.record.lastChange == 3)
    #expect(disk.saved.map(\.number) == [1, 2, 3])
  }

  @Test func `a body that runs twice starts from the loaded record each time`() async throws {
    disk.attempts = 2
    disk.saveFails = false
    let store = disk.store
    var seen: [Fasting.State] = []
    try await store.update { record in
      seen.append(record.fasting.state)
      if record.fasting.state == .idle { try begin(november(2, 20))(&record) }
    }
    #expect(seen == [.idle, .fasting])
    #expect(disk.loads == 2)
    #expect(disk.saved.count == 1)
  }

  @Test func `where the body never runs, that is an error`() async throws {
    disk.attempts = 0
    await #expect(throws: TimerStore.NotRun.self) {
      try await disk.store.update(begin(november(2, 20)))
    }
  }

  @Test func `an observer of the current fast sees a change`() async throws {
    final class Flag: @unchecked Sendable { var isSet = false }
    let store = disk.store
    let flag = Flag()
    withObservationTracking {
      _ = store.currentFasting
    } onChange: {
      flag.isSet = true
    }
    #expect(!flag.isSet)
    try await store.update(begin(november(2, 20)))
    #expect(flag.isSet)
  }
}

extension Record {
  /// Drops the fast that was begun in the same breath.
  fileprivate mutating func undoPending() throws {
    try reset()
  }
}
