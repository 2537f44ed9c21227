import Testing

/// Where an export may go.
struct EndToEndExportPlaceTests {
  private func scene() throws -> Scene {
    let fast = try Scene(now: "2026-01-12T20:00:00Z")
    try fast("fast add --start '2026-01-10 20:00' --end '2026-01-11 12:00' && fast begin")
    return fast
  }

  private static let places = [
    "$DATA/history.jsonl", "$DATA/fasting.json", "$DATA/changes.jsonl", "$DATA/lock", "link", "",
  ]

  @Test(arguments: ["export", "report"], places)
  func `what is written never goes over a file of our own`(command: String, place: String) throws {
    let fast = try scene()
    try fast("ln -s \"$DATA/history.jsonl\" link")
    let before = try fast.tree()
    try fast("fast \(command) -o \"\(place)\"", code: 64)
    #expect(try fast.tree() == before)
  }

  @Test func `an export into a device or a pipe leaves it what it is`() throws {
    let fast = try scene()
    try fast("fast export -o /dev/null && test -c /dev/null")
    try fast("fast export -o /dev/full; test -c /dev/full")
    let piped = try fast(
      "mkfifo pipe && { cat pipe > got & } && fast export --to jsonl -o pipe && wait && cat got")
    #expect(piped.out == (try fast.text("history.jsonl")))
    try fast("test -p pipe")
  }

  @Test func `the log of a current fast that has disappeared is kept`() throws {
    let fast = try Scene(now: "2026-01-12T20:00:00Z")
    try fast("fast begin --note important && rm \"$DATA/fasting.json\" && fast begin")
    try fast("grep -rq important \"$DATA/backups\"")
  }
}
