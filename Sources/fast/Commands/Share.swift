import FastingCore
import FastingShell

extension Command {
  static let share = Command(
    description: CommandDescription(
      name: "share", abstract: "Hand the current or the latest fast to your share hook.",
      discussion: [
        """
        The hook is a program named 'share' in the directory 'hooks' that 'fast paths' shows. It gets \
        the status in JSON on its standard input.
        """
      ],
      options: [.json])
  ) { _, context in
    let status = context.status(of: try await context.record())
    guard status.fasting.state != .idle || status.last != nil else { throw Refusal.noSavedFast }
    Platform.endChildrenWhenInterrupted()
    let input = try JSON.encode(status) + [.newline]
    let outcome = await context.hooks.run([.share], input: input)[.share] ?? .missing
    let screen = ShareScreen(outcome, path: context.hooks.path(.share))
    return Answer(output: .screen(screen), code: screen.reason == nil ? 0 : ExitCode.refused)
  }
}
