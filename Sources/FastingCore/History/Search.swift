/// A saved fast with its number in the log.
public struct Numbered: Hashable, Sendable {
  /// The number: 1 is the newest.
  public let number: Int

  /// The fast.
  public let fast: Fast

  package init(number: Int, fast: Fast) {
    self.number = number
    self.fast = fast
  }
}

/// Which fasts of a history are asked for.
public struct Search: Hashable, Sendable {
  /// Whether the goal was met.
  public enum Outcome: Hashable, Sendable {
    /// It was.
    case met
    /// It was not.
    case missed
  }

  /// The first day on which they may have ended.
  public var since: Day?
  /// The last day on which they may have ended.
  public var until: Day?
  /// What stands in their notes, in letters of either case.
  public var text: String?
  /// How they compare with their goals.
  public var outcome: Outcome?

  /// Creates a search that asks for all fasts.
  public init() {}

  /// Tells whether a fast is one of those asked for.
  public func matches(_ fast: Fast) -> Bool {
    if let since, fast.day < since { return false }
    if let until, fast.day > until { return false }
    if let outcome, fast.isMet != (outcome == .met) { return false }
    guard let text = text.nonEmpty else { return true }
    return fast.note?.lowercased().contains(text.lowercased()) ?? false
  }
}

extension History {
  /// The fasts by start, then by end, newest first, with their numbers.
  public var numbered: [Numbered] {
    newestFirst.enumerated().map { Numbered(number: $0.offset + 1, fast: $0.element) }
  }

  /// Returns the fasts that a search asks for, newest first, with their numbers among all.
  ///
  /// The order of the records does not matter.
  public func found(by search: Search) -> [Numbered] {
    rows.fasts(rows.newestFirst, where: search.matches).map {
      Numbered(number: $0.place + 1, fast: $0.fast)
    }
  }

  /// Returns the first of those fasts, and how many there are.
  public func found(by search: Search, atMost count: Int) -> (fasts: [Numbered], count: Int) {
    guard search == Search() else {
      let found = found(by: search)
      return (Array(found.prefix(count)), found.count)
    }
    let (first, all) = rows.newestFirst(atMost: count)
    let fasts = first.enumerated().compactMap { place, row in
      rows.fast(row).map { Numbered(number: place + 1, fast: $0) }
    }
    return (fasts, all)
  }

  /// Returns the newest fasts whose numbers are wanted, so many at most.
  package func numbered(atMost count: Int, where isWanted: (Int) -> Bool) -> [Numbered] {
    var found: [Numbered] = []
    for (place, row) in rows.newestFirst.enumerated() where isWanted(place + 1) {
      guard found.count < count else { break }
      if let fast = rows.fast(row) { found.append(Numbered(number: place + 1, fast: fast)) }
    }
    return found
  }
}
