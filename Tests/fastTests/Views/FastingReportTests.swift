import FastingShell
import Testing

@testable import FastingCore
@testable import fast

struct FastingReportTests {
  static let hour: Int64 = 3_600_000
  /// Midnight of Sunday, 2026-03-01.
  static let midnight: Int64 = 1_772_323_200_000

  static func moment(_ hours: Double) -> Moment {
    let instant = Instant(milliseconds: midnight + Int64(hours * Double(hour)))
    return Moment(instant, utcOffset: 0) ?? .epoch
  }

  static func fast(
    _ start: Double, _ length: Double, note: String? = nil, goal: Fasting.Goal = .trf16
  ) -> Fast {
    Fast(start: moment(start), end: moment(start + length), goal: goal, note: note)
  }

  /// A fast a day, which begins at 20:00 and now and then is too short; the newest ends today.
  static func days(_ count: Int) -> [Fast] {
    (0..<count).map { fast(Double($0 - count) * 24 + 20, $0.isMultiple(of: 5) ? 15 : 16) }
  }

  static func report(
    _ fasts: [Fast], running: Fasting = Fasting(), search: Search = Search()
  ) -> FastingReport {
    let record = Record(
      fasting: running, history: History(fasts), lastChange: 0, log: ChangeLog())
    return FastingReport(record, search: search, now: moment(18))
  }

  static func page(_ report: FastingReport) -> String {
    report.page(When(now: moment(18), zone: .utc))
  }

  /// The elements of a page, without its first line and its style.
  static func elements(_ report: FastingReport) throws -> Elements {
    let page = page(report)
    let style = try #require(page.firstRange(of: FastingReport.style.source))
    let first = try #require(page.firstIndex(of: "\n"))
    return Elements(String(page[first..<style.lowerBound] + page[style.upperBound...]))
  }

  @Test(arguments: [1, 2, 59, 60])
  func `every fast has its bar, its goal and its row`(count: Int) throws {
    let page = try Self.elements(Self.report(Self.days(count)))
    let short = (count + 4) / 5
    #expect(page.count("rect class=\"bar short\"") == short)
    #expect(page.count("rect class=\"bar met\"") == count - short + 1)
    #expect(page.count("line class=\"goal\"") == count)
    #expect(page.count("tr class=") == count)
  }

  @Test func `of many fasts the last ones are drawn, and the page says so`() throws {
    let report = Self.report(Self.days(61))
    #expect(try Self.elements(report).count("line class=\"goal\"") == 60)
    #expect(Self.page(report).contains("The last 60 of 61 fasts"))
  }

  @Test(arguments: [0, 1, 7, 400])
  func `the page is well formed, with one heading and ids of its own`(count: Int) throws {
    let page = try Self.elements(Self.report(Self.days(count)))
    let names = try #require(page.names)
    #expect(names.count { $0 == "h1" } == 1)
    #expect(names.contains("h2") == (count > 0) && !names.contains("h3"))
    let ids = page.values("id")
    #expect(Set(ids).count == ids.count)
    let named = page.values("aria-labelledby").flatMap { $0.split(separator: " ") }
    #expect(named.allSatisfy { ids.contains(String($0)) })
    #expect(page.count("svg ") == page.count("role=\"img\""))
    #expect(names.filter { $0 == "desc" }.count == page.count("svg "))
  }

  @Test func `nothing yet is said, and nothing is drawn`() throws {
    let report = Self.report([])
    #expect(Self.page(report).contains("No saved fast ended in this period."))
    #expect(try Self.elements(report).count("svg") == 0)
  }

  @Test func `notes and names are only text`() throws {
    let evil = "<script>alert('x')</script>\u{1B}]0;\" onload=\"\u{202E}&amp;"
    let goal = try #require(Fasting.Goal(seconds: 3600, name: evil))
    let report = Self.report([Self.fast(-20, 16, note: evil, goal: goal)])
    #expect(
      Self.page(report).contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;\u{FFFD}]0;"))
    let page = try Self.elements(report)
    #expect(page.names?.contains("script") == false && page.count("onload=\"") == 0)
  }

  @Test func `the page names nothing that lies elsewhere`() throws {
    let page = try Self.elements(Self.report(Self.days(30)))
    #expect(page.count(" src=") == 0 && page.count("href=") == 0 && page.count("style=") == 0)
    for word in ["url(", "@import", "@font-face"] {
      #expect(!FastingReport.style.source.contains(word))
    }
  }

  @Test func `the same record gives the same page`() {
    let fasts = Self.days(100)
    #expect(Self.page(Self.report(fasts)) == Self.page(Self.report(fasts.reversed())))
  }

  @Test func `five thousand fasts are a page of less than two megabytes`() {
    let fasts = Self.days(5000)
    let spent = ContinuousClock().measure {
      #expect(Self.page(Self.report(fasts)).utf8.count < 2_000_000)
    }
    #expect(spent < .seconds(20))
  }

  @Test func `what was edited by hand is drawn within its chart`() throws {
    let long = Fast(start: .epoch, end: Self.moment(0), goal: .threeDay)
    let reversed = Fast(start: Self.moment(5), end: Self.moment(1), goal: .trf16)
    let report = Self.report([long, reversed, Self.fast(-30, 20), Self.fast(-31, 20)])
    #expect(Self.page(report).contains("What is longer than 240 hours is cut."))
    let page = try Self.elements(report)
    let heights = page.values("height").compactMap { Double($0) }
    #expect(heights.allSatisfy { (0...300).contains($0) })
    #expect(report.length(of: Self.moment(-24).day) == .seconds(86_400))
  }

  @Test func `the current fast is drawn and not counted`() throws {
    var running = Fasting()
    try running.begin(at: Self.moment(12))
    let report = Self.report(Self.days(3), running: running)
    #expect(try Self.elements(report).count("rect class=\"now\"") == 1)
    #expect(report.stats.statistics.count == 3)
    #expect(report.length(of: Self.moment(18).day) == .seconds(18 * 3600))
    #expect(Self.page(report).contains("A fast is running since Sun 2026-03-01 12:00"))
  }

  @Test func `the period is that of the fasts, or the one that was asked for`() throws {
    #expect(Self.report(Self.days(3)).period == Day(number: 20_510)...Day(number: 20_513))
    let search = Search(since: Day(number: 20_000), until: Day(number: 20_512))
    let report = Self.report(Self.days(3), search: search)
    #expect(report.period == Day(number: 20_000)...Day(number: 20_512))
    #expect(report.year == Day(number: 20_148)...Day(number: 20_512))
    #expect(report.fasts.count == 2)
    let future = Search(since: Day(number: 30_000))
    #expect(Self.report(Self.days(3), search: future).period.lowerBound == Day(number: 30_000))
  }

  @Test func `in JSON the page is numbers`() throws {
    let bytes = try JSON.encode(Self.report(Self.days(3)))
    let json = try JSON.decode(JSONValue.self, from: bytes)
    guard case .object(let members) = json, case .array(let starts) = members["starts"] else {
      Issue.record("\(json)")
      return
    }
    #expect(starts.count == 24 && starts[20] == .integer(3))
    #expect(members["since"] == .string("2026-02-26") && members["until"] == .string("2026-03-01"))
    #expect(
      Set(members.keys) == ["version", "now", "since", "until", "stats", "starts", "fasts"])
  }
}

extension Search {
  init(since: Day? = nil, until: Day? = nil) {
    self.init()
    (self.since, self.until) = (since, until)
  }
}
