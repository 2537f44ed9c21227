/// The blocks of a help page as they are laid out one below the other.
struct HelpLayout {
  private(set) var blocks: [[String]] = []
  private let width: Int

  /// Where the right column of a table begins; on narrow screens it moves below the left one.
  private var column: Int { width < 60 ? 8 : 26 }

  init(width: Int) {
    self.width = max(width, 40)
  }

  /// Adds wrapped text, whose first line begins with a heading.
  mutating func addParagraph(_ text: String, after heading: String = "") {
    blocks.append(wrap(words(of: text), after: heading))
  }

  /// Adds a usage line that is broken only between its parts.
  mutating func addUsage(_ parts: [String]) {
    blocks.append(wrap(parts, after: "USAGE: ", indent: 7))
  }

  /// Adds one wrapped line that keeps its indentation.
  mutating func addLine(_ line: String) {
    addPreformatted([line])
  }

  /// Adds lines as they are, wrapping only those that are too long.
  mutating func addPreformatted(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    blocks.append(
      lines.flatMap { line in
        guard line.count > width else { return [line] }
        let indent = line.prefix { $0 == " " }.count
        return wrap(words(of: line), after: spaces(indent), indent: indent)
      })
  }

  /// Adds two columns below a title, or nothing when there are no rows.
  mutating func addTable(_ title: String, _ rows: [(label: String, text: String)]) {
    guard !rows.isEmpty else { return }
    blocks.append(
      [title]
        + rows.flatMap { label, text -> [String] in
          let label = "  \(label)"
          guard label.count < column else {
            return [label] + wrap(words(of: text), after: spaces(column), indent: column)
          }
          let start = label + spaces(column - label.count)
          return wrap(words(of: text), after: start, indent: column)
        })
  }

  /// Adds lines to copy, each with its explanation below.
  mutating func addExamples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    blocks.append(
      ["EXAMPLES:"]
        + examples.flatMap { example in
          copyable(example.line)
            + wrap(words(of: example.explanation), after: spaces(6), indent: 6)
        })
  }

  /// Fills lines with parts that are never broken; a part too long for any line has its own.
  private func wrap(_ parts: [String], after start: String, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = start + (parts.first ?? "")
    for part in parts.dropFirst() {
      if line.count + 1 + part.count <= width {
        line += " " + part
      } else {
        lines.append(line)
        line = spaces(indent) + part
      }
    }
    return lines + [line]
  }

  /// Breaks a command line where a shell lets it be broken.
  private func copyable(_ line: String) -> [String] {
    var parts: [String] = [""]
    var isQuoted = false
    for character in line {
      if character == "'" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    var lines = ["  " + parts[0]]
    for part in parts.dropFirst() {
      let last = lines[lines.count - 1]
      if last.count + 1 + part.count + 2 <= width {
        lines[lines.count - 1] = last + " " + part
      } else {
        lines[lines.count - 1] = last + " \\"
        lines.append("      " + part)
      }
    }
    return lines
  }

  private func words(of text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
