import FastingCore
import FastingShell

extension Complaint {
  static func code(_ error: StorageError) -> Int32 {
    switch error {
    case .damaged: ExitCode.damaged
    case .configuration, .setting: ExitCode.configuration
    case .system, .danglingLink, .noHome, .incomplete: ExitCode.inputOutput
    case .locked: ExitCode.locked
    case .wouldLose: ExitCode.internalCheck
    }
  }

  /// Says which file it is about, and what to type.
  static func words(_ error: StorageError) -> String {
    switch error {
    case .damaged(let path, let line, .newerVersion(let version)):
      """
      Error: \(place(path, line)) was written by a newer version of fast (format \(version)).
        Nothing was changed. Install that version; 'fast --version' shows this one.
      """
    case .damaged(let path, let line, let reason):
      """
      Error: \(place(path, line)) is damaged: \(Complaint.reason(reason)).
        Nothing was changed. See 'fast doctor'; 'fast doctor --repair' sets the damage aside.
      """
    case .setting(let path, let key):
      """
      Error: \(Visible.text(path)) is damaged: the value of '\(key.legible)' makes no sense.
        Nothing was changed. Set it anew with 'fast config \(key.legible) VALUE', or drop it with \
      'fast config --unset \(key.legible)'.
      """
    case .configuration(let path, let reason):
      """
      Error: \(Visible.text(path)) is damaged: \(Complaint.reason(reason)).
        Nothing was changed. Correct it by hand, or remove it; 'fast config' shows what can be set.
      """
    case .system(let path, let action, let error):
      """
      Error: Could not \(action.rawValue) \(Visible.text(path)): \(error.text).
        Nothing was changed. See where the files are with 'fast paths'.
      """
    case .danglingLink(let path, let target):
      """
      Error: \(Visible.text(path)) is a symbolic link to \(Visible.text(target)), which is not there.
        Nothing was changed. Bring the file back, or remove the link.
      """
    case .noHome:
      """
      Error: Nothing says where the files are: HOME is not set to an absolute path.
        Set FAST_HOME, or give '--data-dir DIRECTORY'.
      """
    case .locked(let path):
      """
      Error: Another fast has held \(Visible.text(path)) for 5 seconds.
        Nothing was changed. Try again when it has ended; 'fast status' works meanwhile.
      """
    case .wouldLose(let path):
      """
      Error: What was to be written to \(Visible.text(path)) would not read back the same.
        Nothing was changed. This is a defect of fast; 'fast doctor' checks the files.
      """
    case .incomplete(let cause):
      """
      \(words(cause).split(separator: "\n").first ?? "Error")
        The change is recorded; the next command that changes something completes it.
      """
    }
  }

  /// Why something cannot be read, as a clause.
  static func reason(_ reason: Unreadable) -> String {
    switch reason {
    case .notJSON: "it is not one whole object of JSON"
    case .wrongValue(let key): "'\(key.legible)' is missing or wrong"
    case .newerVersion(let version): "it is of a newer version, \(version)"
    }
  }

  private static func place(_ path: String, _ line: Int?) -> String {
    line.map { "\(Visible.text(path)), line \($0)," } ?? Visible.text(path)
  }
}
