import Foundation
import Testing

/// The files: where they are, who may read them, and what stands in their place.
struct EndToEndFileTests {
  @Test func `the files are private, whatever the umask`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("umask 000; fast begin && fast finish && fast save && fast edit 1 --note x")
    let modes = try fast(
      """
      for path in . fasting.json history.jsonl changes.jsonl lock backups; do
        test "$(ls -ld "$DATA/$path" | cut -c 5-10)" = ------ || echo "$path"
      done
      """)
    #expect(modes.out == "")
    let tree = try fast.tree()
    #expect(tree["fasting.json"]?.hasPrefix("384 ") == true)
    #expect(tree["history.jsonl"]?.hasPrefix("384 ") == true)
    #expect(tree["backups"]?.hasPrefix("448 ") == true)
  }

  @Test func `the current fast is small, sorted and names the last change`() throws {
    let fast = try Scene(zone: "Europe/Berlin", now: "2026-01-10T20:00:00+01:00")
    try fast("fast begin && fast edit --note 'a/b'")
    let file = try JSONDecoder().decode(Scene.Value.self, from: fast.data("fasting.json"))
    let goal = Scene.Value.object(["name": "trf16", "seconds": 57600])
    let current = Scene.Value.object([
      "start": "2026-01-10T20:00:00+01:00", "goal": goal, "note": "a/b",
    ])
    #expect(file == .object(["change": 2, "version": 1, "fasting": current]))
    let text = try fast.text("fasting.json")
    #expect(text.contains("a/b") && text.hasSuffix("}\n"))
    try fast("fast reset")
    #expect(try fast.text("fasting.json").contains(#""fasting" : null"#))
  }

  @Test func `a kept note makes exactly this line`() throws {
    let now = "2026-11-29T20:00:00+01:00"
    let fast = try Scene(zone: "Europe/Berlin", now: now)
    try fast("fast begin --note 'felt fine' && fast finish --save")
    #expect(try fast.text("history.jsonl") == Scene.line(now, now, note: "felt fine") + "\n")
  }

  @Test func `the option wins over FAST_HOME, that over XDG_DATA_HOME, that over the home`() throws
  {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    fast.environment["XDG_DATA_HOME"] = fast.root.path + "/xdg"
    try fast("fast begin --data-dir \"$HOME/given\" && test -e \"$HOME/given/fasting.json\"")
    try fast("fast begin && test -e \"$DATA/fasting.json\"")
    fast.environment["FAST_HOME"] = nil
    try fast("fast begin && test -e xdg/fast/fasting.json")
    fast.environment["XDG_DATA_HOME"] = "relative"
    try fast("fast begin && test -e \"$HOME/.local/share/fast/fasting.json\" && test ! -e relative")
  }

  @Test func `without any home nothing is written anywhere`() throws {
    let fast = try Scene()
    for name in ["FAST_HOME", "HOME"] { fast.environment[name] = nil }
    let complaint = try fast("fast begin", code: 74).err
    #expect(complaint.contains("FAST_HOME") && complaint.contains("--data-dir"))
    fast.environment["XDG_DATA_HOME"] = "relative/path"
    try fast("fast begin", code: 74)
    try fast("test ! -e relative && fast goals")
  }

  @Test(arguments: ["fast status", "fast begin", "fast log"])
  func `a place that cannot be is an error of the disk`(command: String) throws {
    let complaint = try Scene()("\(command) --data-dir /dev/null/fast", code: 74)
    #expect(complaint.out == "")
    #expect(complaint.err.contains("/dev/null/fast"))
  }

  @Test(arguments: ["fasting.json", "history.jsonl"])
  func `a directory in the place of a file is never taken for no data`(name: String) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast("fast begin && rm -f \"$DATA/\(name)\" && mkdir \"$DATA/\(name)\"")
    let before = try fast.tree()
    let codes = try fast(
      "for c in status begin finish reset log; do fast $c 2>err || echo $?; grep -q \(name) err; done"
    )
    #expect(codes.lines.count == 5)
    #expect(Set(codes.lines).isSubset(of: ["65", "74"]))
    #expect(try fast.tree() == before)
  }

  @Test func `symbolic links stay links and their targets are written`() throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    try fast(
      """
      mkdir "$HOME/dotfiles" && fast begin && fast finish --save && fast begin
      for name in fasting.json history.jsonl; do
        mv "$DATA/$name" "$HOME/dotfiles/" && ln -s "$HOME/dotfiles/$name" "$DATA/$name"
      done
      fast finish --save && fast edit 1 --note linked
      test -L "$DATA/fasting.json" && test -L "$DATA/history.jsonl"
      grep -q linked "$HOME/dotfiles/history.jsonl" && grep -q null "$HOME/dotfiles/fasting.json"
      test "$(ls "$HOME/dotfiles" | wc -l)" -eq 2
      """)
  }

  @Test func `a link to nothing is an error that names it`() throws {
    let fast = try Scene()
    try fast("mkdir \"$DATA\" && ln -s nowhere \"$DATA/fasting.json\"")
    for command in ["fast begin", "fast status"] {
      #expect(try fast(command, code: 74).err.contains("fasting.json"))
    }
    try fast("test -L \"$DATA/fasting.json\" && test ! -e \"$DATA/nowhere\"")
  }

  @Test func `stray files do not matter and stay`() throws {
    let fast = try Scene()
    try fast("fast begin")
    for name in [".DS_Store", "fasting (conflicted copy).json", "x"] { try fast.write(name, "") }
    #expect(try fast("fast status --json")["state"] == "fasting")
    try fast("fast finish --save")
    #expect(try fast.tree().keys.contains("fasting (conflicted copy).json"))
  }
}
