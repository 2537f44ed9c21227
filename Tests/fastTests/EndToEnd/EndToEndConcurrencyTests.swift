import Foundation
import Testing

/// Several shells at once: everybody's change counts, and each of them once.
struct EndToEndConcurrencyTests {
  /// A function of the shell that tries again where another process had the lock for too long.
  private static let patient = """
    patient() {
      while :; do
        fast "$@" >/dev/null 2>&1; code=$?
        test $code = 75 || break
      done
      echo $code
    }

    """

  @Test func `fifty writers at once on a new home all win`() throws {
    let fast = try Scene(now: "2025-02-01T00:00:00Z")
    let codes = try fast(
      Self.patient + """
        for day in $(seq 1 50); do
          date=$(date -u -d "2024-12-01 +$day days" +%F)
          patient add --start ${date}T08:00:00Z --end ${date}T20:00:00Z &
        done
        wait
        """)
    #expect(codes.lines == Array(repeating: "0", count: 50))
    #expect(try fast("fast log --json")["fasts.count"] == 50)
    #expect(try fast.text("history.jsonl").split(separator: "\n").count == 50)
  }

  @Test func `thirty writers of mixed commands lose nothing and double nothing`() throws {
    let fast = try Scene(now: "2025-03-01T00:00:00Z")
    let lines = (10...17).map { Scene.line("2025-01-\($0)T08:00:00Z", "2025-01-\($0)T20:00:00Z") }
    let history = lines.joined(separator: "\n") + "\n"
    try fast.write("history.jsonl", history)
    let codes = try fast(
      Self.patient + """
        for day in $(seq -w 1 17); do
          patient add --start 2025-02-${day}T08:00:00Z --end 2025-02-${day}T20:00:00Z &
          test $day -lt 10 || test $day -gt 14 || patient edit 2025-01-$day --note "late $day" &
          test $day -lt 15 || patient delete 2025-01-$day &
          test $day -gt 5 || patient begin --at 2025-02-2${day#0}T08:00:00Z &
        done
        wait
        """)
    #expect(codes.lines.count == 30)
    #expect(codes.lines.filter { $0 == "0" }.count == 26)
    #expect(codes.lines.filter { $0 == "1" }.count == 4)
    let log = try fast("fast log --json")
    #expect(log["fasts.count"] == 22)
    let ends = (0..<22).map { "\(log["fasts.\($0).end"])" }
    #expect(Set(ends).count == 22)
    let notes = (0..<22).filter { log["fasts.\($0).note"] != .null }
    #expect(notes.count == 5)
    #expect(try fast("fast status --json")["state"] == "fasting")
    try fast("for i in $(seq 26); do fast undo || exit 9; done >/dev/null")
    #expect(try fast.text("history.jsonl") == history)
    try fast("fast undo", code: 1)
  }

  @Test func `readers beside a writer see a fast once`() throws {
    let fast = try Scene(now: "2025-03-01T00:00:00Z")
    let seen = try fast(
      """
      ( for i in $(seq 12); do fast begin; fast finish --save; fast undo; fast reset; done ) \
        >/dev/null 2>err &
      while kill -0 $! 2>/dev/null; do
        fast log --json | grep -o '"number"' | wc -l
        fast status --json | grep -o '"version":1'
      done
      wait $! && cat err >&2
      """)
    #expect(seen.err == "")
    #expect(
      Set(seen.lines.map { $0.filter { $0 != " " } }).isSubset(of: ["0", "1", #""version":1"#]))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
  func `a lock that another process holds stops writers and no reader`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin")
    let before = try fast.tree()
    let answer = try fast(
      """
      exec 9>>"$DATA/lock" && flock 9
      fast status 9>&- && fast log --json 9>&- && fast finish 9>&-
      """, code: 75)
    #expect(answer.out.contains("Fasting") && answer.out.contains(#""fasts":[]"#))
    #expect(answer.err.contains("fast status"))
    #expect(try fast.tree() == before)
    try fast("fast finish")
  }
}
