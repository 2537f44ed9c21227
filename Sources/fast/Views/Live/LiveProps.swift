import FastingCore
import FastingShell

/// All that the live view shows, and what its keys do.
struct LiveProps {
  /// A screenful of the history.
  struct List {
    let fasts: [NumberedFast]
    /// The place of the first of them among those that were found, from 1.
    let first: Int
    let found: Int
    let query: String
    let isTyping: Bool
    let isSearching: Bool
  }

  let mode: LiveState.Mode
  let size: LiveSize
  let status: StatusScreen
  let list: List
  let message: StyledText
  let bindings: [KeyBinding]
  let when: When
}

extension LiveProps {
  /// Chooses from the state what is shown of it, here and now.
  static func connect(
    _ state: LiveState, status: StatusScreen, when: When
  ) -> LiveProps {
    let visible = state.found.dropFirst(state.top).prefix(state.historyRows)
    return LiveProps(
      mode: state.mode, size: state.size,
      status: status,
      list: List(
        fasts: visible.map(NumberedFast.init), first: state.top + 1, found: state.found.count,
        query: state.query, isTyping: state.isTyping, isSearching: state.search != nil),
      message: LiveWords.message(of: state, when),
      bindings: KeyBinding.all(in: state), when: when)
  }

  /// What a key does now; while a search is typed, a letter is part of it.
  func action(for key: Key) -> LiveAction? {
    if let binding = bindings.first(where: { $0.keys.contains(key) }) { return binding.action }
    guard list.isTyping else { return nil }
    switch key {
    case .text(let letter), .pasted(let letter): return .type(String(letter))
    default: return nil
    }
  }
}
