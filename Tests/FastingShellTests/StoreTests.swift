import FastingCore
import FastingShell
import Testing

/// The store, with effects that only note what they were asked.
@MainActor
struct StoreTests {
  private enum Action: Hashable, Sendable {
    case add(Int), ask(Int), askTwo, hold(Int), callOff(Int), answered(Int)
  }

  private enum Effect: NumberedEffect {
    case note(Int), ask(Int), hold(Int), callOff(Int)

    var request: Int? { if case .hold(let number) = self { number } else { nil } }
    var cancelledRequest: Int? { if case .callOff(let number) = self { number } else { nil } }
  }

  /// A world that keeps count.
  @MainActor
  private final class World {
    var seen: [(effect: Effect, state: [Int])] = []
    var cancelled: [Int] = []
    var store: Store<[Int], Action, Effect>?

    func perform(_ effect: Effect) async -> Action? {
      seen.append((effect, store?.state ?? []))
      switch effect {
      case .note, .callOff: return nil
      case .ask(let number): return .answered(number)
      case .hold(let number):
        while !Task.isCancelled { await Task.yield() }
        cancelled.append(number)
        return .answered(-number)
      }
    }

    static func apply(_ state: inout [Int], _ action: Action) -> [Effect] {
      switch action {
      case .add(let number): state.append(number); return [.note(number)]
      case .ask(let number): return [.ask(number)]
      case .askTwo: return [.ask(1), .ask(2)]
      case .hold(let number): return [.hold(number)]
      case .callOff(let number): return [.callOff(number)]
      case .answered(let number): state.append(number * 10); return []
      }
    }
  }

  private let world = World()
  private let store: Store<[Int], Action, Effect>

  init() {
    let world = world
    store = Store([], apply: World.apply, perform: { await world.perform($0) })
    world.store = store
  }

  @Test func `the state is replaced before anything is performed`() async {
    let task = store.send(.add(1))
    #expect(store.state == [1])
    #expect(world.seen.isEmpty)
    await task.value
    #expect(world.seen.map(\.effect) == [.note(1)])
    #expect(world.seen.map(\.state) == [[1]])
  }

  @Test func `what an effect answers is sent before its task ends`() async {
    await store.send(.ask(3)).value
    #expect(store.state == [30])
  }

  @Test func `all effects of an action are performed`() async {
    await store.send(.askTwo).value
    #expect(Set(store.state) == [10, 20])
  }

  @Test func `an effect that is under way is called off by its number`() async {
    let held = store.send(.hold(4))
    while world.seen.isEmpty { await Task.yield() }
    await store.send(.callOff(5)).value
    #expect(world.cancelled.isEmpty)
    store.send(.callOff(4))
    await held.value
    #expect(world.cancelled == [4])
    #expect(store.state == [-40])
  }

  @Test func `an effect is called off even before it has begun`() async {
    let held = store.send(.hold(6))
    store.send(.callOff(6))
    await held.value
    #expect(world.cancelled == [6])
  }

  @Test func `an observer is told once, before the next state`() async {
    final class Flag: @unchecked Sendable { var count = 0 }
    let flag = Flag()
    #expect(store.state { flag.count += 1 } == [])
    await store.send(.add(1)).value
    await store.send(.add(2)).value
    #expect(flag.count == 1)
    #expect(store.state {} == [1, 2])
  }
}
