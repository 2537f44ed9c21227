// The history: searching as one types, and scrolling.

extension LiveState {
  /// How many letters a search has at most.
  static let longestQuery = 200

  mutating func openSearch() -> [LiveEffect] {
    let isOpen = mode == .history
    mode = .history
    isTyping = true
    return isOpen ? [] : startSearch()
  }

  mutating func closeSearch() -> [LiveEffect] {
    isTyping = false
    return []
  }

  mutating func cancelSearch() -> [LiveEffect] {
    isTyping = false
    return searchFor("")
  }

  mutating func searchFor(_ text: String) -> [LiveEffect] {
    let text = String(text.prefix(LiveState.longestQuery))
    guard text != query else { return [] }
    query = text
    top = 0
    return mode == .history ? startSearch() : []
  }

  /// Starts a search under a new number and calls off the one before.
  mutating func startSearch() -> [LiveEffect] {
    let cancelled = stopSearch()
    let request = nextRequest()
    search = request
    return cancelled + [.search(request: request, query, in: record.history)]
  }

  /// Calls off the search that is under way.
  mutating func stopSearch() -> [LiveEffect] {
    guard let request = search else { return [] }
    search = nil
    return [.cancel(request: request)]
  }

  mutating func found(_ request: Int, _ fasts: [Numbered]) -> [LiveEffect] {
    guard search == request else { return [] }
    search = nil
    found = fasts
    keepInRange()
    return []
  }

  /// Keeps what was found before.
  mutating func searchFailed(_ request: Int, _ text: String) -> [LiveEffect] {
    guard search == request else { return [] }
    search = nil
    message = .failed(text)
    return []
  }

  mutating func move(_ scroll: LiveScroll) -> [LiveEffect] {
    switch scroll {
    case .lines(let count): top += atMostAll(count)
    case .pages(let count): top += atMostAll(count) * historyRows
    case .top: top = 0
    case .bottom: top = found.count
    }
    keepInRange()
    return []
  }

  private func atMostAll(_ count: Int) -> Int {
    max(-found.count, min(count, found.count))
  }

  /// Keeps the screen full of fasts as long as there are enough.
  mutating func keepInRange() {
    top = max(0, min(top, found.count - historyRows))
  }
}
