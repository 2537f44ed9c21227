@testable import fast

extension FuzzTarget {
  /// Words of a command line, one a line: an invocation that its long form repeats, or three lines
  /// of advice.
  static let words = FuzzTarget(name: "words") { bytes in
    let words = bytes.split(omittingEmptySubsequences: false) { $0 == 0 || $0 == 0x0A }
      .map { String(decoding: $0, as: UTF8.self) }
    let program = TeaTimer.program
    let invocation: Invocation
    do throws(Misuse) {
      invocation = try program.parse(words)
    } catch {
      return try check(error.text(for: program))
    }
    switch invocation {
    case .run(let command, let matches): try check(matches, of: command, in: program)
    case .help(let subject): try check(subject, in: program)
    case .version: break
    }
  }

  private static func check(
    _ matches: Matches, of command: CommandDescription, in program: Program
  ) throws {
    var words = [command.name]
    for option in program.options(of: command) {
      guard let value = matches[option] else { continue }
      words.append(option.value == nil ? "--\(option.long)" : "--\(option.long)=\(value)")
      let choices = option.value?.kind.choices?.map(\.name) ?? [value]
      try promise("a value is one of its choices", choices.contains(value))
    }
    words += ["--"] + matches.operands
    let again = try program.parse(words)
    try promise("the long form means the same", again == .run(command, matches))
  }

  private static func check(_ subject: HelpSubject, in program: Program) throws {
    for width in [Int.min, 0, 40, 59, 60, 80, Int.max] {
      let page = HelpPage(program: program, subject: subject, width: width)
      try promise("a page has lines", !page.lines.isEmpty)
      try promise("a page keeps to its width", page.lines.allSatisfy { $0.count <= max(width, 40) })
    }
  }

  private static func check(_ text: String) throws {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    try promise("advice has three lines", lines.count == 3)
    try promise("the first says what is wrong", lines[0].hasPrefix("Error: "))
    try promise("the second how it is used", lines[1].hasPrefix("Usage: tea "))
    try promise("the third where more is", lines[2].hasSuffix("for more information."))
    try promise("no word makes it long", lines[0].unicodeScalars.count < 300)
    try promise(
      "nothing in it moves the cursor",
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  /// Notes of the person on a screen: no control is left, and lines keep within their width.
  static let text = FuzzTarget(name: "text") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let visible = Visible.text(text)
    try promise(
      "no control is left",
      visible.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    try promise("it is harmless already", Visible.text(visible) == visible)
    let ascii = ASCII.text(visible)
    try promise("ASCII is ASCII", ascii.utf8.allSatisfy { $0 < 0x80 })
    try promise(
      "and as wide", DisplayWidth.columns(of: ascii) == DisplayWidth.columns(of: visible))
    for (width, indent) in [(0, 0), (3, 1), (40, 2), (Int.max, 0)] {
      let lines = Wrap.lines(text, width: width, indent: indent)
      try promise(
        "lines keep within \(width), or hold one character",
        lines.allSatisfy { line in
          DisplayWidth.columns(of: line) <= max(width, 2) || line.count == indent + 1
        })
    }
  }
}
