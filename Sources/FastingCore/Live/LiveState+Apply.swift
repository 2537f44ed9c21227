extension LiveState {
  /// Changes the state by what happened, and returns what is to be done about it.
  public mutating func apply(_ action: LiveAction) -> [LiveEffect] {
    if action.isOfPerson {
      if isQuitting { return [] }
      message = nil
    }
    switch action {
    case .tick(let moment): return tick(moment)
    case .resize(let size): return resize(size)

    case .change(let change): return want(change)
    case .keep: return keep()
    case .share: return share()
    case .show(let mode): return show(mode)
    case .scroll(let scroll): return move(scroll)
    case .openSearch: return openSearch()
    case .type(let text): return isTyping ? searchFor(query + text) : []
    case .erase: return isTyping ? searchFor(String(query.dropLast())) : []
    case .closeSearch: return closeSearch()
    case .cancelSearch: return cancelSearch()
    case .quit: return quit()

    case .changed(let request, let record, let change): return changed(request, record, change)
    case .refused(let request, let refusal): return notChanged(request, .refused(refusal))
    case .changeFailed(let request, let text): return notChanged(request, .failed(text))
    case .found(let request, let fasts): return found(request, fasts)
    case .failed(let request, let text): return searchFailed(request, text)
    case .reloaded(let request, let record): return reloaded(request, record)
    case .unchanged(let request): return unchanged(request)
    case .reloadFailed(let request, let text): return reloadFailed(request, text)
    case .shared(let request): return shared(request, .shared)
    case .notShared(let request, let text): return shared(request, .notShared(text))
    case .hookEnded(let request, let text): return hookEnded(request, text)
    }
  }

  /// Returns a number that no request had before.
  mutating func nextRequest() -> Int {
    lastRequest += 1
    return lastRequest
  }

  private mutating func tick(_ moment: Moment) -> [LiveEffect] {
    now = moment
    return lookForChanges() + noticeGoal()
  }

  private mutating func resize(_ size: LiveSize) -> [LiveEffect] {
    self.size = size
    keepInRange()
    return []
  }

  private mutating func show(_ mode: Mode) -> [LiveEffect] {
    self.mode = mode
    isTyping = false
    return mode == .history ? startSearch() : stopSearch()
  }

  private mutating func quit() -> [LiveEffect] {
    isQuitting = true
    if mode == .confirmReset { mode = .timer }
    return []
  }
}
