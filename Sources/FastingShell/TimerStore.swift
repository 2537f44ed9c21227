public import FastingCore
public import Observation

/// Holds the record for views and commands, and runs the effects: loading and saving.
///
/// The value is changed only by ``update(_:)``, through the record's own pure functions. Every
/// failure reaches the caller.
@MainActor @Observable
public final class TimerStore {
  /// The effects that the store needs, for a caller to provide and for tests to fake.
  public struct Dependencies {
    /// Returns the durable record.
    public var load: () async throws -> Record
    /// Makes the record's pending change durable before it returns.
    public var save: (Record) async throws -> Void
    /// Runs a body while nobody else changes the durable record. It may run the body again after an
    /// attempt that saved nothing.
    public var exclusively: (_ body: () async throws -> Void) async throws -> Void

    /// Creates dependencies; without `exclusively` the store is taken to be the only one.
    public init(
      load: @escaping () async throws -> Record,
      save: @escaping (Record) async throws -> Void,
      exclusively: @escaping (_ body: () async throws -> Void) async throws -> Void = {
        try await $0()
      }
    ) {
      self.load = load
      self.save = save
      self.exclusively = exclusively
    }
  }

  /// The record as it was loaded, changed or saved last.
  public private(set) var record = Record()

  /// The current fast.
  public var currentFasting: Fasting { record.fasting }

  @ObservationIgnored private let dependencies: Dependencies

  /// Creates a store with an empty record; nothing is loaded yet.
  public init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// Replaces the record by the durable one.
  public func load() async throws {
    record = try await dependencies.load()
  }

  /// Makes the value durable; one that has not changed is not saved.
  public func save() async throws {
    guard record.pending != nil else { return }
    try await dependencies.save(record)
    record.pendingWasSaved()
  }

  /// Loads the record, changes it and saves it if it differs, while nobody else can change it.
  ///
  /// When the change is refused, or saving fails, the record is as it was loaded and the error is
  /// thrown on.
  @discardableResult
  public func update<Result>(
    _ change: (inout Record) throws -> Result
  ) async throws -> Result {
    var result: Result?
    try await dependencies.exclusively {
      try await self.load()
      let loaded = self.record
      do {
        result = try change(&self.record)
        try await self.save()
      } catch {
        self.record = loaded
        throw error
      }
    }
    guard let result else { throw NotRun() }
    return result
  }

  /// Thrown where the `exclusively` of the dependencies did not run the body.
  public struct NotRun: Error {}
}
