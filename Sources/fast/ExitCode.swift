/// The exit codes, as `sysexits.h` names the ones from 64 on.
enum ExitCode {
  static let refused: Int32 = 1
  static let usage: Int32 = 64
  static let damaged: Int32 = 65
  static let noInput: Int32 = 66
  static let internalCheck: Int32 = 70
  static let inputOutput: Int32 = 74
  static let locked: Int32 = 75
  static let configuration: Int32 = 78
  /// What a shell reports of a process that a closed pipe ended.
  static let closedPipe: Int32 = 141
}

extension ExitCode {
  /// The codes that a person may meet, each with its meaning.
  static let meanings: [(code: Int32, text: String)] = [
    (0, "done, which is also every status that could be told"),
    (refused, "refused: it does not fit the present state or breaks a rule; nothing changed"),
    (usage, "not understood: a command, an option, a value or a time"),
    (damaged, "a file is damaged or from a newer version; nothing is written over it"),
    (noInput, "an input file is not there"),
    (internalCheck, "an internal check refused to write; nothing changed"),
    (inputOutput, "the disk said no, or nothing says where the files are"),
    (locked, "another 'fast' held the lock for 5 seconds"),
    (configuration, "the file of settings is damaged"),
  ]
}
