import FastingCore

/// What became of the rows of an import.
struct ImportScreen: Screen {
  let report: ImportReport
  let isRehearsal: Bool

  /// How many rows are named one by one.
  private static let named = 20

  private struct Row: Encodable {
    let number: Int
    let reason: String
  }

  private enum Key: String, CodingKey {
    case version, added, present, overlapping, rejected, skipped, rows, flagged
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(report.added, forKey: .added)
    try container.encode(report.present.count, forKey: .present)
    try container.encode(report.overlapping.count, forKey: .overlapping)
    try container.encode(report.rejected.count, forKey: .rejected)
    try container.encode(report.skipped.count, forKey: .skipped)
    try container.encode(leftOut { $0.end.rfc3339 }, forKey: .rows)
    try container.encode(flagged, forKey: .flagged)
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    var lines = [
      StyledText(
        "\(isRehearsal ? "Would add" : "Added") \(fasts(report.added)).", .strong)
    ]
    let counts = [
      (report.present.count, "there already"), (report.overlapping.count, "overlapping"),
      (report.rejected.count, "rejected"), (report.skipped.count, "still running"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if !counts.isEmpty { lines.append(StyledText("Left out: \(counts.joined(separator: ", ")).")) }
    let told = leftOut { when.short($0.end) }.filter { $0.reason != Self.present }
    lines += named(told, "Row", .plain)
    lines += named(flagged, "Please check row", .caution)
    let next = isRehearsal ? "fast import without --dry-run" : "fast log, fast undo"
    if report.added > 0 { lines.append(StyledText("Next: \(next)", .dim)) }
    return lines.map { line in rendering.width.map(line.cut) ?? line }
  }

  private func named(_ rows: [Row], _ title: String, _ style: Style) -> [StyledText] {
    let more = rows.count - Self.named
    return rows.prefix(Self.named).map {
      StyledText("  \(title) \($0.number): \($0.reason)", style)
    }
      + (more > 0 ? [StyledText("  \(more) more like these; see --json.")] : [])
  }

  private static let present = "there already"

  /// The rows that were added and are in doubt, by their number.
  private var flagged: [Row] {
    report.flagged.sorted { $0.number < $1.number }
      .map { Row(number: $0.number, reason: words($0.reason)) }
  }

  /// The rows that were not added, by their number.
  private func leftOut(_ name: (Fast) -> String) -> [Row] {
    let rows =
      report.present.map { Row(number: $0, reason: Self.present) }
      + report.skipped.map { Row(number: $0, reason: "still running") }
      + report.rejected.map { Row(number: $0.number, reason: words($0.reason)) }
      + report.overlapping.map { entry in
        Row(
          number: entry.number,
          reason: entry.reason.map { "overlaps the fast that ended \(name($0))" }
            ?? "overlaps the current fast")
      }
    return rows.sorted { $0.number < $1.number }
  }

  private func fasts(_ count: Int) -> String {
    count == 1 ? "1 fast" : "\(count) fasts"
  }

  private func words(_ reason: ImportedRow.Reason) -> String {
    switch reason {
    case .notUnderstood(let text): "'\(text.legible)' is not understood"
    case .missing(let name): "'\(name.legible)' is missing"
    case .noSuchClock(let text): "clocks skipped '\(text.legible)'"
    case .endBeforeStart: "the end is before the start"
    case .future: "it lies in the future"
    case .newerVersion(let version): "it was written by a newer version (\(version))"
    case .dateOrderUnknown(let text):
      "the order of '\(text.legible)' is not known; give --date-order"
    }
  }

  private func words(_ doubt: ImportedRow.Doubt) -> String {
    switch doubt {
    case .lengthDiffers: "its clocks and its length differ; a clock change or a journey?"
    case .endDayGuessed: "nothing says on which day it ended"
    case .goalUnknown(let text): "its goal '\(text.legible)' is not understood"
    }
  }
}
