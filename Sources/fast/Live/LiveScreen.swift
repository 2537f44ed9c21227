import FastingCore
import FastingShell

/// The store of the live view.
typealias LiveStore = Store<LiveState, LiveAction, LiveEffect>

/// Brings keys, seconds and signals to the store, and its state to the terminal.
@MainActor
struct LiveScreen {
  let store: LiveStore
  let terminal: Terminal
  let events: TerminalEvents
  let clock: LocalClock
  let rendering: Rendering
  let connect: (LiveState) -> LiveProps

  /// Runs until the person leaves; returns the signal where one ended it.
  func run() async throws -> Platform.Signal? {
    try terminal.enter()
    defer { terminal.leave() }
    events.wake()
    for await event in events.stream {
      switch event {
      case .key(.interrupt): return .interrupt
      case .key(let key): press(key)
      case .second:
        tick()
        try terminal.show(progress: progress)
      case .signal(.resize): measure()
      case .signal(.stop):
        try terminal.stop()
        measure()
      case .signal(.proceed):
        try terminal.enter()
        measure()
      case .signal(let ending): return ending
      case .closed: return .hangUp
      case .wake:
        // What answers at once is drawn along with it.
        await Task.yield()
        try draw()
      }
      if store.state.isDone { return nil }
    }
    return nil
  }

  private func press(_ key: Key) {
    guard let action = connect(store.state).action(for: key) else { return }
    tick()
    store.send(action)
  }

  private func tick() {
    if let now = clock.now { store.send(.tick(now)) }
  }

  private func measure() {
    terminal.forget()
    store.send(.resize(terminal.size))
  }

  /// Draws the state, and again as soon as it is another one.
  private func draw() throws {
    let state = store.state { [events] in events.wake() }
    let view = LiveView(connect(state), rendering)
    try terminal.draw(view.lines.map { rendering.text([$0]) })
  }

  private var progress: Int? {
    let fasting = store.state.record.fasting
    guard fasting.state == .fasting else { return nil }
    return Int(min(1, fasting.progress(at: store.state.now)) * 100)
  }
}
