import FastingCore

/// The form that a status bar or a prompt wants, by its name.
struct StatusPreset: Sendable {
  let name: String
  let help: String
  /// Returns the lines of text, or the value whose JSON is the line.
  let form: @Sendable (StatusScreen, When) -> Form

  enum Form {
    case lines([String])
    case json(any Encodable)
  }

  static let all: [StatusPreset] = [
    StatusPreset(name: "waybar", help: "an object of JSON") { .json(Waybar($0, $1)) },
    StatusPreset(name: "i3blocks", help: "a line") { status, _ in .lines([line(status)]) },
    StatusPreset(name: "i3status-rust", help: "an object of JSON") { status, _ in
      .json(I3StatusRust(status))
    },
    StatusPreset(name: "polybar", help: "a line") { status, _ in
      .lines([line(status).replacing("%{", with: "% {")])
    },
    StatusPreset(name: "tmux", help: "a line with # doubled") { status, _ in
      .lines([line(status).replacing("#", with: "##")])
    },
    StatusPreset(name: "xbar", help: "a menu, for SwiftBar and Argos too") { status, when in
      let title = status.fasting.state == .idle ? "not fasting" : line(status)
      return .lines(([title, "---"] + details(status, when)).map { $0.replacing("|", with: "¦") })
    },
    StatusPreset(name: "starship", help: "a line") { status, _ in .lines([line(status)]) },
  ]

  /// The line that the bars without a form of their own show; empty while idle.
  static func line(_ status: StatusScreen) -> String {
    switch status.fasting.state {
    case .idle: ""
    case .fasting: "\(status.elapsed.text) \(status.percent)%"
    case .finished: "\(status.elapsed.text) \(status.percent)% finished"
    }
  }

  /// What the status says, without colours and at any width.
  static func details(_ status: StatusScreen, _ when: When) -> [String] {
    let rendering = Rendering(width: nil, usesColor: false, usesUnicode: true, isTerminal: false)
    return status.lines(when, rendering).map(\.plain)
  }
}

/// The object that a custom module of Waybar reads; its texts are Pango markup.
private struct Waybar: Encodable {
  let text: String
  let alt: String
  let tooltip: String
  let `class`: Classes
  let percentage: Int

  /// One class, or several.
  enum Classes: Encodable {
    case one(String)
    case several([String])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .one(let name): try container.encode(name)
      case .several(let names): try container.encode(names)
      }
    }
  }

  init(_ status: StatusScreen, _ when: When) {
    let state = status.fasting.state.rawValue
    text = Waybar.escape(StatusPreset.line(status))
    alt = state
    tooltip = Waybar.escape(StatusPreset.details(status, when).joined(separator: "\n"))
    percentage = min(100, status.percent)
    `class` = status.isMet ? .several([state, "goal-met"]) : .one(state)
  }

  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// The object that a custom block of i3status-rust reads.
private struct I3StatusRust: Encodable {
  let icon: String
  let state: String
  let text: String
  let short_text: String

  init(_ status: StatusScreen) {
    icon = ""
    state = status.isMet ? "Good" : status.fasting.state == .idle ? "Idle" : "Info"
    text = StatusPreset.line(status)
    short_text = status.fasting.state == .idle ? "" : "\(status.percent)%"
  }
}
