import FastingCore
import FastingShell
import Foundation
import Testing

@testable import fast

/// What the documentation shows of the sources, and says about them, is so.
struct ArticleTests {
  private static let articles =
    ["README.md"] + Project.files(".md", under: ["Sources/FastingCore", "Sources/FastingShell"])

  /// Swift files by their paths, as lines without indentation.
  private static func sources(_ folders: String...) throws -> [String: [String]] {
    try Project.files(".swift", under: folders).reduce(into: [:]) { texts, path in
      texts[path] = lines(try Project.text(path))
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: articles)
  func `every excerpt stands in one source, line after line`(article: String) throws {
    let sources = try Self.sources("Sources", "Scripts/LibraryUse/Sources").values.map {
      "\n\($0.joined(separator: "\n"))\n"
    }
    let blocks = try Project.text(article).components(separatedBy: "```swift\n").dropFirst()
    for block in blocks {
      let code = block.components(separatedBy: "\n```").first ?? ""
      let excerpt = "\n\(Self.lines(code).joined(separator: "\n"))\n"
      #expect(sources.contains { $0.contains(excerpt) }, "\(article): \(code)")
    }
  }
}

/// The article that says what a new goal, command or format needs.
struct AddingThingsTests {
  private static let article = "Sources/FastingCore/FastingCore.docc/AddingThings.md"

  /// Every table that it names, with the number of its rows.
  @MainActor private static let tables = [
    "Fasting.Goal.named": Fasting.Goal.named.count, "Stage.all": Stage.all.count,
    "Setting.all": Setting.all.count, "Importer.all": Importer.all.count,
    "Exporter.all": Exporter.all.count, "CommandTable.all": CommandTable.all.count,
    "Hooks.Event": Hooks.Event.allCases.count, "StatusPreset.all": StatusPreset.all.count,
    "StatusTemplate.table": StatusTemplate.keys.count, "HelpTopic.all": HelpTopic.all.count,
    "KeyBinding.all": KeyBinding.all(
      in: LiveState(Record(), now: .epoch, size: LiveSize(columns: 80, rows: 24))
    ).count,
  ]

  private static let keywords: Set<String> = [
    "struct", "enum", "class", "protocol", "extension", "let", "var", "func", "case",
  ]

  /// Returns all names that a source declares or extends, without the types that they stand in.
  private static func names(_ source: String) -> Set<String> {
    let words = source.utf8.split { byte in
      let character = Character(Unicode.Scalar(byte))
      return !character.isLetter && !character.isNumber && character != "_" && character != "."
    }.compactMap { String($0) }
    let names = zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
    return Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
  }

  /// Tells whether a source declares a name, by itself or inside a type.
  private static func declares(_ names: Set<String>, _ name: String) -> Bool {
    name.split(separator: ".").suffix(2).allSatisfy { names.contains(String($0)) }
  }

  @Test @MainActor func `its tables are the tables of the program, in the files that it names`()
    throws
  {
    var named: Set<String> = []
    for row in try Project.text(Self.article).matches(of: #/\| [a-z ]+ \| `(.+)` \| `(.+)` \|/#) {
      let (table, file) = (String(row.1), String(row.2))
      named.insert(table)
      #expect(
        Self.declares(Self.names(try Project.text(file)), table), "\(table) is not in \(file)")
    }
    #expect(named == Set(Self.tables.keys))
    #expect(Self.tables.values.allSatisfy { $0 > 0 })
  }

  @Test func `every path and every name in it exists`() throws {
    let sources = try Project.files(".swift", under: ["Sources", "Tests"]).map {
      Self.names(try Project.text($0))
    }
    let text = try Project.text(Self.article).replacing(#/```[^`]*```/#, with: "")
    for match in text.matches(of: #/`([^`]+)`/#) {
      let name = String(match.1)
      if name.contains("/") || name.hasSuffix(".md") {
        #expect(Project.has(name), "There is no \(name)")
      } else {
        #expect(sources.contains { Self.declares($0, name) }, "Nothing is called \(name)")
      }
    }
  }

  @Test(arguments: Importer.all.map(\.name).filter { $0 != "csv" })
  func `every format that the content tells has a sample`(format: String) {
    let samples = Project.files("", under: ["Tests/FastingCoreTests/Interchange/Samples"])
    #expect(samples.contains { $0.contains("/\(format).") })
  }

  @Test func `every hook of the live view is an event, and the README names all events`() throws {
    #expect(LiveHook.allCases.allSatisfy { Hooks.Event(rawValue: $0.rawValue) != nil })
    let section = try Project.text("README.md").components(separatedBy: "\n## ").first {
      $0.hasPrefix("Hooks\n")
    }
    for event in Hooks.Event.allCases { #expect(section?.contains("`\(event.rawValue)`") == true) }
  }
}
