import Testing

@testable import FastingCore
@testable import fast

struct ChartTests {
  @Test(arguments: [(0, "0"), (5, "0.5"), (-5, "-0.5"), (30, "3"), (1234, "123.4"), (-20, "-2")])
  func `places have at most one decimal`(tenths: Int, expected: String) {
    #expect(Chart.tenths(tenths) == expected)
  }

  @Test func `a calendar has the months of the last year`() {
    let many = CalendarChart(report: FastingReportTests.report(FastingReportTests.days(800)))
    #expect(many.markup.source.matches(of: #/<svg/#).count == 12)
    let few = CalendarChart(report: FastingReportTests.report(FastingReportTests.days(3)))
    #expect(few.markup.source.matches(of: #/<svg/#).count == 2)
  }

  @Test func `the bars of the starts are those of the hours`() {
    var starts = Array(repeating: 0, count: 24)
    (starts[0], starts[20], starts[23]) = (1, 9, 2)
    let chart = StartChart(starts: starts).markup(When(now: .epoch, zone: .utc)).source
    #expect(chart.matches(of: #/<rect/#).count == 3)
    #expect(chart.contains("00:00: 1, 20:00: 9, 23:00: 2"))
  }

  @Test(arguments: [0, 28, 364])
  func `a calendar ends with the calendar`(count: Int) {
    let last = Day(number: 2_932_896)
    let report = FastingReportTests.report(
      [Fast(start: .epoch, end: FastingReportTests.moment(0), goal: .trf16)],
      search: Search(since: Day(number: last.number - count), until: last))
    #expect(report.year.upperBound.number == last.number - count)
    let chart = CalendarChart(report: report).markup.source
    #expect(chart.matches(of: #/<svg/#).count == 1)
  }

  @Test(arguments: [(1.0, 2), (16, 5), (17, 6), (73, 8), (999, 6)])
  func `an axis has few marks, on whole hours`(hours: Double, marks: Int) {
    let goal = Fasting.Goal(seconds: 3600) ?? .trf16
    let fast = NumberedFast(
      Numbered(number: 1, fast: FastingReportTests.fast(-1000, hours, goal: goal)))
    let chart = LengthChart([fast]).markup(When(now: .epoch, zone: .utc)).source
    #expect(chart.matches(of: #/<text class="end"/#).count == marks)
  }
}
