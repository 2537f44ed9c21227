import Testing

@testable import fast

struct ChangelogTests {
  private static func headings(_ mark: String) throws -> [String] {
    try Project.text("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("\(mark) ") }
      .map { String($0.dropFirst(mark.count + 1)) }
  }

  @Test func `what is not released yet stands on top, then the versions with their days`() throws {
    let headings = try Self.headings("##")
    #expect(headings.first == "Unreleased")
    let versions = headings.dropFirst()
    for version in versions {
      #expect(version.wholeMatch(of: #/\d+\.\d+\.\d+ — \d{4}-\d\d-\d\d/#) != nil, "\(version)")
    }
    let days = versions.map { String($0.suffix(10)) }
    #expect(days == days.sorted(by: >))
  }

  @Test func `the newest version in it is the one of the program`() throws {
    guard let newest = try Self.headings("##").dropFirst().first else { return }
    #expect(newest.hasPrefix("\(Version.current) "))
  }

  @Test func `changes are put in order by their kind`() throws {
    let kinds: Set = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    #expect(Set(try Self.headings("###")).isSubset(of: kinds))
  }
}
