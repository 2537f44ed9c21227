import Testing

@testable import FastingCore

/// Every action in every state.
struct LiveTransitionTests {
  private static let saved = (0..<12).map { Fast.hours(Double($0) - 40, Double($0) - 39.5) }
  private static let begun = Fasting.hours(20)
  private static let numbered = History(saved).numbered

  /// A change as the answer of an effect tells it.
  private static var finish: Change {
    var record = Record(begun)
    try? record.finish(at: .hour(32))
    return record.pending ?? Change(number: 1, command: "", before: begun, after: begun)
  }

  /// The states, each by name.
  static let states: [(name: String, state: LiveState)] = {
    let fasting = LiveState(begun, saved: saved)
    let history = fasting.after(.show(.history), .found(request: 1, numbered))
    return [
      ("idle", LiveState()), ("fasting", fasting),
      ("finished", LiveState(.hours(20, 31), saved: saved)),
      ("asking about a reset", fasting.after(.change(.reset))),
      ("changing", fasting.after(.change(.finish), .change(.save))),
      ("waiting for a reload and a share", fasting.after(.tick(.hour(32)), .share)),
      ("in the history", history),
      ("typing a search", history.after(.openSearch, .type("a"))),
      ("showing the keys", fasting.after(.show(.help))),
      ("in trouble", fasting.after(.tick(.hour(32)), .reloadFailed(request: 1, "damaged"))),
      ("past the goal", fasting.after(.tick(.hour(36)), .unchanged(request: 1))),
      ("quitting", fasting.after(.change(.finish), .quit)),
    ]
  }()

  /// The actions, each by name; answers to the first three requests.
  static let actions: [(name: String, action: LiveAction)] = {
    let idle = Record(Fasting(), saved: saved)
    let wishes: [(String, LiveAction)] =
      LiveChange.allCases.map { ($0.rawValue, .change($0)) } + [
        ("keep", .keep), ("share", .share), ("show timer", .show(.timer)),
        ("show history", .show(.history)), ("show help", .show(.help)),
        ("scroll down", .scroll(.lines(1))), ("scroll a page", .scroll(.pages(1))),
        ("scroll to the end", .scroll(.bottom)), ("scroll to the top", .scroll(.top)),
        ("open search", .openSearch), ("type", .type("b")), ("erase", .erase),
        ("close search", .closeSearch), ("cancel search", .cancelSearch), ("quit", .quit),
      ]
    let answers = (1...3).flatMap { request -> [(String, LiveAction)] in
      [
        ("changed \(request)", .changed(request: request, idle, finish)),
        ("refused \(request)", .refused(request: request, .notFasting)),
        ("change failed \(request)", .changeFailed(request: request, "full")),
        ("found \(request)", .found(request: request, Array(numbered.prefix(2)))),
        ("failed \(request)", .failed(request: request, "lost")),
        ("reloaded \(request)", .reloaded(request: request, idle)),
        ("unchanged \(request)", .unchanged(request: request)),
        ("reload failed \(request)", .reloadFailed(request: request, "gone")),
        ("shared \(request)", .shared(request: request)),
        ("not shared \(request)", .notShared(request: request, "no")),
        ("hook ended \(request)", .hookEnded(request: request, "exit 1")),
      ]
    }
    return [
      ("tick", .tick(.hour(36))), ("resize", .resize(LiveSize(columns: 40, rows: 12))),
    ] + wishes + answers
  }()

  @Test func `what each action makes of each state is as it was looked at`() throws {
    var page = ""
    for (name, state) in Self.states {
      page += "\(name)\n"
      for (action, value) in Self.actions {
        var next = state
        let effects = next.apply(value).map(\.summary)
        let changed = zip(state.summary, next.summary).filter { $0 != $1 }
          .map { "\($1.0) \($1.1)" }
        let told = (effects + changed).joined(separator: ", ")
        if !told.isEmpty { page += "  \(action): \(told)\n" }
      }
    }
    try Golden.check("transitions.txt", page)
  }

  @Test(arguments: Self.states.indices, Self.actions.indices)
  func `every action leaves a sound state, and the same one each time`(
    state: Int, action: Int
  ) {
    let (state, action) = (Self.states[state].state, Self.actions[action].action)
    var (one, other) = (state, state)
    #expect(one.apply(action) == other.apply(action))
    #expect(one == other && one.isSound)
    #expect(one.lastRequest >= state.lastRequest)
  }

  @Test(arguments: Self.states.indices, Self.actions.indices)
  func `an answer that comes twice changes nothing the second time`(state: Int, action: Int) {
    var state = Self.states[state].state
    let action = Self.actions[action].action
    if action.isOfPerson { return }
    switch action {
    case .tick, .resize: return
    default: break
    }
    _ = state.apply(action)
    // What follows a change may be a request with the number of the answer that is repeated.
    guard state.changes.isEmpty, state.search == nil else { return }
    let once = state
    #expect(state.apply(action) == [] && state == once)
  }
}
