import Testing

@testable import FastingCore

/// Any keys, and answers that come late, twice, in any order, or as failures.
struct LiveRandomTests {
  /// A shell that performs what it is asked for when it pleases.
  private struct World {
    var samples: Samples
    var state = LiveState(saved: [.hours(-10, -1, note: "tea"), .hours(0, 9)], hour: 20)
    var disk = Record(Fasting(), saved: [.hours(-10, -1, note: "tea"), .hours(0, 9)])
    var hour = 20.0
    var underWay: [LiveEffect] = []
    var answers: [LiveAction] = []
    var recording: [(action: LiveAction, effects: [LiveEffect], state: LiveState)] = []
    var wanted: [Int] = []
    var made: [Int] = []
    var newestSearch = 0

    mutating func send(_ action: LiveAction) {
      let before = state
      let effects = state.apply(action)
      recording.append((action, effects, state))
      underWay += effects
      wanted += state.changes.map(\.request).filter { !wanted.contains($0) }
      if case .found(let request, _) = action, state.found != before.found {
        #expect(request == newestSearch, "a result of an older search was taken")
      }
      for case .search(let request, _, _) in effects { newestSearch = request }
      #expect(state.isSound)
    }

    mutating func wish() {
      switch samples.number(0...12) {
      case 0: hour += Double(samples.number(0...80)) / 4; send(.tick(.hour(hour)))
      case 1...4: send(.change(samples.pick(LiveChange.allCases)))
      case 5: send(samples.pick([.keep, .share, .closeSearch, .cancelSearch]))
      case 6: send(.show(samples.pick([.timer, .history, .help, .confirmReset])))
      case 7: send(.scroll(samples.pick([.lines(-1), .lines(2), .pages(1), .top, .bottom])))
      case 8: send(samples.pick([.openSearch, .type("t"), .type("ea"), .type("x"), .erase]))
      case 9: send(.resize(LiveSize(columns: 80, rows: samples.number(0...40))))
      case 10 where samples.oneIn(40): send(.quit)
      case 11: _ = try? change(samples.pick(LiveChange.allCases), at: .hour(hour))
      default: break
      }
    }

    /// Changes the record on disk, as any `fast` does.
    mutating func change(_ change: LiveChange, at moment: Moment) throws -> Change? {
      var next = disk
      let made = try change.make(in: &next, goal: .trf16, at: moment)
      next.pendingWasSaved()
      disk = next
      return made
    }

    /// Performs one effect that was asked for, in any order.
    mutating func perform(failing: Bool) {
      guard !underWay.isEmpty else { return }
      let effect = underWay.remove(at: samples.number(0...(underWay.count - 1)))
      let fails = failing && samples.oneIn(4)
      switch effect {
      case .change(let request, _, _) where fails:
        made.append(request)
        answers.append(.changeFailed(request: request, "full"))
      case .change(let request, let wanted, let moment):
        made.append(request)
        do {
          let change = try change(wanted, at: moment)
          answers.append(.changed(request: request, disk, change))
        } catch {
          answers.append(.refused(request: request, (error as? Refusal) ?? .notFasting))
        }
      case .search(let request, _, _) where fails: answers.append(.failed(request: request, ""))
      case .search(let request, let text, let history):
        var search = Search()
        search.text = text
        answers.append(.found(request: request, history.found(by: search)))
      case .reload(let request):
        answers.append(
          fails
            ? .reloadFailed(request: request, "damaged")
            : disk == state.record
              ? .unchanged(request: request) : .reloaded(request: request, disk))
      case .share(let request, _, _):
        answers.append(fails ? .notShared(request: request, "no") : .shared(request: request))
      case .runHook(let request, _, _, _):
        answers.append(.hookEnded(request: request, fails ? "no" : nil))
      case .cancel: break
      }
    }

    /// Delivers one answer, in any order; some come again.
    mutating func deliver(repeating: Bool) {
      guard !answers.isEmpty else { return }
      let index = samples.number(0...(answers.count - 1))
      let answer = answers[index]
      if !repeating || !samples.oneIn(4) { answers.remove(at: index) }
      send(answer)
    }

    mutating func settle() {
      while !underWay.isEmpty || !answers.isEmpty {
        perform(failing: false)
        deliver(repeating: false)
      }
    }
  }

  private static func played(_ seed: UInt64) -> World {
    var world = World(samples: Samples(seed: seed))
    for _ in 0..<400 {
      world.wish()
      if world.samples.oneIn(2) { world.perform(failing: true) }
      if world.samples.oneIn(2) { world.deliver(repeating: true) }
    }
    world.settle()
    world.send(.tick(.hour(world.hour)))
    world.settle()
    return world
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `no change is lost, none is made twice, and the view ends up with what is on disk`(
    seed: UInt64
  ) {
    let world = Self.played(seed)
    #expect(world.made == world.wanted)
    #expect(world.state.changes.isEmpty && world.state.hooks.isEmpty)
    #expect(world.state.record == world.disk)
    #expect(world.state.trouble == nil)
    #expect(world.wanted.count > 10 || world.state.isDone)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `what is shown was found by the newest search in the newest history`(seed: UInt64) {
    var world = Self.played(seed)
    if world.state.isQuitting { return }
    world.send(.show(.history))
    world.settle()
    var search = Search()
    search.text = world.state.query
    #expect(world.state.found == world.disk.history.found(by: search))
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `a recording plays to the same states and effects, and performs nothing`(seed: UInt64) {
    let world = Self.played(seed)
    var state = World(samples: Samples(seed: seed)).state
    for moment in world.recording {
      #expect(state.apply(moment.action) == moment.effects)
      #expect(state == moment.state)
    }
    #expect(state == world.state)
  }
}
