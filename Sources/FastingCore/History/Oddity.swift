/// Something in a history that the commands would have refused, and that a hand edit brought in.
///
/// It is shown as it is, named where somebody asks, and never repaired unasked.
package enum Oddity: Hashable, Sendable {
  /// Two fasts share some time; the numbers are those of the log.
  case overlap(Numbered, Numbered)
  /// A saved fast overlaps the current one.
  case overlapsCurrent(Numbered)
  /// The end is before the start.
  case reversed(Numbered)
  /// It ends after the present moment.
  case future(Numbered)
  /// Several lines record the same fast, which counts once.
  case repeated(Numbered)
}

extension Record {
  /// Returns what is odd about the history, newest first.
  package func oddities(now: Moment) -> [Oddity] {
    let numbered = history.numbered
    let counts = history.entries.reduce(into: [:]) { $0[$1.fast.identity, default: 0] += 1 }
    var oddities: [Oddity] = []
    var later: Numbered?
    for fast in numbered {
      if fast.fast.end.instant < fast.fast.start.instant { oddities.append(.reversed(fast)) }
      if fast.fast.end.instant > now.instant { oddities.append(.future(fast)) }
      if counts[fast.fast.identity, default: 1] > 1 { oddities.append(.repeated(fast)) }
      if let current = fasting.span, fast.fast.span.overlaps(current) {
        oddities.append(.overlapsCurrent(fast))
      }
      if let next = later, fast.fast.span.overlaps(next.fast.span) {
        oddities.append(.overlap(next, fast))
      }
      if later.map({ fast.fast.start.instant < $0.fast.start.instant }) ?? true { later = fast }
    }
    return oddities
  }
}
