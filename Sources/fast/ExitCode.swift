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

/// The version of the program.
enum Version {
  static let current = "0.1.0"
}
