package import FastingCore

/// The whole screen of a person: entered, drawn line by line, and left as it was found.
@MainActor
package final class Terminal {
  private let input: Int32
  private let output: Int32
  /// The settings as they were found; nil while the screen is the shell's.
  private var found: Platform.TerminalSettings?
  /// The lines that stand on the screen.
  private var shown: [String] = []
  private var showsProgress = false

  /// The escape codes that this file and ``KeyDecoder`` know; those for colours are not its affair.
  private enum Code {
    /// Another screen, no cursor, and marks around what is pasted; and back.
    static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h"
    static let leave: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"
    static let clear = "\u{1B}[2J"
    static let clearLine = "\u{1B}[2K"
    static let noProgress = "\u{1B}]9;4;0;0\u{1B}\\"

    static func row(_ number: Int) -> String { "\u{1B}[\(number);1H" }
    static func progress(_ percent: Int) -> String { "\u{1B}]9;4;1;\(percent)\u{1B}\\" }
  }

  /// Creates a terminal; nothing happens to it until it is entered.
  package init(input: Int32 = 0, output: Int32 = 1) {
    self.input = input
    self.output = output
  }

  /// The size; 80 columns and 24 rows where it does not know.
  package var size: LiveSize {
    Platform.terminalSize(output) ?? LiveSize(columns: 80, rows: 24)
  }

  /// Takes the screen over, or again after a stop.
  package func enter() throws(SystemError) {
    let settings: Platform.TerminalSettings
    if let found { settings = found } else { settings = try Platform.terminalSettings(input) }
    found = settings
    settings.setWhenCrashing(input, output, writing: Code.leave)
    try settings.forKeys.set(input)
    try write(Code.enter)
    forget()
  }

  /// Gives the screen back as it was found.
  package func leave() {
    guard let settings = found else { return }
    found = nil
    // Whoever has hung up cannot be told, and sees nothing.
    try? write((showsProgress ? Code.noProgress : "") + "\(Code.leave)")
    try? settings.set(input)
    showsProgress = false
  }

  /// Gives the screen to the shell until the person comes back.
  package func stop() throws(SystemError) {
    leave()
    Platform.submit(to: .stop)
    try enter()
  }

  /// Takes nothing for granted that stands on the screen.
  package func forget() {
    shown = []
  }

  /// Draws what differs from what stands there, in one go, so that nothing flickers.
  package func draw(_ lines: [String]) throws(SystemError) {
    var text = shown.count == lines.count ? "" : Code.clear
    for (row, line) in lines.enumerated() where shown.count != lines.count || shown[row] != line {
      text += Code.row(row + 1) + Code.clearLine + line
    }
    guard !text.isEmpty else { return }
    shown = lines
    try write(text)
  }

  /// Shows percent in the taskbar, which forgets them unless told again; nil takes them away.
  package func show(progress: Int?) throws(SystemError) {
    if let progress {
      showsProgress = true
      try write(Code.progress(min(max(progress, 0), 100)))
    } else if showsProgress {
      showsProgress = false
      try write(Code.noProgress)
    }
  }

  private func write(_ text: String) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty { rest = rest.dropFirst(try Platform.write(output, rest)) }
  }
}
