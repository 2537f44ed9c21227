import FastingCore
import FastingShell

/// What a key does in the live view; the footer, the help and the keyboard all follow it.
struct KeyBinding: Hashable {
  let keys: [Key]
  /// How the keys are written.
  let name: String
  let label: String
  let explanation: String
  let action: LiveAction
  /// Whether the footer names it.
  let isOffered: Bool

  init(
    _ keys: [Key], _ name: String, _ label: String, _ explanation: String, _ action: LiveAction,
    isOffered: Bool = false
  ) {
    self.keys = keys
    self.name = name
    self.label = label
    self.explanation = explanation
    self.action = action
    self.isOffered = isOffered
  }
}

extension KeyBinding {
  /// What the keys do now, in the order of the footer.
  static func all(in state: LiveState) -> [KeyBinding] {
    if state.mode == .confirmReset { return answers }
    return state.isTyping ? typing : changes(state) + movements(state) + leaving(state)
  }

  private static let answers = [
    KeyBinding([.text("y")], "y", "drop", "Drop the fast.", .change(.reset), isOffered: true),
    KeyBinding(
      [.text("n"), .escape, .enter], "n", "keep", "Keep the fast.", .keep, isOffered: true),
    KeyBinding([.text("q")], "q", "quit", "Leave.", .quit),
  ]

  private static let typing =
    [
      KeyBinding(
        [.enter], "Enter", "keep", "Keep what was found.", .closeSearch, isOffered: true),
      KeyBinding([.escape], "Esc", "all fasts", "Search no more.", .cancelSearch, isOffered: true),
      KeyBinding([.backspace], "Backspace", "erase", "Erase a letter.", .erase),
    ] + scrolling(byLetters: false)

  private static func changes(_ state: LiveState) -> [KeyBinding] {
    let current = state.record.fasting.state
    let isTimer = state.mode == .timer
    func key(_ letter: Character, _ change: LiveChange, _ command: Command, _ fits: Bool)
      -> KeyBinding
    {
      KeyBinding(
        [.text(letter)], String(letter), command.description.name, command.description.abstract,
        .change(change), isOffered: isTimer && fits)
    }
    return [
      key("b", .begin, .begin, current == .idle), key("f", .finish, .finish, current == .fasting),
      key("s", .save, .save, current == .finished),
      key("c", .resume, .resume, current == .finished),
      key("r", .reset, .reset, false), key("u", .undo, .undo, false),
      KeyBinding([.text("S")], "S", "share", "Share the current or latest fast.", .share),
    ]
  }

  private static func movements(_ state: LiveState) -> [KeyBinding] {
    let isHistory = state.mode == .history
    return [
      KeyBinding(
        [.text("h"), .tab], "h Tab", isHistory ? "timer" : "history",
        "Show the history, or the timer.",
        .show(isHistory ? .timer : .history), isOffered: true),
      KeyBinding(
        [.text("/")], "/", "search", "Search the notes as you type.", .openSearch,
        isOffered: isHistory),
    ] + scrolling(byLetters: true)
  }

  private static func scrolling(byLetters: Bool) -> [KeyBinding] {
    func key(_ key: Key, _ letter: Character?, _ name: String, _ label: String, _ way: LiveScroll)
      -> KeyBinding
    {
      let letter = byLetters ? letter : nil
      return KeyBinding(
        [key] + (letter.map { [.text($0)] } ?? []), (letter.map { "\($0) " } ?? "") + name, label,
        "Scroll the history: \(label).", .scroll(way))
    }
    return [
      key(.down, "j", "Down", "older", .lines(1)), key(.up, "k", "Up", "newer", .lines(-1)),
      key(.pageDown, nil, "PgDn", "page on", .pages(1)),
      key(.pageUp, nil, "PgUp", "page back", .pages(-1)),
      key(.home, "g", "Home", "newest", .top), key(.end, "G", "End", "oldest", .bottom),
    ]
  }

  private static func leaving(_ state: LiveState) -> [KeyBinding] {
    let isSearched = state.mode == .history && !state.query.isEmpty
    return [
      KeyBinding(
        [.escape], "Esc", "back", "Search no more, then back to the timer.",
        isSearched ? .cancelSearch : .show(.timer)),
      KeyBinding(
        [.text("?")], "?", "keys", "Show the keys.",
        .show(state.mode == .help ? .timer : .help), isOffered: true),
      KeyBinding([.text("q")], "q", "quit", "Leave.", .quit, isOffered: true),
    ]
  }
}
