@testable import FastingCore

extension LiveState {
  /// A view of a terminal of ten lines that opens on a record, at 8:00 of its last day.
  init(_ fasting: Fasting = Fasting(), saved: [Fast] = [], hour: Double = 32) {
    self.init(
      Record(fasting, saved: saved), now: .hour(hour), size: LiveSize(columns: 80, rows: 10))
  }

  /// Returns the state after some actions, whatever they ask for.
  func after(_ actions: LiveAction...) -> LiveState {
    var state = self
    for action in actions { _ = state.apply(action) }
    return state
  }

  /// Performs an action and returns what it asks for.
  mutating func effects(_ action: LiveAction) -> [LiveEffect] {
    apply(action)
  }

  /// What holds in every state.
  var isSound: Bool {
    let numbers = changes.map(\.request)
    return numbers == numbers.sorted() && Set(numbers).count == numbers.count
      && [search, reload, sharing].compactMap { $0 }.allSatisfy { $0 <= lastRequest }
      && top >= 0 && (top == 0 || top <= found.count - historyRows)
      && (mode == .history || search == nil) && (!isTyping || mode == .history)
      && query.count <= LiveState.longestQuery
  }
}

extension LiveEffect {
  /// The effect without the record that it carries.
  var summary: String {
    switch self {
    case .change(let request, let change, let moment):
      "change \(request) \(change.rawValue) at \(moment.rfc3339)"
    case .search(let request, let text, _): "search \(request) '\(text)'"
    case .cancel(let request): "cancel \(request)"
    case .reload(let request): "reload \(request)"
    case .share(let request, _, _): "share \(request)"
    case .runHook(let request, let hook, _, _): "hook \(request) \(hook.rawValue)"
    }
  }
}

extension LiveState {
  /// What the state says, for a table of what an action makes of it.
  var summary: [(String, String)] {
    [
      ("fast", record.fasting.state.rawValue), ("mode", "\(mode)"),
      ("message", message.map { "\($0)".prefix { $0 != "(" } }.map(String.init) ?? "none"),
      ("trouble", trouble ?? "none"), ("quitting", "\(isQuitting)"), ("query", "'\(query)'"),
      ("typing", "\(isTyping)"), ("found", "\(found.count)"), ("top", "\(top)"),
      ("changes", "\(changes.map(\.request))"), ("search", search.map(String.init) ?? "none"),
      ("reload", reload.map(String.init) ?? "none"),
      ("hooks", "\(hooks.keys.sorted())"), ("sharing", sharing.map(String.init) ?? "none"),
      ("size", "\(size.columns)x\(size.rows)"),
      ("hour", now.rfc3339),
    ]
  }
}
