import Foundation
import Testing

/// What other programs make of our files; each test is skipped where its program is missing.
struct EndToEndInterchangeProgramTests {
  /// Tells whether a command succeeds here.
  static func succeeds(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "PATH=/usr/local/bin:/usr/bin:/bin; \(command)"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Three fasts: one with all that is hard to write, one over a flight, one of no length.
  static func scene() throws -> Scene {
    let fast = try Scene(now: "2026-03-01T12:00:00Z")
    let note = "\(String(repeating: "ü", count: 80)); and, \\\"more\\\"\\\\\\nnext | =1+1 🍵"
    try fast.write(
      "history.jsonl",
      [
        Scene.line("2026-01-01T20:00:00+09:00", "2026-01-02T12:00:00-08:00", note: note),
        Scene.line("2026-01-05T20:00:00+01:00", "2026-01-06T12:00:00+01:00", note: "=1+1"),
        Scene.line("2026-01-07T20:00:00Z", "2026-01-07T20:00:00Z"),
      ].joined(separator: "\n") + "\n")
    return fast
  }

  /// Runs a program in Python, of which the words are printed one a line.
  static func python(_ program: String, _ format: String) throws -> [String] {
    let fast = try scene()
    try Data(program.utf8).write(to: fast.root.appendingPathComponent("read.py"))
    return try fast("fast export --to \(format) -o file && python3 read.py").lines
  }

  @Test(.enabled(if: succeeds("python3 -c 'import icalendar'"), "needs icalendar for Python"))
  func `a calendar is read by icalendar`() throws {
    let lines = try Self.python(
      """
      import icalendar
      calendar = icalendar.Calendar.from_ical(open('file', 'rb').read())
      for event in calendar.walk('VEVENT'):
          assert not event.errors, event.errors
          end = event.get('DTEND')
          print(event['UID'], event['DTSTART'].dt.isoformat(), end and end.dt.isoformat(),
                event['DTSTAMP'].dt.isoformat(), event['TRANSP'], event['CLASS'])
          print(event['SUMMARY'], '/', ascii(str(event.get('DESCRIPTION'))))
      """, "ics")
    let note = String(repeating: "\\xfc", count: 80) + #"; and, "more"\\\nnext | =1+1 \U0001f375"#
    #expect(
      lines == [
        """
        1767265200000-1767384000000@fast 2026-01-01T11:00:00+00:00 2026-01-02T20:00:00+00:00 \
        2026-01-02T20:00:00+00:00 TRANSPARENT PRIVATE
        """,
        "Fast 33h 0m of trf16, met / '\(note)'",
        """
        1767639600000-1767697200000@fast 2026-01-05T19:00:00+00:00 2026-01-06T11:00:00+00:00 \
        2026-01-06T11:00:00+00:00 TRANSPARENT PRIVATE
        """,
        "Fast 16h 0m of trf16, met / '=1+1'",
        """
        1767816000000-1767816000000@fast 2026-01-07T20:00:00+00:00 None \
        2026-01-07T20:00:00+00:00 TRANSPARENT PRIVATE
        """,
        "Fast 0m of trf16, not met / 'None'",
      ])
  }

  @Test(.enabled(if: succeeds("python3 -c 'import csv'"), "needs Python"))
  func `a table is read by Python`() throws {
    let lines = try Self.python(
      """
      import csv
      for row in csv.DictReader(open('file', newline='', encoding='utf-8'), strict=True):
          assert None not in row and None not in row.values()
          print(row['start'], row['goal_seconds'], row['hours'], row['met'], row['day'])
          print(ascii(row['note']))
      """, "csv")
    #expect(
      lines == [
        "2026-01-01T20:00:00+09:00 57600 33.00 true 2026-01-02",
        "'" + String(repeating: "\\xfc", count: 80) + #"; and, "more"\\\nnext | =1+1 \U0001f375'"#,
        "2026-01-05T20:00:00+01:00 57600 16.00 true 2026-01-06", #""'=1+1""#,
        "2026-01-07T20:00:00Z 57600 0.00 false 2026-01-07", "''",
      ])
  }

  @Test(.enabled(if: succeeds("jq --version"), "needs jq"))
  func `JSON is read by jq`() throws {
    let fast = try Self.scene()
    #expect(
      try fast("fast export | jq -c '[.format, .version, (.fasts | length), .current]'").lines
        == [#"["fast-export",1,3,null]"#])
    #expect(
      try fast("fast export --to jsonl | jq -r .end").lines == [
        "2026-01-02T12:00:00-08:00", "2026-01-06T12:00:00+01:00", "2026-01-07T20:00:00Z",
      ])
    try fast("fast export --to jsonl | jq -S . | fast --data-dir \"$PWD/new\" import - ", code: 65)
    try fast(#"fast export | jq -c . | fast --data-dir "$PWD/new" import -"#)
    try fast(#"cmp new/history.jsonl "$DATA/history.jsonl""#)
  }

  @Test(.enabled(if: succeeds("hledger --version"), "needs hledger"))
  func `a timeclock is read by hledger`() throws {
    let fast = try Self.scene()
    try fast("fast export --to timeclock -o file")
    try fast("hledger -f timeclock:file check")
    #expect(
      try fast("hledger -f timeclock:file balance -N").lines.map { $0.split(separator: " ") }
        == [["49.00h", "fast:trf16"]])
    #expect(try fast("hledger -f timeclock:file print | grep -c 'and, '").lines.first != "0")
  }

  @Test(.enabled(if: succeeds("ledger --version"), "needs ledger"))
  func `a timeclock is read by ledger`() throws {
    let fast = try Self.scene()
    try fast("fast export --to timeclock -o file")
    #expect(
      try fast(
        "ledger -f file balance --flat --no-total --format '%(account) %(quantity(total))\\n'"
      )
      .lines == ["fast:trf16 176400"])
  }

  @Test(.enabled(if: succeeds("git --version"), "needs git"))
  func `histories that went apart are merged by git, with every fast once`() throws {
    let fast = try Scene(now: "2026-03-01T12:00:00Z")
    try fast(
      """
      export FAST_HOME="$PWD/one" GIT_CONFIG_GLOBAL=/dev/null
      add() { fast add --start 2026-01-0$1T20:00Z --end 2026-01-0$(($1 + 1))T12:00Z >/dev/null; }
      as() { git -C "$FAST_HOME" -c user.name=x -c user.email=x@y.z "$@" >/dev/null; }
      add 1 && add 3
      echo 'history.jsonl merge=union' > one/.gitattributes
      printf '*\\n!history.jsonl\\n!.git*\\n' > one/.gitignore
      as init -q && as add -A && as commit -qm one
      git clone -q one two
      add 5 && add 7 && as commit -qam one
      FAST_HOME="$PWD/two"
      add 7 && add 2 && as commit -qam two && as pull -q --no-rebase origin
      """)
    fast.environment["FAST_HOME"] = fast.root.appendingPathComponent("two").path
    let log = try fast("fast log --json")
    #expect(log["fasts.count"] == 5)
    #expect(
      (0..<5).map { log["fasts.\($0).start"] }
        == [7, 5, 3, 2, 1].map {
          .text("2026-01-0\($0)T20:00:00Z")
        })
    #expect(try fast("fast doctor", code: 0).err == "")
  }
}
