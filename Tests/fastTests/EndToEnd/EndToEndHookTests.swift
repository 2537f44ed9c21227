import Foundation
import Testing

/// Hooks, `fast share` and `fast wait`.
struct EndToEndHookTests {
  /// A place with a hook for every event that notes its name and what it is told.
  private func scene(now: String? = "2026-01-10T20:00:00Z") throws -> Scene {
    let fast = try Scene(now: now)
    fast.environment["HOOKS"] = "\(fast.root.path)/home/.config/fast/hooks"
    try fast(
      """
      mkdir -p "$HOOKS" && cd "$HOOKS" && for e in begin finish save reset goal share; do
      printf '#!/bin/sh\\necho '$e' $(jq -c "[.state,.elapsedSeconds]") >> "$HOME/log"\\n' > $e
      chmod +x $e; done
      """)
    return fast
  }

  @Test func `each change tells its hook the new status`() throws {
    let fast = try scene()
    try fast("fast begin; FAST_NOW=2026-01-11T12:00:00Z fast finish")
    fast.now = "2026-01-11T12:30:00Z"
    try fast("fast save && fast begin && fast reset && fast undo && fast edit --note x")
    #expect(
      try fast("cat ~/log").out == """
        begin ["fasting",0]
        finish ["finished",57600]
        save ["idle",0]
        begin ["fasting",0]
        reset ["idle",0]

        """)
  }

  @Test func `a change that is two tells both`() throws {
    let fast = try scene()
    try fast("fast begin && fast finish --save")
    #expect(try fast("sort ~/log | cut -d' ' -f1").out == "begin\nfinish\nsave\n")
    fast.now = "2026-01-11T20:00:00Z"
    try fast("rm ~/log; fast begin && FAST_NOW=2026-01-12T20:00:00Z fast finish")
    try fast("rm ~/log; FAST_NOW=2026-01-12T21:00:00Z fast begin")
    #expect(try fast("sort ~/log | cut -d' ' -f1").out == "begin\nsave\n")
  }

  @Test func `a refused command tells nobody`() throws {
    let fast = try scene()
    try fast("fast finish", code: 1)
    try fast("fast begin --at nonsense", code: 64)
    try fast("test ! -e ~/log")
  }

  @Test func `a hook that fails is named and changes nothing`() throws {
    let fast = try scene()
    try fast(#"printf '#!/bin/sh\necho "no \033[1mnet" >&2; exit 9\n' > "$HOOKS/begin""#)
    let answer = try fast("fast begin --json")
    #expect(answer["state"] == .text("fasting"))
    #expect(answer.err == "Note: The hook 'begin' failed: no \u{FFFD}[1mnet.\n")
  }

  @Test func `what a hook writes stays out of the answer`() throws {
    let fast = try scene()
    try fast(#"printf '#!/bin/sh\necho hello\n' > "$HOOKS/begin""#)
    #expect(try fast("fast begin --json | jq -r .state").out == "fasting\n")
  }

  @Test func `a command that is ended ends its hooks`() throws {
    let fast = try scene()
    try fast(#"printf '#!/bin/sh\necho $$ > ~/pid; exec sleep 60\n' > "$HOOKS/begin""#)
    try fast(
      """
      cat > ~/unblocked <<'EOF'
      import os, signal, sys
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      os.execvp(sys.argv[1], sys.argv[1:])
      EOF
      python3 ~/unblocked fast begin & p=$!; until test -s ~/pid; do sleep 0.05; done; kill -TERM $p; wait $p
      test $? -eq 143 || exit 9
      for i in $(seq 100); do s=$(ps -o stat= -p $(cat ~/pid)); case "$s" in ''|Z*) exit 0;; esac
      sleep 0.05; done; exit 8
      """)
    #expect(try fast("fast status --json")["state"] == .text("fasting"))
  }

  @Test func `share hands over the current or the latest fast, and its result is the answer`()
    throws
  {
    let fast = try scene()
    #expect(try fast("fast share", code: 1).err.contains("fast"))
    try fast("fast begin")
    #expect(try fast("fast share").out == "Shared.\n")
    try fast("fast finish --save && fast share")
    #expect(try fast("grep -c share ~/log").out == "2\n")
    try fast(#"printf '#!/bin/sh\necho no network; exit 1\n' > "$HOOKS/share""#)
    #expect(try fast("fast share", code: 1).out == "Not shared: no network.\n")
    #expect(try fast("fast share --json", code: 1)["shared"] == .flag(false))
    try fast(#"rm "$HOOKS/share""#)
    #expect(try fast("COLUMNS=400 fast share", code: 1).out.contains("there is no program"))
  }

  @Test func `wait ends at the goal, and tells the hook once`() throws {
    let fast = try scene(now: "2026-01-11T12:00:00Z")
    try fast("fast begin --at '2026-01-10 20:00:01'")
    #expect(try fast("fast wait").out == "16h 0m reached today 12:00.\n")
    #expect(try fast("grep -c goal ~/log").out == "1\n")
    try fast("fast wait --until 50% && fast wait --until 12h")
    #expect(try fast("grep -c goal ~/log").out == "1\n", "a point before it tells nobody")
  }

  @Test func `wait notices that the fast was dropped or finished`() throws {
    let fast = try scene(now: "2026-01-11T10:00:00Z")
    for command in ["reset", "finish", "finish --save"] {
      try fast("fast begin --at '1h ago'")
      let answer = try fast("(sleep 0.3; fast \(command)) > /dev/null & fast wait", code: 1)
      #expect(answer.out == "The fast ended before that.\n")
      try fast("fast reset; fast delete 1; true")
    }
    try fast("! grep goal ~/log")
  }

  @Test func `wait notices a correction`() throws {
    let fast = try scene(now: "2026-01-11T10:00:00Z")
    try fast("fast begin --at '1h ago'")
    try fast("(sleep 0.3; fast edit --goal 1h) > /dev/null & timeout 20 fast wait")
  }

  @Test func `wait without a fast, or for no point, is refused`() throws {
    let fast = try scene()
    #expect(try fast("fast wait", code: 1).err.contains("fast begin"))
    #expect(try fast("fast wait --until never", code: 64).err.contains("50%"))
  }
}
