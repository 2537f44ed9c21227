import FastingCore
import FastingShell

/// A use of the command that its spelling allows and its meaning does not.
enum UsageError: Error, Hashable {
  /// `FAST_NOW` holds something that is no moment.
  case clock(String)
}

/// Why nothing was done, in words that end in the next command, and the exit code.
struct Complaint {
  let text: String
  let code: Int32

  init(_ error: any Error, program: Program, command: CommandDescription?, when: When) {
    func usage(_ message: String, suggestion: String? = nil) -> (String, Int32) {
      (program.usageError(message, suggestion: suggestion, command: command), ExitCode.usage)
    }
    (text, code) =
      switch error {
      case let misuse as Misuse: (misuse.text(for: program), ExitCode.usage)
      case UsageError.clock(let text):
        usage("FAST_NOW is not a moment like 2026-11-29T20:00:00+01:00: '\(text.legible)'")
      case let misreading as TimeMisreading: usage(Complaint.words(misreading))
      case let misreading as GoalMisreading: usage(Complaint.words(misreading))
      case let refusal as Refusal: (Complaint.words(refusal, when), ExitCode.refused)
      case let storage as StorageError: (Complaint.words(storage), Complaint.code(storage))
      default: ("Error: \(error)", ExitCode.internalCheck)
      }
  }

  static func words(_ misreading: TimeMisreading) -> String { "\(misreading)" }
  static func words(_ misreading: GoalMisreading) -> String { "\(misreading)" }
}
