extension Record {
  /// Refuses a moment that has not come yet.
  package func checkPast(_ moment: Moment, now: Moment) throws(Refusal) {
    guard moment.instant <= now.instant else { throw .future(moment, now: now) }
  }

  /// Refuses a stretch that overlaps a saved fast, unless the one that it takes the place of did so
  /// already; the fasts in `except` are about to leave.
  package func checkOverlap(
    of span: Fast.Span?, insteadOf old: Fast.Span? = nil, except: Set<Fast.Identity> = [],
    now: Moment
  ) throws(Refusal) {
    guard let span else { return }
    for row in history.rows {
      let other = row.span
      guard span.overlaps(other), !(old?.overlaps(other) ?? false),
        except.isEmpty || !except.contains(row.identity), let fast = history.rows.fast(row)
      else { continue }
      throw .overlaps(fast, number: history.number(of: fast) ?? 0, now: now)
    }
  }

  /// Refuses a stretch that overlaps the current fast, unless the one before did so already.
  package func checkOverlapWithCurrent(
    of span: Fast.Span, insteadOf old: Fast.Span? = nil
  ) throws(Refusal) {
    guard let start = fasting.start, let current = fasting.span, span.overlaps(current),
      !(old?.overlaps(current) ?? false)
    else { return }
    throw .overlapsCurrent(start: start, end: fasting.end)
  }
}

extension Fasting {
  /// The stretch of time that it occupies: all from its start on while it runs.
  package var span: Fast.Span? {
    start.map { Fast.Span(from: $0.instant, to: end?.instant) }
  }
}
