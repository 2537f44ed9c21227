import Foundation
import Testing

/// A terminal in which a person works: a shell in tmux, with its screen to look at.
final class TerminalScene {
  static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  let fast: Scene

  init(_ fast: Scene, columns: Int = 80, rows: Int = 24) throws {
    self.fast = fast
    // The server stays behind, so it must not hold what the tests wait for to be closed; and the
    // tests block signals, without which it would not work.
    try fast(
      """
      for number in $(ls /proc/$$/fd); do [ $number -gt 2 ] && eval "exec $number>&-"; done
      perl -MPOSIX -e 'sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV' \
        tmux -S tmux -f /dev/null new-session -d -x \(columns) -y \(rows) \
        'env PS1="$ " bash --norc --noprofile' > /dev/null 2>&1
      """)
    try wait("the shell") { $0.contains("$") }
  }

  deinit {
    _ = try? tmux("kill-server")
  }

  @discardableResult
  func tmux(_ words: String) throws -> String {
    try fast("tmux -S tmux \(words)").out
  }

  /// Types words as tmux names the keys.
  func press(_ keys: String...) throws {
    for key in keys { try tmux("send-keys '\(key)'") }
  }

  /// Types a line and its end.
  func enter(_ line: String) throws {
    try tmux("send-keys -l '\(line)'")
    try press("Enter")
  }

  var screen: String {
    get throws { try tmux("capture-pane -p") }
  }

  /// Looks at the screen until it is as expected, for ten seconds at most; returns how long that
  /// took.
  @discardableResult
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (String) throws -> Bool
  ) throws -> TimeInterval {
    let start = Date()
    var last = ""
    while Date().timeIntervalSince(start) < 10 {
      last = try screen
      if try condition(last) { return Date().timeIntervalSince(start) }
      usleep(20_000)
    }
    Issue.record("\(what) did not come:\n\(last)", sourceLocation: sourceLocation)
    return .infinity
  }

  @discardableResult
  func wait(
    for text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TimeInterval {
    try wait(text, sourceLocation: sourceLocation) { $0.contains(text) }
  }

  /// Waits for the prompt on the main screen.
  func waitForShell(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait("the shell", sourceLocation: sourceLocation) { screen in
      let last = screen.split(separator: "\n").last ?? ""
      return try flag("alternate_on") == "0" && last.hasPrefix("$")
    }
  }

  /// What tmux knows of the terminal, such as `alternate_on` or `cursor_flag`.
  func flag(_ name: String) throws -> String {
    try tmux("display-message -p '#{\(name)}'").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
