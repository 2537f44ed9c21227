import Testing

@testable import FastingCore

/// What the live view does, told as stories.
struct LiveStateTests {
  private let fasting = LiveState(.hours(20), saved: [.hours(0, 8, note: "tea")])

  @Test func `a change is made at the moment of the key`() {
    var state = fasting.after(.tick(.hour(33)))
    #expect(state.effects(.change(.finish)) == [.change(request: 2, .finish, at: .hour(33))])
    #expect(state.effects(.tick(.hour(34))) == [])
    #expect(state.changes.map(\.moment) == [.hour(33)])
  }

  @Test func `changes wait for each other, and none is lost`() throws {
    var state = fasting
    #expect(state.effects(.change(.finish)) == [.change(request: 1, .finish, at: .hour(32))])
    #expect(state.effects(.change(.save)) == [])
    var record = state.record
    try record.perform { try $0.finish(at: .hour(32)) }
    #expect(
      state.effects(.changed(request: 1, record, nil)) == [
        .runHook(request: 3, .finish, record, at: .hour(32)),
        .change(request: 2, .save, at: .hour(32)),
      ])
    #expect(state.effects(.refused(request: 2, .nothingToSave)) == [])
    #expect(state.message == .refused(.nothingToSave) && state.changes.isEmpty)
  }

  @Test func `a reset asks once, and not where there is nothing to drop`() {
    var state = fasting
    #expect(state.effects(.change(.reset)) == [])
    #expect(state.mode == .confirmReset)
    #expect(state.effects(.change(.reset)) == [.change(request: 1, .reset, at: .hour(32))])
    #expect(state.mode == .timer)
    #expect(fasting.after(.change(.reset), .keep) == fasting)
    var idle = LiveState()
    #expect(idle.effects(.change(.reset)) == [.change(request: 1, .reset, at: .hour(32))])
  }

  @Test func `the question goes when somebody else changes the fast that it is about`() {
    let other = Record(.hours(21))
    let state = fasting.after(.change(.reset), .tick(.hour(32)), .reloaded(request: 1, other))
    #expect(state.mode == .timer && state.record == other)
  }

  @Test func `what a reload read before a change does not undo the change`() {
    let old = fasting.record
    let new = Record(.hours(20, 32))
    let state = fasting.after(
      .tick(.hour(32)), .change(.finish), .changed(request: 2, new, nil),
      .reloaded(request: 1, old))
    #expect(state.record == new)
  }

  @Test func `leaving waits for the answer of a change`() {
    var state = fasting.after(.change(.finish), .quit)
    #expect(!state.isDone)
    #expect(state.effects(.change(.save)) == [])
    #expect(state.after(.refused(request: 1, .notFasting)).isDone)
    #expect(fasting.after(.quit).isDone)
  }

  @Test func `leaving waits for the hook that follows a change`() {
    let state = fasting.after(
      .change(.finish), .changed(request: 1, Record(.hours(20, 32)), nil), .quit)
    #expect(!state.isDone)
    #expect(state.after(.hookEnded(request: 2, nil)).isDone)
    let failed = state.after(.hookEnded(request: 2, "exit 1"))
    #expect(failed.message == .hookFailed(.finish, "exit 1") && failed.isDone)
  }

  @Test func `trouble with the files stays until they can be read`() {
    let state = fasting.after(.tick(.hour(32)), .reloadFailed(request: 1, "damaged"))
    #expect(state.trouble == "damaged" && state.record == fasting.record)
    let mended = state.after(.tick(.hour(32)), .reloaded(request: 2, Record()))
    #expect(mended.trouble == nil && mended.record == Record())
  }

  @Test func `a message stays until the next key`() {
    let state = fasting.after(.share, .notShared(request: 1, "no hook"))
    #expect(state.message == .notShared("no hook"))
    #expect(state.after(.tick(.hour(33))).message == .notShared("no hook"))
    #expect(state.after(.show(.help)).message == nil)
  }

  @Test func `one share at a time`() {
    var state = fasting
    #expect(state.effects(.share) == [.share(request: 1, fasting.record, at: .hour(32))])
    #expect(state.effects(.share) == [])
    #expect(state.after(.shared(request: 2)).sharing == 1)
    #expect(state.after(.shared(request: 1)).message == .shared)
  }
}

/// The goal is passed once.
struct LiveGoalTests {
  private func hooks(_ state: inout LiveState, _ actions: LiveAction...) -> Int {
    actions.flatMap { state.apply($0) }.count { $0.summary.hasSuffix(" goal") }
  }

  @Test func `the hook runs in the second in which the goal is reached`() {
    var state = LiveState(.hours(20), hour: 35)
    #expect(hooks(&state, .tick(.hour(35.999))) == 0)
    #expect(hooks(&state, .tick(.hour(36))) == 1)
    #expect(hooks(&state, .tick(.hour(37)), .tick(.hour(35)), .tick(.hour(36))) == 0)
  }

