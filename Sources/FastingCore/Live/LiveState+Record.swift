// Changes of the record, by this view and by others, and what follows from them.

extension LiveState {
  /// Makes a change when those before it are made; asks once before a fast is dropped.
  mutating func want(_ change: LiveChange) -> [LiveEffect] {
    if change == .reset, mode != .confirmReset, record.fasting.state != .idle {
      mode = .confirmReset
      isTyping = false
      return stopSearch()
    }
    _ = keep()
    changes.append(NumberedChange(request: nextRequest(), change: change, moment: now))
    return changes.count == 1 ? makeNextChange() : []
  }

  /// Takes the question about a reset off the screen.
  mutating func keep() -> [LiveEffect] {
    if mode == .confirmReset { mode = .timer }
    return []
  }

  mutating func changed(_ request: Int, _ new: Record, _ change: Change?) -> [LiveEffect] {
    guard let made = endChange(request) else { return [] }
    // What a reload that is still under way has read may be older than this.
    reload = nil
    message = change.map { made.change == .undo ? .takenBack($0) : .changed($0) }
    let hook = LiveHook(rawValue: made.change.rawValue)
    return take(new) + (hook.map { run($0, at: made.moment) } ?? []) + makeNextChange()
  }

  mutating func notChanged(_ request: Int, _ message: LiveMessage) -> [LiveEffect] {
    guard endChange(request) != nil else { return [] }
    self.message = message
    return makeNextChange()
  }

  private func makeNextChange() -> [LiveEffect] {
    changes.first.map { [.change(request: $0.request, $0.change, at: $0.moment)] } ?? []
  }

  /// Takes the change that is being made off the queue; nil where the answer is not for it.
  private mutating func endChange(_ request: Int) -> NumberedChange? {
    changes.first?.request == request ? changes.removeFirst() : nil
  }

  /// Replaces the record, and brings what depends on it up to date.
  private mutating func take(_ new: Record) -> [LiveEffect] {
    if new.fasting != record.fasting { _ = keep() }
    record = new
    trouble = nil
    return noticeGoal() + (mode == .history ? startSearch() : [])
  }
}

extension LiveState {
  /// Asks whether somebody else changed the record, unless that is being asked already.
  mutating func lookForChanges() -> [LiveEffect] {
    guard reload == nil else { return [] }
    let request = nextRequest()
    reload = request
    return [.reload(request: request)]
  }

  mutating func reloaded(_ request: Int, _ new: Record) -> [LiveEffect] {
    guard reload == request else { return [] }
    reload = nil
    return take(new)
  }

  mutating func unchanged(_ request: Int) -> [LiveEffect] {
    guard reload == request else { return [] }
    (reload, trouble) = (nil, nil)
    return []
  }

  mutating func reloadFailed(_ request: Int, _ text: String) -> [LiveEffect] {
    guard reload == request else { return [] }
    reload = nil
    trouble = text
    return []
  }
}

extension LiveState {
  /// Runs the hook of the goal where it lay ahead and is passed now, once for each fast.
  mutating func noticeGoal() -> [LiveEffect] {
    guard record.fasting.state == .fasting, let start = record.fasting.start,
      let goal = record.fasting.goalInstant, start != passedGoal
    else {
      awaitedGoal = nil
      return []
    }
    if now.instant < goal {
      awaitedGoal = start
      return []
    }
    guard awaitedGoal == start else { return [] }
    awaitedGoal = nil
    passedGoal = start
    return run(.goal, at: now)
  }

  /// Runs a program of the person on the record as it is.
  private mutating func run(_ hook: LiveHook, at moment: Moment) -> [LiveEffect] {
    let request = nextRequest()
    hooks[request] = hook
    return [.runHook(request: request, hook, record, at: moment)]
  }

  mutating func hookEnded(_ request: Int, _ text: String?) -> [LiveEffect] {
    guard let hook = hooks.removeValue(forKey: request) else { return [] }
    if let text { message = .hookFailed(hook, text) }
    return []
  }

  /// Shares the current or the latest fast, unless that is being done already.
  mutating func share() -> [LiveEffect] {
    message = .sharing
    guard sharing == nil else { return [] }
    let request = nextRequest()
    sharing = request
    return [.share(request: request, record, at: now)]
  }

  mutating func shared(_ request: Int, _ message: LiveMessage) -> [LiveEffect] {
    guard sharing == request else { return [] }
    sharing = nil
    self.message = message
    return []
  }
}
