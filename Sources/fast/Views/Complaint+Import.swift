import FastingCore

extension ImportFailure {
  /// Whether other words on the command line would mend it.
  var isUsage: Bool {
    switch self {
    case .columnsNotNamed, .noColumn, .dateOrderUnknown: true
    case .unknownFormat, .notUnderstood, .newerVersion: false
    }
  }
}

extension Complaint {
  /// Says why a file could not be imported, and what to type.
  static func words(_ failure: ImportFailure) -> String {
    switch failure {
    case .unknownFormat:
      "This is no format that 'fast import' knows; nothing was added. 'fast import --help' lists them"
    case .notUnderstood(let format):
      "No row of this could be understood as \(format); nothing was added. Try another --from"
    case .newerVersion(let version):
      "This was exported by a newer version of fast (format \(version)); nothing was added"
    case .columnsNotNamed(let header):
      "Name the columns of this table with --start and --end; it has \(list(header))"
    case .noColumn(let name, let header):
      "The table has no column '\(name.legible)'; it has \(list(header))"
    case .dateOrderUnknown(let text):
      "How is '\(text.legible)' to be read? Give --date-order mdy, dmy or ymd"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(20).map { "'\($0.legible)'" }.joined(separator: ", ")
  }
}
