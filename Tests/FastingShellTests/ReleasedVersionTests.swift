import FastingCore
import FastingShell
import Testing

/// The files of every version that was released must load for ever.
@MainActor
struct ReleasedVersionTests {
  private static let folder = DurableFile.directory(of: #filePath) + "/Released"

  private func load(_ version: Int, into home: Home) throws -> Record {
    for name in ["fasting.json", "history.jsonl", "changes.jsonl"] {
      let text = try Home.text(at: "\(Self.folder)/\(version)/\(name)")
      try home.write(name, try #require(text))
    }
    return try home.files().load()
  }

  @Test func `the files of version 1 load, and can be taken back`() async throws {
    try await Home.temporary { home in
      let record = try load(1, into: home)
      #expect(record.fasting.state == .fasting)
      #expect(record.fasting.goal == .omad)
      #expect(record.fasting.note == "running")
      #expect(record.history.newestFirst.map(\.isMet) == [true, true])
      #expect(record.history.newestFirst.last?.note == "quotes \" and \\ and\ttab, ünï 漢字")
      try await home.run({ try $0.undo() }, { try $0.undo() }, { try $0.undo() })
      let before = try home.files().load()
      #expect(before.fasting.state == .idle)
      #expect(before.history.newestFirst.count == 1)
    }
  }
}
