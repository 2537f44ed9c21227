import FastingCore
import FastingShell

/// One fast with the libraries alone; the gate compares what it prints with `expected.txt`.
@main @MainActor
enum Main {
  static func main() async throws {
    guard let evening = Moment(rfc3339: "2026-11-29T20:00:00+01:00"),
      let morning = Moment(rfc3339: "2026-11-30T05:45:36+01:00"),
      let noon = Moment(rfc3339: "2026-11-30T12:05:00+01:00")
    else { return }
    try value(evening: evening, morning: morning)
    try await store(evening: evening, morning: morning, noon: noon)
  }

  /// The value alone, which needs no store.
  private static func value(evening: Moment, morning: Moment) throws {
    var fasting = Fasting(goal: .trf16)
    try fasting.begin(at: evening)
    print("progress", fasting.progress(at: morning))
  }

  private static func store(evening: Moment, morning: Moment, noon: Moment) async throws {
    let store = TimerStore(dependencies: Memory().dependencies)
    try await store.update { try $0.begin(.trf16, at: evening) }
    print(store.currentFasting.state, "until", store.currentFasting.goalInstant?.milliseconds ?? 0)

    do {
      try await store.update { try $0.begin(.omad, at: morning) }
    } catch Refusal.alreadyFasting(let since, let goal) {
      print("refused: fasting since", since.rfc3339, "for", goal.name ?? "")
    }

    try await store.update { record in
      try record.finish(at: noon)
      try record.save()
    }
    let saved = store.record.history.newestFirst
    print(store.currentFasting.state, saved.map { "\($0.elapsed) \($0.isMet)" })

    // What is finished and filed in one update is one change, and is taken back in one step.
    try await store.update { try $0.undo() }
    print(store.currentFasting.state, store.record.history.count)

    // An app may keep the parts in a place of its own, and make the record of them again.
    let copy = Record(fasting: store.currentFasting, history: History(saved))
    print(copy.fasting == store.currentFasting, copy.history.count)
  }
}
