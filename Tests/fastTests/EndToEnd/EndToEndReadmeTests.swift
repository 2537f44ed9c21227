import Foundation
import Testing

@testable import fast

/// What the README shows is what happens.
struct EndToEndReadmeTests {
  private static let text: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  private static func blocks(_ language: String) -> [[String]] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      ($0.components(separatedBy: "\n```").first ?? "").components(separatedBy: "\n")
    }
  }

  @Test func `its sessions go as they are shown`() throws {
    let fast = try Scene(zone: "Europe/Berlin")
    var day = 29
    var last = "00:00"
    var commands = 0
    for block in Self.blocks("console") {
      var lines = block[...]
      while let prompt = lines.popFirst() {
        let parts = prompt.components(separatedBy: " $ ")
        try #require(parts.count == 2, "\(prompt)")
        if parts[0] < last { day += 1 }
        last = parts[0]
        let date = day <= 30 ? "2026-11-\(day)" : "2026-12-0\(day - 30)"
        fast.now = "\(date)T\(last):00+01:00"
        let output = lines.prefix { !$0.contains(" $ ") }
        lines = lines.dropFirst(output.count)
        let result = try fast(parts[1])
        #expect(result.out == output.joined(separator: "\n") + "\n", "\(prompt)")
        #expect(result.err.isEmpty)
        commands += 1
      }
    }
    #expect(commands >= 10)
  }

  @Test func `every command line in it is understood`() throws {
    let fast = try Scene(now: "2026-11-30T12:00:00Z")
    try fast("fast begin --at 2h\\ ago")
    var commands = 0
    for line in Self.blocks("sh").joined() {
      let line = line.replacingOccurrences(of: "swift run -c release fast", with: "fast")
      guard line.hasPrefix("fast ") else { continue }
      if line.hasPrefix("fast begin") { try fast("fast reset") }
      if line.hasPrefix("fast wait") {
        try fast("fast reset && fast begin --at '20h ago'")
      }
      try fast(line)
      commands += 1
    }
    #expect(commands >= 3)
  }

  @Test func `every form of the status that its recipes use is one`() throws {
    let fast = try Scene(now: "2026-11-30T12:00:00Z")
    try fast("fast begin --at 2h\\ ago")
    var forms = Set<String>()
    for match in Self.text.matches(of: #/fast status --format (\w[\w-]*|'[^']*'|"[^"]*")/#) {
      forms.insert(String(match.1))
      #expect(try !fast("fast status --format \(match.1)").out.isEmpty)
    }
    for preset in StatusPreset.all { #expect(forms.contains(preset.name), "\(preset.name)") }
    for key in StatusTemplate.keys { #expect(Self.text.contains("`{\(key)}`"), "\(key)") }
  }

  @Test func `the commands that it names in its text exist`() throws {
    for match in Self.text.matches(of: #/`fast ([a-z]+)[^`]*`/#) {
      #expect(CommandTable.program.command(named: String(match.1)) != nil, "\(match.0)")
    }
  }

  @Test func `its table of commands is the table of the program`() {
    let rows = CommandTable.program.commands.filter { !$0.isHidden }.map {
      "| `\($0.name)` | \($0.abstract) |"
    }
    #expect(Self.text.contains(rows.joined(separator: "\n")))
  }

  @Test(arguments: [HelpTopic.environment, .files, .exitStatus])
  func `its tables of facts are the topics of the help`(topic: HelpTopic) {
    let rows = topic.rows.map { "| `\($0.label)` | \($0.text) |" }
    #expect(Self.text.contains(rows.joined(separator: "\n")), "\(rows.joined(separator: "\n"))")
  }
}
