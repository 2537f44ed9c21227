/// The options and operands that a command line gave to its command.
struct Matches: Sendable, Hashable {
  /// The values by the long names of their options, "" for a flag.
  let values: [String: String]
  let operands: [String]

  /// Tells whether an option was given.
  func has(_ option: Option) -> Bool {
    values[option.long] != nil
  }

  /// The value of an option, nil when it was not given; of several the last.
  subscript(_ option: Option) -> String? {
    values[option.long]
  }
}
