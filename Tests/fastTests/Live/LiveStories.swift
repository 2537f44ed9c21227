import FastingCore
import Testing

@testable import fast

/// States of the live view, as keys and answers lead to them.
enum LiveStories {
  static let zone = Zone { _ in 3600 }

  /// What is shown of a state to somebody with the standard settings.
  static func props(_ state: LiveState) -> LiveProps {
    .connect(
      state, status: StatusScreen(state.record, now: state.now, zone: zone),
      when: When(now: state.now, zone: zone))
  }

  /// What clocks an hour ahead of UTC show in November 2026.
  static func november(_ day: Int, _ hour: Int, _ minute: Int = 0, _ second: Int = 0) -> Moment {
    let start = Moment(rfc3339: "2026-11-01T00:00:00+01:00")?.instant.milliseconds ?? 0
    let seconds = (((day - 1) * 24 + hour) * 60 + minute) * 60 + second
    return zone.moment(at: Instant(milliseconds: start + Int64(seconds) * 1000)) ?? .epoch
  }

  /// A record with saved fasts of 16 hours, one a day, the newest on the 28th.
  static func record(
    saved: Int = 0, begin: Moment? = nil, goal: Fasting.Goal = .trf16, end: Moment? = nil,
    note: String? = nil
  ) throws -> Record {
    let fasts = (0..<saved).map { index in
      Fast(
        start: november(27 - index, 20),
        end: november(28 - index, index.isMultiple(of: 3) ? 11 : 12),
        goal: .trf16, note: index.isMultiple(of: 2) ? "evening \(index) with tea" : nil)
    }
    var record = Record(history: History(fasts))
    if let begin { try record.begin(goal, at: begin, note: note) }
    if let end { try record.finish(at: end) }
    record.pendingWasSaved()
    return record
  }

  static func state(
    _ record: Record, now: Moment = november(30, 5, 47, 13), columns: Int = 80, rows: Int = 24
  ) -> LiveState {
    LiveState(record, now: now, size: LiveSize(columns: columns, rows: rows))
  }

  /// Sends actions, and answers the searches that they lead to.
  static func after(_ state: LiveState, _ actions: [LiveAction]) -> LiveState {
    var state = state
    for action in actions {
      for case .search(let request, let text, let history) in state.apply(action) {
        var search = Search()
        search.text = text
        _ = state.apply(.found(request: request, history.found(by: search)))
      }
    }
    return state
  }

  /// Every screen, each by name.
  static func all(columns: Int, rows: Int) throws -> [(name: String, state: LiveState)] {
    func scene(_ record: Record, _ now: Moment = november(30, 5, 47, 13), _ actions: LiveAction...)
      -> LiveState
    {
      after(state(record, now: now, columns: columns, rows: rows), actions)
    }
    let evening = november(29, 20)
    let fasting = try record(saved: 15, begin: evening)
    let noted = try record(saved: 1, begin: evening, note: "a long walk in the rain \u{1B}[31m 漢字")
    let finished = try record(saved: 1, begin: evening, end: november(30, 12, 5))
    var change: Change?
    var dropped = fasting
    try dropped.reset()
    change = dropped.pending
    dropped.pendingWasSaved()
    return [
      ("fasting", scene(fasting)), ("with a note", scene(noted)),
      ("over the goal", scene(fasting, november(30, 13, 1, 2))),
      ("before the start", scene(fasting, november(29, 19))),
      ("past five days", scene(try record(begin: november(24, 20)))),
      ("finished", scene(finished, november(30, 12, 30))),
      ("idle", scene(try record(saved: 1), november(28, 15, 4, 5))),
      ("new", scene(try record())),
      ("asking about a reset", scene(fasting, evening, .change(.reset))),
      (
        "reset",
        scene(
          fasting, november(30, 5), .change(.reset), .change(.reset),
          .changed(request: 1, dropped, change))
      ),
      (
        "refused",
        scene(
          fasting, november(30, 5), .change(.begin),
          .refused(request: 1, .alreadyFasting(since: evening, goal: .trf16)))
      ),
      ("not shared", scene(fasting, evening, .share, .notShared(request: 1, "exit code 1"))),
      (
        "in trouble",
        scene(fasting, evening, .tick(evening), .reloadFailed(request: 1, "It is damaged."))
      ),
      ("history", scene(fasting, evening, .show(.history), .scroll(.lines(2)))),
      ("typing a search", scene(fasting, evening, .openSearch, .type("tea"))),
      ("a search for nothing", scene(fasting, evening, .openSearch, .type("漢字"), .closeSearch)),
      ("an empty history", scene(try record(), evening, .show(.history))),
      ("keys", scene(fasting, evening, .show(.help))),
    ]
  }
}
