import FastingCore
import FastingShell

/// What is wrong with the files, what is odd about the history, and what to type.
struct DoctorScreen: Screen {
  let directory: DataDirectory
  let repairs: [Doctor.Repair]
  let report: Doctor.Report
  let oddities: [Oddity]
  let advice: [String]

  /// How many oddities are named one by one.
  private static let named = 20

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(report.findings.map(words).map(\.what))
  }

  func lines(_ when: When, _ rendering: Rendering) -> [StyledText] {
    var lines = repairs.map { StyledText(words($0), .good) }
    for finding in report.findings {
      let (what, next) = words(finding)
      lines += entry(what, next, finding.isDamage ? .warning : .caution)
    }
    for oddity in oddities.prefix(Self.named) {
      let (what, next) = words(oddity, when)
      lines += entry(what, next, .caution)
    }
    if oddities.count > Self.named {
      lines.append(StyledText("\(oddities.count - Self.named) more like these."))
    }
    lines += advice.map { StyledText($0, .caution) }
    let isDamaged = report.findings.contains(where: \.isDamage)
    if !isDamaged {
      let count = report.fastCount == 1 ? "1 saved fast" : "\(report.fastCount) saved fasts"
      lines.append(StyledText("All files can be read; \(count).", .good))
    } else if report.findings.contains(where: isRepairable) {
      lines.append(StyledText("Next: fast doctor --repair", .dim))
    }
    let width = rendering.width ?? DisplayWidth.limit
    return lines.flatMap { line in
      Wrap.lines(line.plain, width: width).map { StyledText($0, line.spans.first?.style ?? .plain) }
    }
  }

  private func entry(_ what: String, _ next: String, _ style: Style) -> [StyledText] {
    [StyledText(what, style)] + (next.isEmpty ? [] : [StyledText("  \(next)")])
  }

  private func isRepairable(_ finding: Doctor.Finding) -> Bool {
    switch finding {
    case .damaged(_, _, .newerVersion), .unreadable, .settings, .mode, .setAside, .stray: false
    case .damaged, .torn, .gone, .changesDamaged: true
    }
  }
}

extension DoctorScreen {
  private func words(_ repair: Doctor.Repair) -> String {
    let place = "moved to \(Visible.text(directory.backups))"
    return switch repair {
    case .lines(let count): "\(count == 1 ? "1 line" : "\(count) lines") of the history \(place)."
    case .torn: "The torn end of the history \(place)."
    case .current(let restored):
      restored
        ? "The current fast is again as the last change left it; a damaged file was \(place)."
        : "The damaged current file was \(place); there is no current fast now."
    case .changes: "The damaged log of changes \(place); there is nothing to undo now."
    }
  }

  private func words(_ finding: Doctor.Finding) -> (what: String, next: String) {
    switch finding {
    case .unreadable(let error):
      let lines = Complaint.words(error).split(separator: "\n")
      return (lines.first.map { String($0.dropFirst("Error: ".count)) } ?? "", "")
    case .settings(let error):
      let lines = Complaint.words(error).split(separator: "\n")
      return (
        lines.first.map { String($0.dropFirst("Error: ".count)) } ?? "",
        "Mend it: correct it by hand, or see 'fast config'"
      )
    case .damaged(let path, let line, let reason):
      let place = line.map { ", line \($0)" } ?? ""
      return ("\(Visible.text(path))\(place): \(Complaint.reason(reason)).", "")
    case .torn(let path, let line):
      return (
        "\(Visible.text(path)), line \(line): it is no whole record and has no end, as after a crash.",
        ""
      )
    case .gone(let path):
      return (
        "\(Visible.text(path)): it is gone; the log of the changes still says what was in it.", ""
      )
    case .changesDamaged(let path):
      return ("\(Visible.text(path)): it cannot be understood, so there is nothing to undo.", "")
    case .mode(let path, let mode, let wanted):
      return (
        "\(Visible.text(path)): others can read it (mode \(octal(mode))).",
        "Mend it: chmod \(octal(wanted)) '\(Visible.text(path))'"
      )
    case .setAside(let path):
      return (
        "\(Visible.text(path)): it holds what could not be read, and was moved there.",
        "Look whether a fast is missing; remove the file when it is of no more use."
      )
    case .stray(let path, let isCopy):
      return (
        "\(Visible.text(path)): it is none of the files of fast, and is left alone.",
        isCopy
          ? "Mend it: fast import '\(Visible.text(path))' adds the fasts that are missing here" : ""
      )
    }
  }

  private func words(_ oddity: Oddity, _ when: When) -> (what: String, next: String) {
    func line(_ fast: Numbered) -> String { "Fast \(fast.number), \(when.span(fast.fast))" }
    func mend(_ fast: Numbered) -> String {
      "Mend it: fast edit \(fast.number) --end TIME, or fast delete \(fast.number)"
    }
    switch oddity {
    case .overlap(let later, let earlier):
      return (
        "\(line(later)), overlaps fast \(earlier.number), \(when.span(earlier.fast)).", mend(later)
      )
    case .overlapsCurrent(let fast):
      return ("\(line(fast)), overlaps the current fast.", mend(fast))
    case .reversed(let fast):
      return ("\(line(fast)), ends before it starts, and counts as no time.", mend(fast))
    case .future(let fast):
      return ("\(line(fast)), lies in the future.", mend(fast))
    case .repeated(let fast):
      return ("\(line(fast)), is recorded on several lines, and counts once.", "")
    }
  }

  private func octal(_ mode: UInt16) -> String {
    "0" + String(mode, radix: 8)
  }
}
