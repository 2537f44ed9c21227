import FastingCore
import FastingShell
import Testing

@testable import fast

/// Whole screens.
struct LiveFrameTests {
  private static let rendering = Rendering(
    width: nil, usesColor: false, usesUnicode: true, isTerminal: true)

  private static func lines(_ state: LiveState) -> [StyledText] {
    let props = LiveStories.props(state)
    return LiveView(props, rendering).lines
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40)])
  func `each screen is as it was looked at`(columns: Int, rows: Int) throws {
    let edge = String(repeating: "-", count: columns)
    let pages = try LiveStories.all(columns: columns, rows: rows).map { name, state in
      ([name, edge] + Self.lines(state).map(\.plain) + [edge, ""]).joined(separator: "\n")
    }
    try Golden.expect(
      pages.joined(separator: "\n"), is: "frames-\(columns)x\(rows).txt")
  }

  @Test(arguments: [1, 2, 7, 20, 39, 40, 41, 80, 333], [1, 2, 3, 5, 11, 12, 24, 60])
  func `a screen has exactly the size of the terminal`(columns: Int, rows: Int) throws {
    for (name, state) in try LiveStories.all(columns: columns, rows: rows) {
      let lines = Self.lines(state)
      #expect(lines.count == rows, "\(name)")
      #expect(lines.allSatisfy { $0.width <= columns }, "\(name)")
    }
  }

  @Test func `nothing in a note moves the cursor, and there is ASCII where nothing else goes`()
    throws
  {
    var ascii = Self.rendering
    ascii.usesUnicode = false
    for (name, state) in try LiveStories.all(columns: 80, rows: 24) {
      let text = ascii.text(Self.lines(state))
      #expect(text.utf8.allSatisfy { $0 == 0x0A || 0x20..<0x7F ~= $0 }, "\(name)")
    }
  }

  @Test func `the longest fast of all has room`() throws {
    let start = try #require(Moment(rfc3339: "1970-01-01T00:00:00Z"))
    let end = try #require(Moment(rfc3339: "9999-12-31T22:59:59Z"))
    let record = try LiveStories.record(begin: start)
    for columns in [40, 80, 120] {
      let state = LiveStories.state(record, now: end, columns: columns, rows: 12)
      #expect(Self.lines(state).allSatisfy { $0.width <= columns })
    }
  }

  @Test func `what comes after the person has left is awaited, and told`() throws {
    let record = try LiveStories.record(begin: LiveStories.november(29, 20))
    let leaving = LiveStories.after(LiveStories.state(record), [.change(.finish), .quit])
    let when = When(now: leaving.now, zone: LiveStories.zone)
    #expect(LiveWords.message(of: leaving, when).plain == "Waiting for what was asked for…")
    let full = LiveStories.after(leaving, [.changeFailed(request: 1, "The disk is full.")])
    #expect(full.isDone && LiveWords.message(of: full, when).plain == "The disk is full.")
  }

  @Test func `a second changes the clock alone`() throws {
    let record = try LiveStories.record(begin: LiveStories.november(29, 20))
    let one = Self.lines(LiveStories.state(record))
    let next = Self.lines(LiveStories.state(record, now: LiveStories.november(30, 5, 47, 14)))
    let different = zip(one, next).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    #expect(different.allSatisfy { (1...5).contains($0) } && !different.isEmpty)
  }
}

/// The keys, which the footer and the help follow.
struct KeyBindingTests {
  private static func props(_ actions: LiveAction...) throws -> LiveProps {
    let record = try LiveStories.record(saved: 3, begin: LiveStories.november(29, 20))
    let state = LiveStories.after(LiveStories.state(record), actions)
    return LiveStories.props(state)
  }

  private static let modes: [[LiveAction]] = [
    [], [.show(.history)], [.openSearch], [.openSearch, .type("t"), .closeSearch], [.show(.help)],
    [.change(.reset)],
  ]

  @Test(arguments: modes)
  func `no key means two things`(mode: [LiveAction]) throws {
    let record = try LiveStories.record(begin: LiveStories.november(29, 20))
    let keys = KeyBinding.all(in: LiveStories.after(LiveStories.state(record), mode))
    #expect(Set(keys.flatMap(\.keys)).count == keys.flatMap(\.keys).count)
    #expect(keys.allSatisfy { !$0.name.isEmpty && !$0.label.isEmpty && !$0.explanation.isEmpty })
  }

  @Test func `the keys do what is promised`() throws {
    let timer = try Self.props()
    let promised: [(Character, LiveAction)] = [
      ("b", .change(.begin)), ("f", .change(.finish)), ("s", .change(.save)),
      ("r", .change(.reset)), ("c", .change(.resume)), ("u", .change(.undo)), ("S", .share),
      ("h", .show(.history)), ("/", .openSearch), ("?", .show(.help)), ("q", .quit),
      ("j", .scroll(.lines(1))), ("k", .scroll(.lines(-1))),
    ]
    for (letter, action) in promised { #expect(timer.action(for: .text(letter)) == action) }
    #expect(timer.action(for: .tab) == .show(.history))
    #expect(timer.action(for: .pageDown) == .scroll(.pages(1)))
    #expect(timer.action(for: .text("x")) == nil)
  }

  @Test func `while a search is typed letters are letters`() throws {
    let typing = try Self.props(.openSearch)
    #expect(typing.action(for: .text("q")) == .type("q"))
    #expect(typing.action(for: .pasted("q")) == .type("q"))
    #expect(try Self.props().action(for: .pasted("q")) == nil)
    #expect(typing.action(for: .down) == .scroll(.lines(1)))
    #expect(typing.action(for: .escape) == .cancelSearch)
    #expect(typing.action(for: .enter) == .closeSearch)
    #expect(typing.action(for: .backspace) == .erase)
  }

  @Test func `escape leaves the search first, then the history`() throws {
    let searched = try Self.props(.openSearch, .type("t"), .closeSearch)
    #expect(searched.action(for: .escape) == .cancelSearch)
    #expect(try Self.props(.show(.history)).action(for: .escape) == .show(.timer))
  }

  @Test func `a question about a reset takes yes or no`() throws {
    let asking = try Self.props(.change(.reset))
    #expect(asking.action(for: .text("y")) == .change(.reset))
    #expect(asking.action(for: .text("n")) == .keep && asking.action(for: .escape) == .keep)
    #expect(asking.action(for: .text("r")) == nil && asking.action(for: .text("b")) == nil)
  }
}
