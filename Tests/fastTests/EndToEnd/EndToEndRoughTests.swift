import Testing

/// What other programs and narrow limits do to the files while `fast` runs.
struct EndToEndRoughTests {
  private func scene() throws -> Scene { try Scene(now: "2030-01-01T00:00:00Z") }

  /// A history of 1,500 fasts, which is more than is read without being mapped.
  private let long = """
    mkdir -p "$DATA" && for i in $(seq 1500); do
    d=$(printf '%04d-%02d-%02d' $((2020 + i / 300)) $((i % 300 / 25 + 1)) $((i % 25 + 1)))
    echo '{"start":"'${d}T01:00:00Z'","end":"'${d}T17:00:00Z'","goal":{"name":"trf16","seconds":57600}}'
    done > ~/long && cp ~/long "$DATA/history.jsonl"
    """

  @Test func `a history that is cut and filled again under its readers ends none of them`() throws {
    let fast = try scene()
    try fast(long)
    try fast(
      """
      head -c 5000 ~/long > ~/short
      (for i in $(seq 400); do cat ~/short > "$DATA/history.jsonl"; cat ~/long > "$DATA/history.jsonl"; done) &
      for i in $(seq 60); do for c in status log stats 'calendar 2024' export 'complete fish -- fast edit 1'; do
      fast $c > /dev/null 2>&1; r=$?; test $r -lt 128 || { echo "$c: $r" >&2; kill $!; exit 9; }; done; done
      wait
      """)
  }

  @Test func `a file that may not grow is an error of the disk`() throws {
    let fast = try scene()
    try fast("fast begin")
    let before = try fast.tree()
    let answer = try fast("(ulimit -f 0; fast finish 2>&1; echo code $?) | cat").out
    #expect(answer.contains("File too large") && answer.hasSuffix("code 74\n"))
    #expect(try fast.tree() == before)
    try fast("ulimit -f 0; fast config goal omad", code: 74)
    try fast("ulimit -f 1; fast report -o r.html", code: 74)
    try fast("test ! -e r.html && test ! -e .r.html.new")
  }

  @Test func `neither settings nor backups are written over by an export`() throws {
    let fast = try scene()
    try fast(
      "fast config goal omad; fast add --start '2029-12-30 20:00' --end 12:00 && fast delete 1")
    for path in [
      "~/.config/fast/config.json", #""$DATA/backups""#, #""$DATA/backups/history-000001.jsonl""#,
    ] {
      #expect(try fast("fast report -o \(path)", code: 64).err.contains("place of fast"))
      try fast("fast export -o \(path)", code: 64)
    }
    #expect(try fast("fast config goal").out == "omad\n")
    #expect(try fast("fast export --to jsonl -o -").out == "")
    #expect(try fast("fast export -o - | jq -r .format").out == "fast-export\n")
  }

  @Test func `what was set aside is named until it is removed`() throws {
    let fast = try scene()
    try fast.write("history.jsonl", "torn")
    try fast("fast begin")
    #expect(try fast("COLUMNS=400 fast doctor").out.contains("backups/torn-000001.jsonl"))
    try fast(#"rm "$DATA/backups/torn-000001.jsonl""#)
    #expect(try !fast("fast doctor").out.contains("torn"))
  }

  @Test func `a very long note goes out and in again`() throws {
    let fast = try scene()
    try fast("fast begin --at '2029-12-30 20:00' && fast finish --at '2029-12-31 12:00' --save")
    try fast(#"fast edit 1 --note "$(head -c 120000 /dev/zero | tr '\0' x)""#)
    try fast("fast export --to jsonl > out.jsonl && FAST_HOME=$HOME/new fast import out.jsonl")
    try fast(#"cmp "$DATA/history.jsonl" ~/new/history.jsonl"#)
  }

  @Test func `more days than are drawn, and a hook without its interpreter, say so`() throws {
    let fast = try scene()
    try fast("fast timeline -n 3660 && fast begin")
    #expect(try fast("fast timeline -n 3661", code: 64).err.contains("3660"))
    try fast(
      "mkdir -p ~/.config/fast/hooks && cd ~/.config/fast/hooks && echo '#!/no/sh' > share && chmod +x share"
    )
    #expect(try fast("fast share", code: 1).out.contains("interpreter"))
  }
}
