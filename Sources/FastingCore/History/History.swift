/// The saved fasts.
///
/// Two records with the same start and end are the same fast and count once. The order in which
/// they are recorded means nothing.
public struct History: Hashable, Sendable {
  /// A fast with its place in the file: the index of its line, nil where it has none yet.
  package struct Entry: Hashable, Sendable {
    package let fast: Fast
    package let place: Int?

    package init(_ fast: Fast, place: Int? = nil) {
      self.fast = fast
      self.place = place
    }
  }

  /// All records in the order of the file, repeated ones included.
  package private(set) var entries: [Entry]

  /// A line of the file that holds no fast that can be read.
  package struct BadLine: Error, Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    package let reason: Unreadable

    package init(number: Int, reason: Unreadable) {
      self.number = number
      self.reason = reason
    }
  }

  /// The lines that could not be read; they stay where they are.
  package let badLines: [BadLine]

  /// Creates a history of fasts in any order.
  public init(_ fasts: [Fast] = []) {
    self.init(entries: fasts.map { Entry($0) })
  }

  package init(entries: [Entry], badLines: [BadLine] = []) {
    self.entries = entries
    self.badLines = badLines
  }
}

extension History {
  /// The fasts by start, then by end, newest first; a fast is numbered by its position, from 1.
  public var newestFirst: [Fast] {
    var sorted = entries.map(\.fast)
    if !zip(sorted, sorted.dropFirst()).allSatisfy(Fast.isEarlier) {
      var seen: Set<Fast.Identity> = []
      sorted = sorted.filter { seen.insert($0.identity).inserted }.sorted(by: Fast.isEarlier)
    }
    return sorted.reversed()
  }

  /// The newest fast by start, then by end.
  public var newest: Fast? {
    var newest = entries.first?.fast
    for entry in entries.dropFirst() {
      if let candidate = newest, Fast.isEarlier(candidate, entry.fast) { newest = entry.fast }
    }
    return newest
  }

  /// Returns the number of a fast in ``newestFirst``, counted from 1.
  package func number(of fast: Fast) -> Int? {
    newestFirst.firstIndex { $0.identity == fast.identity }.map { $0 + 1 }
  }

  package func contains(_ identity: Fast.Identity) -> Bool {
    entries.contains { $0.fast.identity == identity }
  }

  /// Returns all records of these fasts, repeated ones included.
  package func entries(of identities: Set<Fast.Identity>) -> [Entry] {
    entries.filter { identities.contains($0.fast.identity) }
  }

  /// Takes records out and puts others in, as sets: doing it twice is the same as once.
  package mutating func replace(_ removed: [Entry], with added: [Entry]) {
    if !removed.isEmpty {
      let identities = Set(removed.map(\.fast.identity))
      entries.removeAll { identities.contains($0.fast.identity) }
    }
    guard added.count > 1 else {
      entries += added.filter { !contains($0.fast.identity) }
      return
    }
    let present = Set(entries.map(\.fast.identity))
    entries += added.filter { !present.contains($0.fast.identity) }
  }
}
