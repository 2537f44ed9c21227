import Foundation
import Testing

/// A shell in a terminal of its own, in which keys are pressed.
final class TerminalWindow {
  private let scene: Scene
  private let tmux = "tmux -S terminal -f /dev/null"

  /// Opens a window for a command in a home.
  init(_ scene: Scene, running command: String) throws {
    self.scene = scene
    // The server must not keep what tells that its client has ended.
    let alone =
      "for fd in /proc/self/fd/*; do fd=${fd##*/}; [ $fd -le 2 ] || eval \"exec $fd>&-\"; done"
    try scene("\(alone); \(tmux) new-session -d -x 100 -y 40 '\(command)'")
  }

  deinit {
    // Tests start their programs with most signals blocked, so a mere request would not end them.
    _ = try? scene("kill -KILL $(\(tmux) display-message -p '#{pane_pid} #{pid}')")
  }

  /// Types a text, and then presses keys by their names.
  func type(_ text: String, _ keys: String...) throws {
    if !text.isEmpty { try scene("\(tmux) send-keys -l -- \(quoted(text))") }
    for key in keys { try scene("\(tmux) send-keys \(key)") }
  }

  /// What the window shows as soon as it shows a text; fails after ten seconds.
  @discardableResult
  func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let end = Date() + 10
    var screen = ""
    repeat {
      screen = try scene("\(tmux) capture-pane -p").out
      if screen.contains(text) { return screen }
      usleep(20_000)
    } while Date() < end
    Issue.record("No '\(text)' in:\n\(screen)", sourceLocation: sourceLocation)
    return screen
  }

  /// Types the beginning of a line, completes it, expects it to become another, and drops it.
  ///
  /// A plus is typed at its end, to see the blank that the shell puts there.
  func complete(
    _ line: String, to whole: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try type(line, "Tab")
    try type("+", "C-a")
    try expect("> \(whole)+", sourceLocation: sourceLocation)
    try type("", "C-k", "C-l")
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }
}
