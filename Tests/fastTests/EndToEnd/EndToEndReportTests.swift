import Foundation
import Testing

struct EndToEndReportTests {
  /// Three fasts, of which one is short and one has a note that would do harm, and one that runs.
  static func scene() throws -> Scene {
    let fast = try Scene(zone: "Europe/Berlin", now: "2026-11-30T18:00:00+01:00")
    try fast(
      """
      fast add --start '2026-11-25 20:00' --end '2026-11-26 12:30' \
      --note '<script>document.title = 1</script>'
      fast add --start '2026-11-26 20:00' --end '2026-11-27 9:00'
      fast add --start '2026-11-27 20:00' --end '2026-11-29 9:00' --goal 36h --note 'slept well'
      fast begin --at '2026-11-29 20:00'
      """)
    return fast
  }

  @Test func `it goes to standard output, or into a file that only its owner reads`() throws {
    let fast = try Self.scene()
    let page = try fast("fast report")
    #expect(page.out.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.err.isEmpty)
    #expect(try fast("fast report -o page.html").out.isEmpty)
    #expect(try fast("cat page.html").out == page.out)
    #expect(try fast("ls -l page.html").out.hasPrefix("-rw-------"))
  }

  @Test func `it changes nothing`() throws {
    let fast = try Self.scene()
    let before = try fast.tree()
    try fast("fast report && fast report --json -o numbers.json")
    #expect(try fast.tree() == before)
  }

  @Test func `a period is kept to`() throws {
    let fast = try Self.scene()
    let page = try fast("fast report --since 2026-11-27 --until 2026-11-28").out
    #expect(page.contains("27 November 2026 to 28 November 2026"))
    #expect(page.contains("1 fast, newest first"))
    try fast("fast report --since 2026-11-28 --until 2026-11-27", code: 64)
  }

  @Test func `its numbers are those of the statistics`() throws {
    let fast = try Self.scene()
    let report = try fast("fast report --json")
    let stats = try fast("fast stats --json")
    #expect(report["version"] == 1 && report["since"] == "2026-11-25")
    #expect(report["until"] == "2026-11-30" && report["fasts.count"] == 3)
    #expect(report["starts.count"] == 24 && report["starts.20"] == 3)
    for key in ["count", "met", "totalSeconds", "longest.end", "streak.current", "activeSeconds"] {
      #expect(report["stats.\(key)"] == stats[key] && stats[key] != .missing, "\(key)")
    }
  }

  @Test func `a damaged line is named, and the rest is shown`() throws {
    let fast = try Self.scene()
    try fast("echo nonsense >> \"$DATA/history.jsonl\"")
    try fast("echo '{}' >> \"$DATA/history.jsonl\"")
    let page = try fast("fast report")
    #expect(page.err.contains("line 4") && page.out.contains("3 fasts, newest first"))
  }
}

/// What a browser makes of the report; skipped where there is none.
@Suite(
  .enabled(if: EndToEndInterchangeProgramTests.succeeds("chromium --version"), "needs chromium"))
struct EndToEndReportBrowserTests {
  /// What a browser has seen of a page: its elements, what it complained of, and what the page
  /// asked for.
  struct Visit {
    let elements: String
    let complaints: [String]
    let requests: [String]
  }

  /// Opens a file of the scene in a browser that finds no network.
  private static func visit(_ file: String, _ fast: Scene) throws -> Visit {
    let result = try fast(
      """
      chromium --headless=new --no-sandbox --disable-gpu --no-first-run --user-data-dir="$PWD/browser" \
      --host-resolver-rules='MAP * ~NOTFOUND' --disable-background-networking --disable-sync \
      --allow-file-access-from-files --enable-logging=stderr --v=0 --log-net-log="$PWD/net.log" \
      --dump-dom "file://$PWD/\(file)"
      """)
    let log = try fast("cat net.log").lines
    // The browser's own requests, as for its updates, have no page that they begin with.
    let requests = log.filter {
      $0.contains("\"initiator\":") && !$0.contains("\"initiator\":\"not an origin\"")
    }
    return Visit(
      elements: result.out,
      complaints: result.err.split(separator: "\n").map(String.init)
        .filter { $0.contains("CONSOLE") },
      requests: requests)
  }

  @Test func `a browser complains of nothing, asks for nothing and runs nothing`() throws {
    let fast = try EndToEndReportTests.scene()
    try fast("fast report -o report.html")
    let page = try Self.visit("report.html", fast)
    #expect(page.complaints.isEmpty && page.requests.isEmpty)
    #expect(page.elements.contains("<title>Fasting report, 25 November 2026 to"))
    #expect(page.elements.contains("&lt;script&gt;document.title = 1&lt;/script&gt;"))
    #expect(page.elements.components(separatedBy: "<line class=\"goal\"").count == 4)
    #expect(page.elements.components(separatedBy: "class=\"bar short\"").count == 2)
    #expect(page.elements.components(separatedBy: "<tr class=").count == 4)
  }

  @Test func `a page that did ask and complain would be noticed`() throws {
    let fast = try Scene()
    try fast(
      """
      printf '%s' '<!DOCTYPE html><img src="http://example.invalid/a.png">' \
      '<script>console.error(1)</script>' > bad.html
      """)
    let page = try Self.visit("bad.html", fast)
    #expect(page.complaints.count == 1 && page.requests.count == 1)
  }

  @Test(arguments: [360, 800])
  func `a page is as wide as its window`(width: Int) throws {
    let fast = try EndToEndReportTests.scene()
    let note = String(repeating: "long", count: 500)
    try fast("fast edit 1 --note \(note) && fast report -o report.html")
    let outer = """
      <!DOCTYPE html><iframe id="page" src="report.html" width="\(width)" height="900"></iframe>
      <script>onload = () => { const root = page.contentDocument.documentElement;
      document.title = root.scrollWidth - root.clientWidth + " of " + page.clientWidth; };</script>
      """
    try Data(outer.utf8).write(to: fast.root.appendingPathComponent("outer.html"))
    #expect(try Self.visit("outer.html", fast).elements.contains("<title>0 of \(width)</title>"))
  }
}
