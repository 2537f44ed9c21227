/// The manual page of a program, in mdoc.
struct ManualPage {
  private var lines: [String] = []

  /// The page, with a newline at its end.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Writes the page of a release, with its date as in `December 1, 2026`.
  init(program: Program, version: String, date: String) {
    lines = [
      ".Dd \(date)", ".Dt \(Roff.argument(program.name.uppercased())) 1",
      ".Os \(Roff.argument("\(program.name) \(version)"))",
      ".Sh NAME", ".Nm \(Roff.argument(program.name))",
      ".Nd \(Roff.argument(program.overview.asPhrase))",
      ".Sh SYNOPSIS", ".Nm", ".Op Ar command", ".Op Ar options", ".Sh DESCRIPTION",
    ]
    addParagraphs([program.overview] + program.footer + ["Every command knows these options:"])
    lines.append(".Pp")
    add(program.options(of: nil).rows)
    lines += [".Sh COMMANDS", ".Bl -tag -width Ds"]
    for command in program.commands where !command.isHidden { add(command) }
    lines.append(".El")
    for topic in program.topics { add(topic) }
    lines.append(".Sh EXAMPLES")
    add(program.examples)
    lines.append(".Sh SEE ALSO")
    for (index, page) in program.seeAlso.enumerated() {
      let comma = index + 1 < program.seeAlso.count ? " ," : ""
      lines.append(".Xr \(Roff.argument(page.name)) \(page.section)\(comma)")
    }
  }

  private mutating func add(_ command: CommandDescription) {
    let options = command.options.filter { !$0.isHidden }
    lines += [".It Xo", ".Ic \(Roff.argument(command.name))"]
    lines += options.map { ($0.isRequired ? "." : ".Op ") + $0.mdoc }
    lines += command.operands.map { ($0.isRequired ? "." : ".Op ") + $0.mdoc } + [".Xc"]
    addParagraphs([command.abstract] + command.discussion)
    if !command.operands.isEmpty || !options.isEmpty {
      lines.append(".Pp")
      add(command.operands.map { ($0.mdoc, $0.value.describing($0.help)) } + options.rows)
    }
    add(command.examples)
  }

  /// Adds items with their texts.
  private mutating func add(_ rows: [(item: String, text: String)], width: String = "Ds") {
    lines.append(".Bl -tag -width \(width) -compact")
    for row in rows { lines += [".It \(row.item)"] + Roff.lines(row.text) }
    lines.append(".El")
  }

  private mutating func add(_ topic: HelpTopic) {
    lines.append(".Sh \(topic.name.uppercased().replacing("-", with: " "))")
    addParagraphs([topic.abstract])
    if !topic.rows.isEmpty {
      lines.append(".Pp")
      let width = Roff.argument(topic.rows.map(\.label).max { $0.count < $1.count } ?? "")
      add(topic.rows.map { ("\(topic.macro) \(Roff.argument($0.label))", $0.text) }, width: width)
    }
    for line in topic.body where !line.isEmpty {
      if line.hasPrefix(" ") {
        lines.append(".Dl \(Roff.argument(String(line.drop { $0 == " " })))")
      } else {
        lines += [".Pp"] + Roff.lines(line)
      }
    }
  }

  private mutating func add(_ examples: [Example]) {
    for example in examples {
      if lines.last != ".Sh EXAMPLES" { lines.append(".Pp") }
      lines += Roff.lines(example.explanation)
      lines += [".Bd -literal -offset indent -compact", Roff.literal(example.line), ".Ed"]
    }
  }

  private mutating func addParagraphs(_ paragraphs: [String]) {
    lines += paragraphs.map(Roff.lines).joined(separator: [".Pp"])
  }
}

extension Option {
  /// The option with its value as macros, without the dot.
  fileprivate var mdoc: String {
    "Fl \(Roff.argument("-" + long))" + (value.map { " Ar \(Roff.argument($0.name))" } ?? "")
  }
}

extension [Option] {
  /// The items of a list, with the short names first.
  fileprivate var rows: [(item: String, text: String)] {
    map { option in
      let short = option.short.map { "Fl \(Roff.argument(String($0))) , " } ?? ""
      return (short + option.mdoc, option.value?.describing(option.help) ?? option.help)
    }
  }
}

extension Operand {
  fileprivate var mdoc: String {
    "Ar \(Roff.argument(value.name))" + (isRepeating ? " ..." : "")
  }
}

extension HelpTopic {
  /// The macro for the words of the topic.
  fileprivate var macro: String {
    switch name {
    case "environment": "Ev"
    case "files": "Pa"
    default: "Ic"
    }
  }
}

extension String {
  /// A sentence as a phrase: a small letter first, and no full stop.
  fileprivate var asPhrase: String {
    prefix(1).lowercased() + (hasSuffix(".") ? dropFirst().dropLast() : dropFirst())
  }
}
