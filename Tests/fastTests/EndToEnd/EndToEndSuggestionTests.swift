import Foundation
import Testing

/// What the completions know of the record, and that they never complain.
struct EndToEndSuggestionTests {
  private static func scene(fasts: Int) throws -> Scene {
    let fast = try Scene(now: "2026-11-30T20:00:00Z")
    let lines = (0..<fasts).map { index in
      let day = String(index % 28 + 101).dropFirst()
      let year = 1980 + index / 28
      return Scene.line("\(year)-03-\(day)T00:00:00Z", "\(year)-03-\(day)T17:00:00Z")
    }
    try fast.write("history.jsonl", lines.map { $0 + "\n" }.joined())
    return fast
  }

  private func words(_ line: String, in fast: Scene) throws -> [String] {
    try fast("fast complete fish -- \(line)").lines.dropFirst().map {
      String($0.prefix { $0 != "\t" })
    }
  }

  @Test func `numbers are offered as far as they are typed, fifty at most`() throws {
    let fast = try Self.scene(fasts: 1000)
    #expect(try words("delete ''", in: fast) == ["last"] + (1...50).map(String.init))
    #expect(
      try words("delete 99", in: fast) == ["last", "99"] + (990...999).map(String.init))
    #expect(try words("delete last 1 2 ''", in: fast).first == "3")
  }

  @Test func `nothing is current while nothing is, and nothing saved before`() throws {
    let fast = try Self.scene(fasts: 1)
    #expect(try words("edit ''", in: fast) == ["last", "1"])
    fast.environment["FAST_HOME"] = "\(fast.root.path)/none"
    #expect(try words("edit ''", in: fast) == [])
    #expect(try words("--data-dir \"$DATA\" edit ''", in: fast) == ["last", "1"])
    try fast("mv \"$DATA\" home/mine")
    #expect(try words("--data-dir='~/mine' edit ''", in: fast) == ["last", "1"])
    try fast("test ! -e \"$FAST_HOME\"")
  }

  @Test(arguments: ["edit ''", "delete ''", "begin -g ''", "config goal ''", "be", "''"])
  func `a damaged file, settings in disorder and a wrong clock are borne`(line: String) throws {
    let fast = try Self.scene(fasts: 1)
    try fast.write("fasting.json", "{")
    try fast("mkdir -p home/.config/fast && echo '{' > home/.config/fast/config.json")
    let before = try fast.tree()
    for shell in ["bash", "zsh", "fish"] {
      let result = try fast("fast complete \(shell) -- \(line)")
      #expect(result.err == "")
      #expect(result.lines.first?.hasPrefix("words ") == true)
    }
    #expect(try words("edit ''", in: fast) == [])
    #expect(try fast.tree() == before)
    fast.now = "nonsense"
    let result = try fast("fast complete zsh -- \(line)")
    #expect(result.out + result.err == "")
  }

  @Test func `a lock is not waited for`() throws {
    let fast = try Self.scene(fasts: 1)
    try fast(
      "touch \"$DATA/lock\"; flock \"$DATA/lock\" timeout -s KILL 3 fast complete zsh -- edit ''")
  }
}