  @Test func `a goal that was passed before the view opened is not news`() {
    var state = LiveState(.hours(20), hour: 37)
    #expect(hooks(&state, .tick(.hour(37)), .tick(.hour(38))) == 0)
  }

  @Test func `after a suspend the hook still runs, and for a finished fast it does not`() {
    var state = LiveState(.hours(20), hour: 30)
    #expect(hooks(&state, .tick(.hour(60))) == 1)
    var finished = LiveState(.hours(20), hour: 30)
    let record = Record(.hours(20, 30))
    #expect(hooks(&finished, .change(.finish), .changed(request: 1, record, nil)) == 0)
    #expect(hooks(&finished, .tick(.hour(60))) == 0)
  }

  @Test func `another fast has a goal of its own`() {
    var state = LiveState(.hours(20), hour: 30)
    #expect(hooks(&state, .tick(.hour(36)), .tick(.hour(37))) == 1)
    #expect(hooks(&state, .reloaded(request: 1, Record(.hours(37)))) == 0)
    #expect(hooks(&state, .tick(.hour(52.9)), .tick(.hour(53)), .tick(.hour(54))) == 1)
  }

  @Test func `a goal that is corrected to lie in the past is passed at once`() {
    var state = LiveState(.hours(30), hour: 40)
    #expect(hooks(&state, .tick(.hour(40))) == 0)
    let shorter = Fasting(
      goal: .trf16, start: .hour(30), end: nil, note: nil, otherKeys: [:])
    #expect(hooks(&state, .reloaded(request: 1, Record(shorter)), .tick(.hour(46))) == 1)
  }
}

/// The history: searching as one types, and scrolling.
struct LiveSearchTests {
  private static let saved = (0..<30).map {
    Fast.hours(Double($0) - 100, Double($0) - 99.5, note: $0.isMultiple(of: 2) ? "tea" : nil)
  }
  private let all = History(saved).numbered
  private let opened = LiveState(saved: saved).after(.openSearch)

  @Test func `each letter starts a search and calls the one before off`() {
    var state = opened
    let history = state.record.history
    #expect(
      state.effects(.type("t")) == [
        .cancel(request: 1), .search(request: 2, "t", in: history),
      ])
    #expect(
      state.effects(.type("e")) == [
        .cancel(request: 2), .search(request: 3, "te", in: history),
      ])
    #expect(state.effects(.found(request: 2, all)) == [] && state.found.isEmpty)
    #expect(state.effects(.found(request: 3, Array(all.prefix(3)))) == [])
    #expect(state.found.count == 3 && state.search == nil)
    #expect(state.effects(.erase) == [.search(request: 4, "t", in: history)])
  }

  @Test func `a search that fails keeps what was found before`() {
    let state = opened.after(
      .found(request: 1, all), .type("t"), .failed(request: 2, "lost"))
    #expect(state.found == all && state.message == .failed("lost"))
  }

  @Test func `calling a search off shows all fasts again`() {
    var state = opened.after(.openSearch, .type("t"))
    #expect(
      state.effects(.cancelSearch) == [
        .cancel(request: 2), .search(request: 3, "", in: state.record.history),
      ])
    #expect(!state.isTyping && state.query.isEmpty && state.mode == .history)
  }

  @Test func `leaving the history calls its search off`() {
    var state = opened
    #expect(state.effects(.show(.timer)) == [.cancel(request: 1)])
    #expect(state.after(.found(request: 1, all)).found.isEmpty)
  }

  @Test func `a change of the record searches anew`() {
    var state = opened.after(.found(request: 1, all), .tick(.hour(32)))
    let record = Record(saved: [])
    #expect(
      state.effects(.reloaded(request: 2, record)) == [
        .search(request: 3, "", in: record.history)
      ])
  }

  @Test(arguments: [
    (LiveScroll.lines(1), 1), (.lines(-1), 0), (.lines(.max), 24), (.lines(.min), 0),
    (.pages(1), 6), (.pages(3), 18), (.pages(9), 24), (.pages(.max), 24), (.pages(.min), 0),
    (.top, 0), (.bottom, 24),
  ])
  func `scrolling stays in the history`(scroll: LiveScroll, top: Int) {
    #expect(opened.after(.found(request: 1, all), .scroll(scroll)).top == top)
  }

  @Test func `a larger terminal scrolls back to be full`() {
    let state = opened.after(.found(request: 1, all), .scroll(.bottom))
    #expect(state.after(.resize(LiveSize(columns: 80, rows: 24))).top == 10)
    #expect(state.after(.resize(LiveSize(columns: 80, rows: .max))).top == 0)
    #expect(state.after(.resize(LiveSize(columns: 0, rows: -1))).historyRows == 1)
  }

  @Test func `a pasted book is cut`() {
    let state = opened.after(.type(String(repeating: "é", count: 100_000)))
    #expect(state.query.count == 200)
  }
}

extension Record {
  fileprivate init(saved: [Fast]) {
    self.init(Fasting(), saved: saved)
  }
}
