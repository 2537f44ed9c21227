import FastingCore
import FastingShell

/// One run of the program: words and environment in, text and an exit code out.
@MainActor
struct Session {
  let environment: (String) -> String?
  let clock: LocalClock
  let output: Surface
  let errors: Surface
  var operations = FileOperations.live

  /// Runs the command that the words name and returns the exit code.
  func run(_ words: [String]) async -> Int32 {
    let program = CommandTable.program
    var command: CommandDescription?
    var when = When(now: clock.now ?? .epoch, zone: clock.zone)
    do {
      switch try program.parse(words) {
      case .help(let subject):
        let page = HelpPage(program: program, subject: subject, width: rendering(output).columns)
        return print(page.text + "\n")
      case .version:
        return print("fast \(Version.current)\n")
      case .run(let description, let matches):
        command = description
        let row = CommandTable.command(description)
        let context = try context(matches, bearsDamagedSettings: row.bearsDamagedSettings)
        when = context.when
        let answer = try await row.run(matches, context)
        let code = try show(answer, matches, context)
        for note in await answer.afterwards?() ?? [] { _ = complain(note, code: 0) }
        return code
      }
    } catch {
      if let command, command.isHidden { return 0 }
      let complaint = Complaint(error, program: program, command: command, when: when)
      return complain(complaint.text, code: complaint.code)
    }
  }

  private func context(_ matches: Matches, bearsDamagedSettings: Bool) throws -> Context {
    var (clock, runningClock) = (clock, clock)
    if let typed = environment("FAST_NOW") {
      guard let moment = Moment(rfc3339: typed) else { throw UsageError.clock(typed) }
      clock = .fixed(at: moment)
      runningClock = .running(from: moment)
    }
    guard let now = clock.now else { throw UsageError.clock("") }
    let config = ConfigDirectory(environment: environment)
    let settings: Settings
    do {
      settings = try config.settingsInForce(operations)
    } catch  where bearsDamagedSettings {
      settings = Settings()
    }
    return Context(
      clock: clock, runningClock: runningClock, now: now,
      rendering: rendering(
        output, option: matches[.color].flatMap(ColorChoice.init),
        setting: settings.color.flatMap(ColorChoice.init)),
      environment: environment, dataDirectoryOption: matches[.dataDirectory],
      settings: settings, config: config, operations: operations, output: output,
      complain: { _ = complain($0, code: 0) },
      progress: { if errors.isTerminal { _ = complain($0, code: 0) } })
  }

  private func show(_ answer: Answer, _ matches: Matches, _ context: Context) throws -> Int32 {
    let text: String
    switch answer.output {
    case .nothing: text = ""
    case .bytes(let bytes): text = String(decoding: bytes, as: UTF8.self)
    case .lines(let lines):
      text = context.rendering.text(lines.map { StyledText($0) }) + "\n"
    case .screen(let screen) where matches.has(.json):
      let bytes = try JSON.encode(screen, pretty: context.rendering.isTerminal)
      text = String(decoding: bytes, as: UTF8.self) + "\n"
    case .screen(let screen):
      let rendering = context.rendering
      text = rendering.text(screen.lines(context.when, rendering)) + "\n"
    }
    let isChange =
      if case .screen(let screen) = answer.output { screen is ChangeScreen } else { false }
    let code = print(text, isChange ? " The change itself is recorded." : "")
    for note in answer.notes { _ = complain(note, code: 0) }
    return code == 0 ? answer.code : code
  }

  private func print(_ text: String, _ reassurance: String = "") -> Int32 {
    guard !text.isEmpty else { return 0 }
    do throws(SystemError) {
      try output.write(text)
      return 0
    } catch .closedPipe {
      return ExitCode.closedPipe
    } catch {
      return complain(
        "Error: Could not write to standard output: \(error.text).\(reassurance)", code: 74)
    }
  }

  /// Says something on standard error; where even that fails there is nobody left to tell.
  private func complain(_ text: String, code: Int32) -> Int32 {
    let rendering = rendering(errors)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indent = line.prefix { $0 == " " }.count
      return errors.isTerminal
        ? Wrap.lines(String(line), width: rendering.columns, indent: indent) : [String(line)]
    }
    try? errors.write(rendering.text(lines.map { StyledText($0) }) + "\n")
    return code
  }

  private func rendering(
    _ surface: Surface, option: ColorChoice? = nil, setting: ColorChoice? = nil
  ) -> Rendering {
    let names = [
      "NO_COLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS", "LC_ALL", "LC_CTYPE", "LANG",
    ]
    return Rendering(
      environment: names.reduce(into: [:]) { $0[$1] = environment($1) },
      colorOption: option, colorSetting: setting, isTerminal: surface.isTerminal,
      terminalWidth: surface.terminalWidth)
  }
}
