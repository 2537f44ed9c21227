import FastingCore
import FastingShell

extension Context {
  /// The programs in the directory of the hooks.
  var hooks: Hooks { Hooks(directory: config.hooks) }

  /// Runs the hooks of some events, and returns what there is to say of those that failed.
  func tellHooks(_ events: [Hooks.Event], _ status: StatusScreen) async -> [String] {
    guard hooks.has(events, operations), let input = try? JSON.encode(status) else { return [] }
    Platform.endChildrenWhenInterrupted()
    let outcomes = await hooks.run(events, input: input + [.newline])
    return events.compactMap { event in
      guard case .failed(let reason) = outcomes[event] else { return nil }
      return "Note: The hook '\(event.rawValue)' failed: \(Visible.text(reason))."
    }
  }
}
