public import FastingCore
public import Observation

/// Holds the state of one screen, and runs what its actions ask for.
///
/// An action goes one way: the state is replaced first, then the effects are performed, and what
/// they answer comes back as actions. A view observes the state and sends actions, and has no other
/// way in.
@MainActor @Observable
public final class Store<State, Action: Sendable, Effect: NumberedEffect> {
  /// The state after all actions that were sent.
  public private(set) var state: State

  @ObservationIgnored private let apply: (inout State, Action) -> [Effect]
  @ObservationIgnored private let perform: (Effect) async -> Action?
  /// The numbered effects that are under way.
  @ObservationIgnored private var underWay: [Int: Task<Action?, Never>] = [:]

  /// Creates a store from a state, the pure function that changes it, and the one that performs an
  /// effect.
  public init(
    _ state: State, apply: @escaping (inout State, Action) -> [Effect],
    perform: @escaping (Effect) async -> Action?
  ) {
    self.state = state
    self.apply = apply
    self.perform = perform
  }

  /// Replaces the state at once, and starts the effects; the task that is returned ends when they
  /// have ended, and all that their answers led to.
  @discardableResult
  public func send(_ action: Action) -> Task<Void, Never> {
    var next = state
    let effects = apply(&next, action)
    state = next
    for request in effects.compactMap(\.cancelledRequest) { underWay[request]?.cancel() }
    let started = effects.filter { $0.cancelledRequest == nil }.map { ($0.request, start($0)) }
    return Task {
      // One effect alone is no group.
      if started.count == 1, let (request, task) = started.first {
        return await deliver(task, request)
      }
      await withDiscardingTaskGroup { group in
        for (request, task) in started {
          group.addTask { await self.deliver(task, request) }
        }
      }
    }
  }

  /// Returns the state, and tells once when it is replaced.
  package func state(replaced tell: @escaping @Sendable () -> Void) -> State {
    withObservationTracking({ state }, onChange: tell)
  }

  /// Starts an effect and keeps its task, so that it can be called off from now on.
  private func start(_ effect: Effect) -> Task<Action?, Never> {
    let task = Task { await perform(effect) }
    if let request = effect.request { underWay[request] = task }
    return task
  }

  /// Waits for an effect and sends what it answers.
  private func deliver(_ task: Task<Action?, Never>, _ request: Int?) async {
    let answer = await task.value
    if let request { underWay[request] = nil }
    if let answer { await send(answer).value }
  }
}
