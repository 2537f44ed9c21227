/// What is to be exported.
package struct ExportSource {
  /// The fasts in order of start, then of end.
  package let fasts: [Fast]
  package let current: Fasting
  /// Whether texts may begin as a formula of a spreadsheet does.
  package let isRaw: Bool

  package init(_ record: Record, search: Search = Search(), isRaw: Bool = false) {
    fasts = record.history.newestFirst.reversed().filter(search.matches)
    current = record.fasting
    self.isRaw = isRaw
  }
}

/// One format that can be written.
package struct Exporter: Sendable {
  /// The name of the format.
  package let name: String
  /// What it is good for.
  package let summary: String
  package let write: @Sendable (ExportSource) throws -> [UInt8]

  /// All formats; the first one is the usual one.
  package static let all: [Exporter] = [.json, .jsonl, .csv, .ics, .markdown, .timeclock]
}

extension Exporter {
  /// Everything there is, unknown keys included, and the current fast.
  package static let json = Exporter(
    name: "json", summary: "everything, for 'fast import' and for programs",
    write: { source in
      try JSON.encode(
        JSONExport(fasts: source.fasts, current: FastFields(source.current)), pretty: true)
        + [.newline]
    })

  /// The lines of the history, in order of start.
  static let jsonl = Exporter(
    name: "jsonl", summary: "JSON Lines, as in the history",
    write: { source in
      try source.fasts.reduce(into: []) { $0 += try $1.line() + [.newline] }
    })
}

private struct JSONExport: Encodable {
  let fasts: [Fast]
  let current: FastFields?

  private enum Key: String, CodingKey {
    case format, version, fasts, current, end
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode("fast-export", forKey: "format")
    try container.encode(FastFields.version, forKey: "version")
    try container.encode(fasts.map { FastFields($0) }, forKey: "fasts")
    if let current {
      try container.encode(CurrentExport(fields: current), forKey: "current")
    } else {
      try container.encodeNil(forKey: "current")
    }
  }
}

/// The current fast, which says of its end that there is none.
private struct CurrentExport: Encodable {
  let fields: FastFields

  func encode(to encoder: any Encoder) throws {
    try fields.encode(to: encoder)
    guard fields.end == nil else { return }
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encodeNil(forKey: "end")
  }
}
