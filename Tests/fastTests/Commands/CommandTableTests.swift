import FastingCore
import Testing

@testable import fast

/// What all rows of the command table must satisfy.
struct CommandTableTests {
  private static let commands = CommandTable.all.map(\.description)

  @Test func `names are unique and plain words`() {
    let names = Self.commands.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
    }
  }

  @Test(arguments: commands)
  func `every command says what it does in one sentence`(command: CommandDescription) {
    #expect(command.abstract.hasSuffix("."))
    #expect(command.abstract.first?.isUppercase == true)
    for option in command.options { #expect(option.help.hasSuffix(".")) }
    for operand in command.operands { #expect(operand.help.hasSuffix(".")) }
  }

  @Test(arguments: commands)
  func `options of a command do not clash`(command: CommandDescription) {
    let options = CommandTable.program.options(of: command)
    let words = options.map(\.long) + options.compactMap { $0.short.map(String.init) }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: commands)
  func `required operands come first, and only the last repeats`(command: CommandDescription) {
    let required = command.operands.map(\.isRequired)
    #expect(required == required.sorted { $0 && !$1 })
    #expect(command.operands.dropLast().allSatisfy { !$0.isRepeating })
  }

  @Test(arguments: commands)
  func `every example is understood by the grammar`(command: CommandDescription) throws {
    for example in command.examples {
      let line = example.line.split { "&|>".contains($0) }.first.map(String.init) ?? ""
      let words = line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .flatMap { index, part in
          index.isMultiple(of: 2)
            ? part.split(separator: " ").map(String.init) : [String(part)]
        }
      guard case .run = try CommandTable.program.parse(Array(words.dropFirst())) else {
        Issue.record("\(example.line) runs nothing")
        return
      }
    }
  }

  @Test(arguments: commands)
  func `every source of suggestions is known`(command: CommandDescription) async throws {
    let values =
      CommandTable.program.options(of: command).compactMap(\.value) + command.operands.map(\.value)
    for case .suggestions(let source) in values.map(\.kind) {
      #expect(SuggestionSource(rawValue: source) != nil, "\(source)")
    }
  }

  @Test func `an exit code has one meaning`() {
    let codes = ExitCode.meanings.map(\.code)
    #expect(codes == Set(codes).sorted())
  }

  @Test(arguments: HelpTopic.timePhrases.map(\.label))
  func `every typed time that the help shows is understood`(phrase: String) throws {
    let now = try #require(Moment(rfc3339: "2026-11-30T12:00:00Z"))
    let moment = try TypedTime(phrase).moment(now: now, zone: .utc)
    #expect(moment.instant <= now.instant)
  }

  @Test(arguments: CommandTable.program.topics)
  func `every goal and topic that the help shows is understood`(topic: HelpTopic) throws {
    guard topic.name == "goals" else { return }
    for row in topic.rows { _ = try Fasting.Goal(typed: row.label) }
  }
}
