import FastingCore

/// The whole screen: as many lines as the terminal has, none of them wider.
struct LiveView {
  let props: LiveProps
  let rendering: Rendering

  init(_ props: LiveProps, _ rendering: Rendering) {
    var rendering = rendering
    rendering.width = props.size.columns
    (self.props, self.rendering) = (props, rendering)
  }

  private var columns: Int { props.size.columns }

  /// The body, what there is to say, and the keys.
  var lines: [StyledText] {
    let said = Wrap.lines(props.message.plain, width: columns).prefix(2).map {
      StyledText($0, props.message.spans.first?.style ?? .plain)
    }
    let bottom = said + [footer]
    let room = max(0, props.size.rows - bottom.count)
    let body = body(room).prefix(room)
    let blank = [StyledText](repeating: "", count: room - body.count)
    return (body + blank + bottom).suffix(props.size.rows).map { $0.cut(to: columns) }
  }

  private func body(_ room: Int) -> [StyledText] {
    switch props.mode {
    case .timer, .confirmReset: timer(room)
    case .history: history
    case .help: help(room)
    }
  }

  /// The keys that fit now; where there is no room for all, those before the last two go first.
  private var footer: StyledText {
    var offered = props.bindings.filter(\.isOffered).map { binding in
      let name = binding.name.split(separator: " ").first.map(String.init) ?? ""
      return StyledText(name, .accent) + StyledText(" \(binding.label)", .dim)
    }
    while offered.count > 2, offered.joined(separator: "  ").width > columns {
      offered.remove(at: offered.count - 3)
    }
    return offered.joined(separator: "  ")
  }
}

extension LiveView {
  /// The clock, as large as there is room for, over what is known of the fast.
  private func timer(_ room: Int) -> [StyledText] {
    let facts = props.status.facts(props.when, rendering)
    guard let clock = props.status.clock else { return facts }
    let spare = room - facts.count - BigText.height
    if spare >= 0, let big = BigText.lines(clock, width: columns, style: style) {
      let blanks = [StyledText](repeating: "", count: spare > 0 ? 1 : 0)
      return (spare > 1 ? blanks : []) + big + blanks + facts
    }
    return room > facts.count ? [StyledText(clock, style)] + facts : facts
  }

  private var style: Style {
    let status = props.status
    if status.fasting.state == .idle { return .dim }
    return status.elapsed >= status.goal.duration ? .good : .accent
  }

  private var history: [StyledText] {
    let list = props.list
    let isSearch = list.isTyping || !list.query.isEmpty
    let title = StyledText(
      isSearch ? "Search: \(Visible.text(list.query))\(list.isTyping ? "_" : "")" : "History",
      .strong)
    guard let last = list.fasts.indices.last else {
      let text = isSearch ? "No fast fits that." : "No saved fasts yet."
      return [title, "", list.isSearching ? "" : StyledText(text)]
    }
    let count = "  \(list.first)–\(list.first + last) of \(list.found)"
    let table = LogScreen(
      fasts: list.fasts, found: list.fasts.count, isLimited: false, isFiltered: false)
    return [title.cut(to: max(0, columns - count.count)) + StyledText(count, .dim)]
      + table.lines(props.when, rendering)
  }

  /// What each key does; in two columns and in a word where there is no room.
  private func help(_ room: Int) -> [StyledText] {
    let rows = props.bindings.map { ($0, StyledText($0.name.padding(to: 10), .accent)) }
    let title = StyledText("Keys", .strong)
    guard rows.count >= room else {
      return [title] + rows.map { $1 + StyledText($0.explanation) }
    }
    let half = (rows.count + 1) / 2
    let short = rows.map { $1 + StyledText($0.label) }
    return [title]
      + short.prefix(half).enumerated().map { index, left in
        let right = index + half < short.count ? short[index + half] : ""
        return left.cut(to: columns / 2 - 1).padded(to: columns / 2) + right
      }
  }
}

extension StatusScreen {
  /// How long the fast has lasted, or the time since the last one, to the second.
  var clock: String? {
    let length = fasting.state == .idle ? window?.elapsed : elapsed
    guard let seconds = length?.wholeSeconds else { return nil }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }
}
