extension Duration {
  /// The length in whole milliseconds, cut towards zero.
  package var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1000)
    let (sum, carries) = product.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
    return overflows || carries ? (seconds < 0 ? .min : .max) : sum
  }

  /// The length in whole seconds, cut towards zero.
  package var wholeSeconds: Int {
    Int(components.seconds)
  }

  /// The length as it is shown: cut to whole minutes, as in `9h 47m`, `36h 0m` or `-15m`.
  package var text: String {
    let minutes = wholeSeconds.magnitude / 60
    let sign = wholeSeconds < 0 && minutes > 0 ? "-" : ""
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours == 0 ? "\(sign)\(rest)m" : "\(sign)\(hours)h \(rest)m"
  }
}
