import Testing

/// Words that nobody types: they end in an exit code that is documented.
struct EndToEndRandomWordTests {
  /// Words in the quotation of bash that holds any byte.
  private static let pieces =
    EndToEndOptionTests.commands + [
      "help", "--help", "-h", "--version", "--goal", "-g", "--at", "--start", "--end", "--note",
      "-n",
      "--json", "--save", "-q", "-qq", "--color", "--data-dir=other", "--since", "--until",
      "--search",
      "--met", "--missed", "--all", "--", "-", "---", "=", "--goal=", "trf16", "16:8", "16h", "now",
      "20:00", "2h ago", "yesterday", "last", "current", "1", "0", "-1", "99999999999999999999",
      "2026-01-01", "2026-01-01T00:00:00Z", "@1", "always", "", " ", #"\n"#, #"\t"#, #"\x01"#,
      #"\x1b[2J"#, #"\x7f"#, #"\xff"#, #"\xc3"#, #"\xed\xa0\x80"#, #"\xf0\x9f\x8d\xb5"#, #"\'"#,
      #"\""#,
      #"\\"#, #"\u202e"#, #"\u0301"#, "é", "漢字", "%s%n", "$HOME", "*",
    ]

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `any words end in a documented code, and where it is not 0 nothing is created`(
    seed: UInt64
  ) throws {
    var generator = RandomWordTests.Seeded(state: seed)
    let lines = (0..<30).map { _ in
      (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        let count = Int.random(in: 1...8, using: &generator) == 1 ? 2 : 1
        let parts = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        return "$'\(parts.joined())'"
      }.joined(separator: " ")
    }
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    let runs = lines.map { line in
      #"""
      rm -rf "$DATA"; fast \#(line) >/dev/null 2>&1; code=$?
      if [ $code != 0 ] && [ -e "$DATA" ]; then echo "$code created"; else echo $code; fi
      """#
    }
    let codes = try fast(runs.joined(separator: "\n")).lines
    #expect(codes.count == lines.count)
    for (line, code) in zip(lines, codes) {
      #expect(["0", "1", "64"].contains(code), "fast \(line)")
    }
  }

  @Test(arguments: [#"\xff"#, #"\xc3("#, #"\xed\xa0\x80"#, #"a\xf0\x9f"#])
  func `broken text in a note does not break the files`(note: String) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    let code = try fast("fast begin --note $'\(note)'; echo $?").lines.last
    #expect(["0", "64"].contains(code))
    try fast("fast status && fast status --json && fast log --json")
  }
}
