import FastingCore
import FastingShell

extension Command {
  static let watch = Command(
    description: CommandDescription(
      name: "watch", abstract: "Keep the current fast on the screen.",
      discussion: [
        """
        In a terminal it fills the screen and ticks each second; '?' shows the keys. Otherwise it \
        writes a line at each change and once a minute.
        """
      ],
      options: [.json],
      examples: [
        Example(line: "fast watch", explanation: "Leave it open; 'q' ends it."),
        Example(line: "fast watch --json", explanation: "For a status bar that follows a stream."),
      ],
      foreignNames: ["live", "top", "tui"])
  ) { matches, context in
    let isScreen =
      context.rendering.isTerminal && Platform.isTerminal(0) && !matches.has(.json)
      && !["", "dumb"].contains(context.environment("TERM") ?? "")
    let watch = try await Watch(context)
    return isScreen ? try await watch.screen() : try await watch.lines(json: matches.has(.json))
  }
}

/// The parts of the live view, put together.
@MainActor
private struct Watch {
  let context: Context
  let clock: LocalClock
  let store: LiveStore
  let terminal = Terminal()

  /// Reads the record; what cannot be read is an error before anything is shown.
  init(_ context: Context) async throws {
    self.context = context
    clock = context.runningClock
    let files = LiveFiles(try context.files())
    let record = try await files.reload() ?? Record()
    let interpreter = LiveInterpreter(files, context: context)
    store = LiveStore(
      LiveState(record, now: context.now, size: terminal.size), apply: { $0.apply($1) },
      perform: interpreter.perform)
  }

  /// Fills the terminal, and leaves one line on it in the end.
  func screen() async throws -> Answer {
    let view = LiveScreen(
      store: store, terminal: terminal, events: try TerminalEvents(clock: clock, keyboard: 0),
      clock: clock, rendering: context.rendering,
      connect: { state in
        let then = context.at(state.now)
        return .connect(state, status: then.status(of: state.record), when: then.when)
      })
    let signal = try await view.run()
    Platform.endChildren()
    let farewell = try line(store.state, json: false)
    guard let signal else {
      let said = LiveWords.message(of: store.state, context.when).plain
      return Answer(output: .bytes(Array(farewell.utf8)), notes: said.isEmpty ? [] : [said])
    }
    try? context.output.write(farewell)
    Platform.submit(to: signal)
    return Answer(output: .nothing)
  }

  /// Writes lines until nobody reads them.
  func lines(json: Bool) async throws -> Answer {
    let lines = LiveLines(
      store: store, events: try TerminalEvents(clock: clock, output: 1), clock: clock,
      write: { try context.output.write(line($0, json: json)) },
      words: { LiveWords.message(of: $0, context.at($0.now).when) }, warn: context.complain)
    do {
      try await lines.run()
    } catch let error as SystemError where error == .closedPipe {
      // Nobody reads any more, as if the system had said so in time.
    }
    return Answer(output: .nothing, code: ExitCode.closedPipe)
  }

  private func line(_ state: LiveState, json: Bool) throws -> String {
    let then = context.at(state.now)
    let status = then.status(of: state.record)
    if json {
      return String(decoding: try JSON.encode(status, pretty: false), as: UTF8.self) + "\n"
    }
    return context.rendering.text([StyledText(status.line(then.when))]) + "\n"
  }
}
