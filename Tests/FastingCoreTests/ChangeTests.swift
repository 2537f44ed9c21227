import FastingCore
import Testing

struct ChangeTests {
  static func random(_ samples: inout Samples, number: Int = 7) -> Change {
    func fasting() -> Fasting {
      let fast = samples.fast(otherKeys: samples.oneIn(3) ? samples.object() : [:])
      guard !samples.oneIn(3), fast.start.instant <= fast.end.instant else { return Fasting() }
      return Fasting(
        goal: fast.goal, start: fast.start, end: samples.oneIn(2) ? nil : fast.end,
        note: fast.note, otherKeys: fast.otherKeys)
    }
    func entries() -> [History.Entry] {
      let arePlaced = samples.oneIn(2)
      return (0..<samples.number(0...3)).map { _ in
        let fast = samples.fast(otherKeys: samples.oneIn(3) ? samples.object() : [:])
        return History.Entry(fast, place: arePlaced ? samples.number(0...999) : nil)
      }
    }
    let target = samples.number(0...2)
    return Change(
      number: number, command: samples.pick(["begin", "undo", samples.text()]),
      before: fasting(), after: fasting(), removed: entries(), added: entries(),
      undoes: target == 1 ? 3 : nil, redoes: target == 2 ? 4 : nil)
  }

  @Test func `the inverse of the inverse does the same as the change`() {
    var samples = Samples(seed: 6)
    for _ in 0..<200 {
      let change = Self.random(&samples)
      let again = change.inverse(number: 8).inverse(number: 9)
      #expect(again.before == change.before && again.after == change.after)
      #expect(again.removedEntries == change.removedEntries)
      #expect(again.addedEntries == change.addedEntries)
      #expect(change.inverse(number: 8).undoes == 7)
      #expect(change.inverse(number: 8).redoes == nil)
    }
  }

  @Test func `a change that is made again says so and does the same`() {
    var samples = Samples(seed: 7)
    let change = Self.random(&samples)
    let again = change.again(number: 9)
    #expect((again.redoes, again.undoes, again.number) == (7, nil, 9))
    #expect(again.before == change.before && again.after == change.after)
    #expect(again.removed == change.removed && again.added == change.added)
  }

  @Test func `a change applied twice is the same as once`() {
    var samples = Samples(seed: 8)
    for _ in 0..<200 {
      let change = Self.random(&samples)
      var once = History(
        (0..<3).map { _ in samples.fast() } + change.removed.shuffled(using: &samples))
      once.replace(change.removedEntries, with: change.addedEntries)
      var twice = once
      twice.replace(change.removedEntries, with: change.addedEntries)
      #expect(Set(twice.entries) == Set(once.entries))
      #expect(twice.entries.count == once.entries.count)
    }
  }

  @Test func `a change and its inverse give the history that was there`() {
    var samples = Samples(seed: 9)
    for _ in 0..<200 {
      let change = Self.random(&samples)
      let first = History((0..<3).map { _ in samples.fast() } + change.removed)
      var history = first
      history.replace(change.removedEntries, with: change.addedEntries)
      let inverse = change.inverse(number: 8)
      history.replace(inverse.removedEntries, with: inverse.addedEntries)
      #expect(Set(history.newestFirst) == Set(first.newestFirst))
      #expect(history.entries.count == first.entries.count)
    }
  }

  @Test func `two changes in one do what one and then the other does`() {
    var samples = Samples(seed: 10)
    let fasts = (0..<6).map { History.Entry(.hours(Double($0) * 2, Double($0) * 2 + 1)) }
    for _ in 0..<2000 {
      let first = History(entries: fasts.filter { _ in samples.oneIn(2) })
      var (history, changes): (History, [Change]) = (first, [])
      for number in 1...2 {
        let removed = history.entries.filter { _ in samples.oneIn(3) }
        let absent = fasts.filter { !history.entries.contains($0) }
        let added = (absent + removed).filter { _ in samples.oneIn(3) }
        changes.append(
          Change(
            number: number, command: "edit", before: .hours(Double(number)),
            after: .hours(Double(number + 1)), removed: removed, added: added))
        history.replace(removed, with: added)
      }
      let whole = changes[0].followed(by: changes[1])
      var merged = first
      merged.replace(whole.removedEntries, with: whole.addedEntries)
      #expect(Set(merged.newestFirst) == Set(history.newestFirst))
      #expect((whole.before, whole.after) == (.hours(1), .hours(3)))
      #expect(whole.number == 1)
      var back = merged
      back.replace(whole.addedEntries, with: whole.removedEntries)
      #expect(Set(back.newestFirst) == Set(first.newestFirst))
    }
  }

  @Test func `a fast that came and went leaves no trace in the whole`() {
    let entry = History.Entry(.hours(0, 16))
    let add = Change(
      number: 1, command: "add", before: Fasting(), after: Fasting(), added: [entry])
    let delete = Change(
      number: 2, command: "delete", before: Fasting(), after: Fasting(), removed: [entry])
    #expect(add.followed(by: delete).isEmpty)
    #expect(!add.followed(by: delete).touchesHistory)
    #expect(delete.followed(by: add).isEmpty)
    #expect(!add.isEmpty && add.touchesHistory)
  }

  @Test func `fasts that left come back in any order, and nothing is different`() {
    let (one, other) = (History.Entry(.hours(0, 16)), History.Entry(.hours(20, 36)))
    let delete = Change(
      number: 1, command: "delete", before: Fasting(), after: Fasting(), removed: [one, other])
    let add = Change(
      number: 2, command: "add", before: Fasting(), after: Fasting(), added: [other, one])
    #expect(delete.followed(by: add).isEmpty)
  }
}
