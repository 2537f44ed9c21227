extension Exporter {
  /// A table in Markdown.
  static let markdown = Exporter(
    name: "markdown", summary: "a table for notes and wikis",
    write: { source in
      let rows = source.fasts.map { fast in
        [
          Markdown.time(fast.start), Markdown.time(fast.end), fast.elapsed.text,
          Markdown.cell(fast.goal.name ?? fast.goal.duration.text), fast.isMet ? "met" : "not met",
          Markdown.cell(fast.note ?? ""),
        ]
      }
      let header = ["Start", "End", "Length", "Goal", "Result", "Note"]
      let lines = [header, header.map { _ in "---" }] + rows
      return lines.flatMap {
        Array("|\($0.map { $0 == "---" ? $0 : " \($0) " }.joined(separator: "|"))|\n".utf8)
      }
    })
}

private enum Markdown {
  static func time(_ moment: Moment) -> String {
    String(moment.rfc3339.prefix(16)).replacingFirst("T", with: " ")
  }

  static func cell(_ text: String) -> String {
    var cell = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|", "\\": cell += "\\" + String(scalar)
      case "<": cell += "&lt;"
      case "&": cell += "&amp;"
      case "\n" where previous == "\r": break
      case "\n", "\r": cell += "<br>"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: cell += " "
      default: cell.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return cell
  }
}
