import FastingCore
import FastingShell

extension Command {
  private static let until = Option(
    long: "until", value: Value(name: "point", kind: .suggestions("points")),
    help: "'goal', a length such as 12h, or a share of the goal such as 50%; goal if none is given."
  )

  static let wait = Command(
    description: CommandDescription(
      name: "wait", abstract: "Wait until the goal is reached.",
      discussion: [
        """
        Exits 0 when the point is reached, and 1 if the fast ends before. Corrections that are made \
        meanwhile count. When the goal is passed, the hook 'goal' runs once; who waits for another \
        point is not told of a goal that was passed before.
        """
      ],
      options: [until, .json],
      examples: [
        Example(
          line: "fast wait && notify-send 'Goal reached'", explanation: "Tell me when it is time.")
      ])
  ) { matches, context in
    var milestone = Milestone.goal
    if let text = matches[until] {
      guard let typed = Milestone(text) else { throw UsageError.milestone(text) }
      milestone = typed
    }
    var vigil = Vigil(milestone)
    let path = try context.directory().current
    var (seen, record) = (try context.bytes(path), try await context.record())
    guard record.fasting.state != .idle else { throw Refusal.notFasting }
    while true {
      let context = context.at(context.runningClock.now ?? context.now)
      let bytes = try context.bytes(path)
      if bytes != seen { (seen, record) = (bytes, try await context.record()) }
      let step = vigil.step(record, now: context.now.instant)
      if vigil.takeGoalPassed() {
        let notes = await context.tellHooks([.goal], context.status(of: record))
        for note in notes { context.complain(note) }
      }
      switch step {
      case .wait(let milliseconds): Platform.pause(milliseconds: milliseconds)
      case .reached:
        return .screen(
          WaitScreen(reached: milestone, status: context.status(of: record), zone: context.zone))
      case .ended:
        return Answer(
          output: .screen(
            WaitScreen(reached: nil, status: context.status(of: record), zone: context.zone)),
          code: ExitCode.refused)
      }
    }
  }
}

extension Context {
  /// The bytes of a file, which tell cheaply whether something has changed.
  fileprivate func bytes(_ path: String) throws -> [UInt8]? {
    try DurableFile(path, operations).read()
  }
}
