import Foundation
import Testing

/// Import and export with files, as people do it.
struct EndToEndInterchangeTests {
  static let zero = """
    printf 'Date,Start,End,Hours,Night Eating\\r\\n2/28/21,20:00,,,\\r\\n2/14/21,20:30,9:39,13,2\\r\\n\
    2/11/21,20:00,19:50,23,2\\r\\nx,08:00,18:30,10,\\r\\n2/9/21,8:00,18:30,,\\r\\n\
    2/11/21,21:00,22:00,1,\\r\\n' > zero.csv
    """

  @Test func `the report has every row that was not added, and why`() throws {
    let fast = try Scene(zone: "America/New_York", now: "2021-03-01T12:00:00-05:00")
    try fast(Self.zero)
    let report = try fast("fast import zero.csv --json")
    #expect(report["added"] == 3)
    #expect(report["present"] == 0)
    #expect(report["overlapping"] == 1)
    #expect(report["rejected"] == 1)
    #expect(report["skipped"] == 1)
    #expect(report["rows.count"] == 3)
    #expect(report["rows.0.number"] == 2)
    #expect(report["rows.0.reason"] == "still running")
    #expect(report["rows.1.number"] == 5)
    #expect(report["rows.1.reason"] == "'Date' is not understood")
    #expect(report["rows.2.number"] == 7)
    #expect(report["flagged.count"] == 1)
    #expect(report["flagged.0.number"] == 6)
    let again = try fast("fast import zero.csv")
    #expect(
      again.lines.prefix(2) == [
        "Added 0 fasts.", "Left out: 3 there already, 1 overlapping, 1 rejected, 1 still running.",
      ])
  }

  @Test func `a dry run writes nothing and creates nothing`() throws {
    let fast = try Scene(zone: "America/New_York", now: "2021-03-01T12:00:00-05:00")
    try fast(Self.zero)
    #expect(try fast("fast import zero.csv --dry-run").lines.first == "Would add 3 fasts.")
    try fast(#"test ! -e "$DATA""#)
    try fast("fast add --start 2021-01-01T20:00Z --end 2021-01-02T12:00Z")
    let before = try fast.tree()
    try fast("fast import zero.csv --dry-run --json && fast import - --dry-run < zero.csv")
    #expect(try fast.tree() == before)
  }

  @Test(arguments: ["", "[]", "\\n", "\\357\\273\\277", "Date,Start,End,Hours\\r\\n"])
  func `a file with nothing in it adds nothing, and creates nothing`(text: String) throws {
    let fast = try Scene()
    #expect(try fast("printf '\(text)' | fast import -").out == "Added 0 fasts.\n")
    try fast(#"test ! -e "$DATA""#)
  }

  @Test(arguments: [
    ("{", "", 65), ("\\0\\0\\0", "", 65), ("nothing like a format", "", 65),
    ("{\"fast_data\":3}", "", 65), ("{\"fast_data\":[{}]}", "", 65), ("[1,2]", "", 65),
    ("[{\"targetInterval\":\"x\"}]", "", 65), ("{\"a\":1,\"b\":2}", "", 65),
    ("Date,Start,End,Hours\\n1,2,3,4\\n", "", 65), ("\\377\\376{\\0", "", 65),
    ("{\"format\":\"fast-export\",\"version\":2,\"fasts\":[]}", "", 65),
    ("a,b\\n1,2\\n", "", 64), ("a,b\\n1,2\\n", "--start a", 64),
    ("a,b\\n1,2\\n", "--start a --end c", 64), ("a,b\\n1,2\\n", "--start a --end b", 65),
    ("a,b\\n1,2\\n", "--start a --end b --goal c", 64), ("[]", "--goal c", 64),
    ("a,b\\n2/3/26 1:00,2:00\\n", "--start a --end b", 64), ("[]", "--from nothing", 64),
    ("a,b\\n2/3/26 1:00,2:00\\n", "--start a --end b --date-order xyz", 64),
  ])
  func `what cannot be understood changes nothing`(text: String, words: String, code: Int32) throws
  {
    let fast = try Scene(now: "2026-03-01T12:00:00Z")
    let result = try fast("printf '\(text)' > file; fast import file \(words)", code: code)
    #expect(result.out == "")
    #expect(result.err.hasPrefix("Error: ") || code == 64)
    try fast(#"test ! -e "$DATA""#)
  }

  @Test func `a file that is not there, and one that is a directory`() throws {
    let fast = try Scene()
    try fast("fast import nothing", code: 66)
    try fast("fast import /", code: 74)
    try fast(#"test ! -e "$DATA""#)
  }

  @Test func `one undo takes an import back, to the byte`() throws {
    let fast = try Scene(zone: "America/New_York", now: "2021-03-01T12:00:00-05:00")
    try fast(Self.zero)
    try fast("fast add --start 2021-01-01T20:00Z --end 2021-01-02T12:00Z --note one")
    try fast("fast begin --at '2021-02-28 20:00'")
    let before = (try fast.text("history.jsonl"), try fast("fast status --json").out)
    try fast("fast import zero.csv")
    #expect(try fast("fast log --json")["fasts.count"] == 4)
    let after = try fast.text("history.jsonl")
    try fast("fast undo")
    #expect(try fast.text("history.jsonl") == before.0)
    #expect(try fast("fast status --json").out == before.1)
    try fast("fast redo")
    #expect(try fast.text("history.jsonl") == after)
  }

  @Test func `nothing in the future, and nothing over the current fast`() throws {
    let fast = try Scene(now: "2026-01-10T12:00:00Z")
    try fast("fast begin --at 2026-01-09T20:00Z")
    let lines = [
      Scene.line("2026-01-09T21:00:00Z", "2026-01-09T22:00:00Z"),
      Scene.line("2026-01-10T11:00:00Z", "2026-01-10T13:00:00Z"),
      Scene.line("2026-01-09T04:00:00Z", "2026-01-09T20:00:00Z"),
    ]
    try fast("printf '%s\\n' '\(lines.joined(separator: "' '"))' > lines")
    let report = try fast("fast import lines --json")
    #expect(report["added"] == 1)
    #expect(report["rows.0.reason"] == "overlaps the current fast")
    #expect(report["rows.1.reason"] == "it lies in the future")
  }

  @Test func `columns of a plain table are named, dates and goals too`() throws {
    let fast = try Scene(zone: "Europe/Berlin", now: "2026-03-01T12:00:00+01:00")
    try fast("printf 'Day;On;Off;Long;Plan;Text;Mood\\n3.2.26;20:00;8:00;36;18:6;tea;5\\n' > t")
    try fast(
      """
      fast import t --date Day --start On --end Off --hours Long --goal Plan --note Text \
      --date-order dmy
      """)
    let line = try fast.text("history.jsonl")
    #expect(
      line == """
        {"start":"2026-02-03T20:00:00+01:00","end":"2026-02-05T08:00:00+01:00",\
        "goal":{"name":"trf18","seconds":64800},"note":"tea","imported":{"Mood":"5"}}

        """)
    try fast("printf 'On,Off\\n2026-01-03T20:00:00-05:00,8:00\\n' > u")
    #expect(try fast("fast import u --start on --end off --goal 18h")["added"] == .missing)
    let log = try fast("fast log --json")
    #expect(log["fasts.1.end"] == "2026-01-04T08:00:00-05:00")
    #expect(log["fasts.1.goal.name"] == "trf18")
  }

  @Test(arguments: ["json", "jsonl", "csv"])
  func `what is exported comes back the same`(format: String) throws {
    let fast = try Scene(now: "2026-03-01T12:00:00Z")
    let notes = ["=1+1", "a, \\\"b\\\"", "'x", "\\r", "\\t\\u0000\\u0007", "ü🍵\\u2028\\n-"]
    let lines = notes.enumerated().map { index, note in
      Scene.line(
        "2026-01-0\(index + 1)T20:00:00+01:00", "2026-01-0\(index + 2)T12:00:00Z", note: note)
    }
    let others =
      #"{"start":"2026-02-01T20:00:00Z","end":"2026-02-02T12:00:00Z","goal":{"seconds":60,"x":[1]},"mood":{"a":1.5}}"#
    let all = lines + (format == "csv" ? [] : [others])
    try fast.write("history.jsonl", all.joined(separator: "\n") + "\n")
    try fast("fast begin --at 2026-02-28T20:00Z")
    try fast(
      """
      fast export --to \(format) -o x && fast export --to \(format) | cmp - x
      fast export --to \(format) | fast --data-dir "$PWD/new" import -
      fast export --to jsonl > y && fast --data-dir "$PWD/new" export --to jsonl | cmp - y
      """)
  }

  @Test func `a period is exported, and a running fast has no end`() throws {
    let fast = try Scene(now: "2026-01-10T12:00:00Z")
    for day in 1...4 {
      try fast("fast add --start 2026-01-0\(day)T20:00Z --end 2026-01-0\(day + 1)T12:00Z")
    }
    try fast("fast begin --at 2026-01-09T20:00Z")
    let export = try fast("fast export --since 2026-01-03 --until 2026-01-04")
    #expect(export["fasts.count"] == 2)
    #expect(export["fasts.0.end"] == "2026-01-03T12:00:00Z")
    #expect(export["current.start"] == "2026-01-09T20:00:00Z")
    #expect(export["current.end"] == .null)
    for format in ["jsonl", "csv", "ics", "markdown", "timeclock"] {
      #expect(try !fast("fast export --to \(format)").out.contains("01-09"), "\(format)")
    }
    try fast("fast finish")
    #expect(try fast("fast export")["current.end"] == "2026-01-10T12:00:00Z")
  }
}
