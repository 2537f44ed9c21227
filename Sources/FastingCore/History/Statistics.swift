/// Counts and lengths of some fasts of a history.
public struct Statistics: Hashable, Sendable {
  /// How many fasts there are.
  public let count: Int

  /// How many of them met their goal.
  public let met: Int

  /// The sum of all lengths.
  public let total: Duration

  /// The middle length, or the mean of the middle two; nil for none.
  public let median: Duration?

  /// The longest fast, of equal ones the newest.
  public let longest: Numbered?

  /// The shortest fast, of equal ones the newest.
  public let shortest: Numbered?

  /// Counts fasts, newest first.
  public init(_ fasts: [Numbered]) {
    count = fasts.count
    met = fasts.count { $0.fast.isMet }
    total = fasts.reduce(.zero) { $0 + $1.fast.elapsed }
    let lengths = fasts.map(\.fast.elapsed.milliseconds).sorted()
    let middle = lengths.count / 2
    if lengths.isEmpty {
      median = nil
    } else if lengths.count.isMultiple(of: 2) {
      median = (.milliseconds(lengths[middle - 1]) + .milliseconds(lengths[middle])) / 2
    } else {
      median = .milliseconds(lengths[middle])
    }
    longest = fasts.first { $0.fast.elapsed.milliseconds == lengths.last }
    shortest = fasts.first { $0.fast.elapsed.milliseconds == lengths.first }
  }

  /// The mean length; nil for none.
  public var mean: Duration? {
    count == 0 ? nil : total / count
  }

  /// The share of the fasts that met their goal; nil for none.
  public var metRate: Double? {
    count == 0 ? nil : Double(met) / Double(count)
  }
}
