/// The version of the program.
enum Version {
  static let current = "1.0.0"
  /// The day of its release, for the manual.
  static let released = "November 30, 2026"
}
