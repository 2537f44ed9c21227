import Testing

@testable import FastingCore

struct SearchTests {
  private static let fasts: [Fast] = [
    .hours(-24, -8, note: "Before the Trip"), .hours(0, 15, note: "after the trip"),
    .hours(24, 41), .hours(48, 60, note: "漢字 Straße"),
  ]

  private func found(_ change: (inout Search) -> Void) -> [Int] {
    var search = Search()
    change(&search)
    return History(Self.fasts).found(by: search).map(\.number)
  }

  @Test func `without a question all fasts are found, newest first`() {
    #expect(found { _ in } == [1, 2, 3, 4])
  }

  @Test(arguments: [
    ("trip", [3, 4]), ("TRIP", [3, 4]), ("before", [4]), ("漢字", [1]), ("STRASSE", []),
    ("straße", [1]), ("nothing like it", []), ("", [1, 2, 3, 4]),
  ])
  func `a text is found in notes, in letters of either case`(text: String, numbers: [Int]) {
    #expect(found { $0.text = text } == numbers)
  }

  @Test func `fasts are told by whether they met their goal`() {
    #expect(found { $0.outcome = .met } == [2, 4])
    #expect(found { $0.outcome = .missed } == [1, 3])
  }

  @Test func `both days of a period belong to it`() {
    let day = Moment.hour(15).day
    #expect(found { $0.since = day } == [1, 2, 3])
    #expect(found { $0.until = day } == [3, 4])
    #expect(
      found {
        $0.since = day
        $0.until = day
      } == [3])
  }

  @Test func `all parts of a question must fit`() {
    #expect(
      found {
        $0.text = "trip"
        $0.outcome = .missed
      } == [3])
  }

  @Test(arguments: [0, 1, 3, 4, 9])
  func `the first of them are the first of all, and all are counted`(count: Int) {
    let history = History(Self.fasts)
    var search = Search()
    #expect(history.found(by: search, atMost: count).fasts == Array(history.numbered.prefix(count)))
    #expect(history.found(by: search, atMost: count).count == 4)
    search.outcome = .met
    let met = history.found(by: search, atMost: count)
    #expect(met.fasts.map(\.number) == Array([2, 4].prefix(count)))
    #expect(met.count == 2)
  }

  @Test(arguments: 0..<200)
  func `what is found fits, and does not depend on the order of the records`(seed: UInt64) {
    var samples = Samples(seed: seed)
    var fasts = (0..<samples.number(0...30)).map { _ in samples.fast() }
    var search = Search()
    if samples.oneIn(2) { search.text = String(samples.text().prefix(1)) }
    if samples.oneIn(2) { search.since = samples.moment().day }
    if samples.oneIn(2) { search.until = samples.moment().day }
    if samples.oneIn(2) { search.outcome = samples.oneIn(2) ? .met : .missed }
    let history = History(fasts)
    let found = history.found(by: search)
    #expect(found.allSatisfy { search.matches($0.fast) })
    #expect(found.map(\.number) == found.map(\.number).sorted())
    #expect(found.count == history.newestFirst.count { search.matches($0) })
    fasts.shuffle(using: &samples)
    #expect(History(fasts).found(by: search) == found)
  }

  @Test func `numbers that are wanted are found, the newest ones first`() {
    let fasts = (0..<12).map { Fast.hours(Double($0) * 24, Double($0) * 24 + 16) }
    let history = History(fasts)
    let found = history.numbered(atMost: 3) { "\($0)".hasPrefix("1") }
    #expect(found.map(\.number) == [1, 10, 11])
    #expect(found.map(\.fast) == [fasts[11], fasts[2], fasts[1]])
    #expect(history.numbered(atMost: 3) { $0 > 12 }.isEmpty)
  }
}
