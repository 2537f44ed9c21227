import FastingCore

extension Command {
  private static let quiet = Option(
    long: "quiet", short: "q", help: "Print nothing: exit 0 while fasting, 1 when not.")
  private static let format = Option(
    long: "format", value: Value(name: "format", kind: .suggestions("formats")),
    help:
      "In one line, for a prompt or a bar: \(StatusPreset.all.map(\.name).joined(separator: ", ")), "
      + "or a template such as '{elapsed} of {goal} {bar} {percent}'.")

  static let status = Command(
    description: CommandDescription(
      name: "status", abstract: "Show how far the current fast is, or the eating window.",
      discussion: [
        "The keys of a template are "
          + StatusTemplate.keys.map { "{\($0)}" }.joined(separator: " ") + ", and '{{' is a brace.",
        "Forms for bars: "
          + StatusPreset.all.map { "\($0.name) (\($0.help))" }.joined(separator: ", ") + ".",
      ],
      options: [.json, format, quiet],
      examples: [
        Example(line: "fast", explanation: "The same as 'fast status'."),
        Example(
          line: "fast status --format '{elapsed} {percent}'", explanation: "One line, for a bar."),
        Example(line: "fast status -q && echo fasting", explanation: "For prompts and scripts."),
      ])
  ) { matches, context in
    let line = try matches[format].map(StatusLine.init)
    let record = try await context.record()
    if matches.has(quiet) {
      let isFasting = record.fasting.state == .fasting
      return Answer(output: .nothing, code: isFasting ? 0 : ExitCode.refused)
    }
    let status = context.status(of: record)
    return try line?.answer(status, context) ?? .screen(status)
  }
}

/// How the status is put in a line.
private enum StatusLine {
  case preset(StatusPreset)
  case template(StatusTemplate)

  init(_ format: String) throws {
    if let preset = StatusPreset.all.first(where: { $0.name == format }) {
      self = .preset(preset)
    } else {
      self = .template(try StatusTemplate(format))
    }
  }

  func answer(_ status: StatusScreen, _ context: Context) throws -> Answer {
    switch self {
    case .template(let template): return .lines([template.text(of: status)])
    case .preset(let preset):
      switch preset.form(status, context.when) {
      case .lines(let lines): return .lines(lines)
      case .json(let value): return Answer(output: .bytes(try JSON.encode(value) + [.newline]))
      }
    }
  }
}
