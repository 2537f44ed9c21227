/// A subcommand: its description, and the decision that turns matched words into an answer.
struct Command: Sendable {
  let description: CommandDescription
  /// Whether it does its work with the standard settings where the file of them is damaged.
  var bearsDamagedSettings = false
  let run: @MainActor @Sendable (Matches, Context) async throws -> Answer
}
