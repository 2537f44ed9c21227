import FastingShell
import Testing

struct DataDirectoryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    var option: String?
    var environment: [String: String] = [:]
    let path: String
    let source: DataDirectory.Source
    var testDescription: String { rule }
  }

  static let rows = [
    Row(
      rule: "the option wins", option: "/a", environment: ["FAST_HOME": "/b", "HOME": "/c"],
      path: "/a", source: .option),
    Row(rule: "a relative option stays", option: "a/b", path: "a/b", source: .option),
    Row(rule: "slashes at the end go", option: "/a//", path: "/a", source: .option),
    Row(
      rule: "FAST_HOME is next", environment: ["FAST_HOME": "/b/", "XDG_DATA_HOME": "/x"],
      path: "/b", source: .variable),
    Row(
      rule: "an empty FAST_HOME counts as none",
      environment: ["FAST_HOME": "", "XDG_DATA_HOME": "/x"], path: "/x/fast", source: .dataHome),
    Row(
      rule: "an absolute XDG_DATA_HOME is next",
      environment: ["XDG_DATA_HOME": "/x/", "HOME": "/h"], path: "/x/fast", source: .dataHome),
    Row(
      rule: "a relative XDG_DATA_HOME is ignored",
      environment: ["XDG_DATA_HOME": "x", "HOME": "/h"], path: "/h/.local/share/fast",
      source: .home),
    Row(
      rule: "an empty XDG_DATA_HOME is ignored", environment: ["XDG_DATA_HOME": "", "HOME": "/h/"],
      path: "/h/.local/share/fast", source: .home),
  ]

  @Test(arguments: rows)
  func `the first rule that applies decides`(row: Row) throws {
    let directory = try DataDirectory(option: row.option) { row.environment[$0] }
    #expect(directory.path == row.path)
    #expect(directory.source == row.source)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "h"], ["FAST_HOME": "", "XDG_DATA_HOME": "x"]])
  func `where nothing says a place, that is an error`(environment: [String: String]) {
    #expect(throws: StorageError.noHome) {
      try DataDirectory(option: nil) { environment[$0] }
    }
  }

  @Test func `an empty option never means the root of the disk`() {
    let directory = try? DataDirectory(option: "") { ["HOME": "/h"][$0] }
    #expect(directory?.current != "/fasting.json")
  }

  @Test func `the files have their names`() throws {
    let directory = try DataDirectory(option: "/a") { _ in nil }
    #expect(directory.current == "/a/fasting.json")
    #expect(directory.history == "/a/history.jsonl")
    #expect(directory.changes == "/a/changes.jsonl")
    #expect(directory.lock == "/a/lock")
    #expect(directory.backups == "/a/backups")
  }
}
