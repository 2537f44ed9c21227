import FastingCore
import FastingShell

/// A use of the command that its spelling allows and its meaning does not.
enum UsageError: Error, Hashable {
  /// `FAST_NOW` holds something that is no moment.
  case clock(String)
  /// A word that is no day.
  case day(TimeMisreading)
  /// A word that is no year and no month.
  case yearOrMonth(String)
  /// A period whose last day is before its first.
  case emptyPeriod
  /// A place where nothing may be exported to.
  case output(String)
  /// A file that holds no history.
  case noHistory(String)
  /// A directory without a name.
  case emptyDirectory
  /// A word that names no fast.
  case selection(String)
  /// A correction that changes nothing.
  case emptyEdit
  /// The current fast is dropped by another command.
  case deleteCurrent
  /// A word that is no point of a fast.
  case milestone(String)
  /// It is no preset, and no template either.
  case format(String, presets: [String])
  /// A template names a value that there is none of.
  case templateKey(String, known: [String])
  /// More days than are drawn.
  case tooManyDays(Int)
  /// A setting is dropped and set at once.
  case unsetWithValue
  /// An input file that is not there.
  case noInput(String)
  /// A text in place of a number.
  case number(String, of: String)
}

/// Why nothing was done, in words that end in the next command, and the exit code.
struct Complaint {
  let text: String
  let code: Int32

  init(_ error: any Error, program: Program, command: CommandDescription?, when: When) {
    func usage(_ message: String, _ suggestion: String? = nil) -> (String, Int32) {
      (program.usageError(message, suggestion: suggestion, command: command), ExitCode.usage)
    }
    func usage(_ words: (message: String, suggestion: String?)) -> (String, Int32) {
      usage(words.message, words.suggestion)
    }
    (text, code) =
      switch error {
      case let misuse as Misuse: (misuse.text(for: program), ExitCode.usage)
      case UsageError.clock(let text):
        (
          """
          Error: FAST_NOW is not a moment like 2026-11-29T20:00:00+01:00: '\(text.legible)'.
            Correct it, or unset it.
          """, ExitCode.usage
        )
      case UsageError.noHistory(let path):
        (
          "Error: \(Visible.text(path)) holds no fast that can be read; nothing was changed.\n"
            + "  See what there is with 'fast paths', in the directory of the backups.",
          ExitCode.damaged
        )
      case UsageError.noInput(let path):
        (
          "Error: There is no file '\(Visible.text(path))'.\n  'fast paths' shows where the backups are.",
          ExitCode.noInput
        )
      case let error as UsageError: usage(Complaint.words(error))
      case let misreading as TimeMisreading: usage(Complaint.words(misreading))
      case let misreading as GoalMisreading: usage(Complaint.words(misreading))
      case let misreading as SettingMisreading: usage(Complaint.words(misreading))
      case let failure as ImportFailure where failure.isUsage: usage(Complaint.words(failure))
      case let failure as ImportFailure:
        ("Error: \(Complaint.words(failure)).", ExitCode.damaged)
      case let refusal as Refusal: (Complaint.words(refusal, when), ExitCode.refused)
      case let error as SystemError:
        ("Error: Could not write to standard output: \(error.text).", ExitCode.inputOutput)
      case let storage as StorageError: (Complaint.words(storage), Complaint.code(storage))
      default: ("Error: \(error)", ExitCode.internalCheck)
      }
  }

  static func words(_ error: UsageError) -> String {
    switch error {
    case .clock, .noHistory, .noInput: ""
    case .day(let misreading):
      words(misreading, examples: "try 'today', 'monday' or '2026-11-29'")
    case .yearOrMonth(let word):
      "'\(word.legible)' is no year or month from 1970 to 9999; try '2026' or '2026-11'"
    case .output(let path):
      path.isEmpty
        ? "'--output' was given an empty name; leave it out, or name a file"
        : "'\(path.legible)' is a place of fast itself; name another one"
    case .emptyPeriod: "The last day is before the first one; swap --since and --until"
    case .emptyDirectory: "'--data-dir' was given an empty name; leave it out, or name a directory"
    case .selection(let word):
      "'\(word.legible)' names no fast; say 'last', a number that 'fast log' shows, or a date"
    case .emptyEdit:
      "Nothing to change was given; name --start, --end, --goal or --note"
    case .deleteCurrent:
      "'fast delete' removes saved fasts; 'fast reset' drops the current one"
    case .milestone(let text):
      "'\(text.legible)' is no point of a fast; try 'goal', '12h' or '50%'"
    case .format(let text, let presets):
      "'\(text.legible)' is no form of the status; there are "
        + presets.joined(separator: ", ") + ", and templates such as '{elapsed} {percent}'"
    case .templateKey(let key, let known):
      "'{\(key.legible)}' is no key of a template; there are "
        + known.map { "{\($0)}" }.joined(separator: " ") + ", and '{{' for a brace"
    case .tooManyDays(let count): "\(count) days are too many; at most 3660 are drawn"
    case .unsetWithValue: "'--unset' takes one key and nothing else"
    case .number(let text, let option):
      "'\(text.legible)' is no number above zero, as \(option) wants"
    }
  }
}
