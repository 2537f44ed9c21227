import Foundation
import Testing

/// Completions in real shells; each test is skipped where its programs are missing.
struct EndToEndCompletionTests {
  /// Two saved fasts, one that runs, and a file to import.
  private static func scene() throws -> Scene {
    let fast = try Scene(zone: "Europe/Berlin", now: "2026-11-30T20:00:00+01:00")
    try fast("fast add --start '2026-11-27 20:00' --end 12:30")
    try fast("fast add --start '2026-11-28 20:00' --end 12:30 --note 'a: b'")
    try fast("fast begin --at 18:00")
    try fast("touch 'my sample.csv' && mkdir -p folder site && ln -s sh bin/other")
    return fast
  }

  private static func has(_ programs: String...) -> Bool {
    programs.allSatisfy { EndToEndInterchangeProgramTests.succeeds("command -v \($0)") }
  }

  /// Calls the function in bash as bash does, and returns the words that it offers.
  private func bash(_ line: String, type: Int = 9, in fast: Scene) throws -> [String] {
    try fast(
      """
      eval "$(fast completions bash)"
      complete -p fast | grep -q -- '-F _fast' || exit 1
      COMP_LINE='\(line)' COMP_POINT=${#COMP_LINE} COMP_TYPE=\(type)
      COMP_WORDS=($COMP_LINE) COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COLUMNS=80
      _fast fast "${COMP_LINE##*[ =:]}" '' && printf '%s\\n' "${COMPREPLY[@]}"
      """
    ).lines
  }

  @Test func `bash is offered what fits`() throws {
    let fast = try Self.scene()
    #expect(try bash("fast be", in: fast) == ["begin"])
    #expect(try bash("fast begin --goal=two", in: fast) == ["two-day"])
    #expect(try bash("fast delete 1 ", in: fast) == ["last", "2"])
    #expect(try bash("fast config clock ", in: fast) == ["24", "12"])
    #expect(try bash("fast import my", in: fast) == [#"my\ sample.csv"#])
    #expect(try bash("fast --data-dir f", in: fast) == ["folder"])
    #expect(try bash("fast begin --note ", in: fast) == [])
    #expect(
      try bash("fast edit ", type: 63, in: fast) == [
        "current  fasting since Mon 2026-11-30 18:00, goal 16h 0m (trf16)",
        "last     the newest saved one",
        "1        Sun 2026-11-29 12:30, 16h 30m of 16h 0m (trf16), met",
        "2        Sat 2026-11-28 12:30, 16h 30m of 16h 0m (trf16), met",
      ])
  }

  @Test(.enabled(if: has("zsh", "fish"), "needs zsh and fish"), arguments: ["bash", "zsh", "fish"])
  func `every script is well written`(shell: String) throws {
    let fast = try Self.scene()
    try fast("fast completions \(shell) > script && \(shell) -n script")
    try fast("fast --generate-completion-script \(shell) | cmp - script")
    try fast("fast --generate-completion-script=\(shell) | cmp - script")
  }

  @Test(
    .enabled(if: has("tmux"), "needs tmux"),
    arguments: ["bash --norc --noprofile", "bash --norc --noprofile --posix"])
  func `Tab works in bash`(bash: String) throws {
    let fast = try Self.scene()
    let window = try TerminalWindow(fast, running: bash)
    try window.type("PS1='> '; eval \"$(fast completions bash)\"; clear", "Enter")
    try window.complete("fast beg", to: "fast begin ")
    try window.complete("fast begin --goal=thr", to: "fast begin --goal=three-day ")
    try window.complete("fast config goal.f", to: "fast config goal.fri ")
    try window.complete("fast import my", to: #"fast import my\ sample.csv "#)
    try window.complete("fast --data-dir fol", to: "fast --data-dir folder/")
    try window.type("fast edit ", "Tab", "Tab")
    try window.expect("current  fasting since Mon 2026-11-30 18:00, goal 16h 0m (trf16)")
  }

  @Test(
    .enabled(if: has("tmux", "zsh"), "needs tmux and zsh"),
    arguments: [
      "autoload -Uz compinit && compinit -u -d dump; source <(fast completions zsh)",
      "fpath=($PWD/site $fpath); autoload -Uz compinit && compinit -u -d dump",
    ])
  func `Tab works in zsh`(start: String) throws {
    let fast = try Self.scene()
    try fast("fast completions zsh > site/_fast")
    let window = try TerminalWindow(fast, running: "zsh -f")
    try window.type("PS1='> '; \(start); clear", "Enter")
    try window.expect("> ")
    try window.complete("fast beg", to: "fast begin ")
    try window.complete("fast begin --goal=thr", to: "fast begin --goal=three-day ")
    try window.complete("fast begin -gthr", to: "fast begin -gthree-day ")
    try window.complete("fast config goal.f", to: "fast config goal.fri ")
    try window.complete("fast import my", to: #"fast import my\ sample.csv "#)
    try window.complete("fast export --output=my", to: #"fast export --output=my\ sample.csv "#)
    try window.complete("fast --data-dir fol", to: "fast --data-dir folder/")
    try window.type("fast edit ", "Tab")
    let list = try window.expect("2        -- Sat 2026-11-28 12:30, 16h 30m of 16h 0m (trf16), met")
    #expect(list.contains("current  -- fasting since Mon 2026-11-30 18:00"))
  }

  @Test(
    .enabled(if: has("fish"), "needs fish"),
    arguments: [
      ("fast be", ["begin\tStart a fast."]),
      ("fast begin --goal=thr", ["--goal=three-day\t72h 0m"]),
      ("fast delete 1 2", ["2\tSat 2026-11-28 12:30, 16h 30m of 16h 0m (trf16), met"]),
      ("fast import my", ["my sample.csv"]), ("fast --data-dir fol", ["folder/"]),
      ("fast export --output=my", ["--output=my sample.csv"]), ("fast begin --note ", []),
      ("fast edit \"cur", ["current\tfasting since Mon 2026-11-30 18:00, goal 16h 0m (trf16)"]),
    ])
  func `fish is offered what fits`(line: String, answer: [String]) throws {
    let fast = try Self.scene()
    let result = try fast(
      "fast completions fish > c.fish && fish -N -c 'source c.fish; complete -C \(line.debugDescription)'"
    )
    #expect(result.lines == answer)
    #expect(result.err == "")
  }
}
