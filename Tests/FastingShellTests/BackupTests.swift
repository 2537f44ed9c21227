import FastingCore
import FastingShell
import Testing

@MainActor
struct BackupTests {
  private func save3(_ home: Home) async throws {
    try await home.run(begin(november(2, 20)), finish(november(3, 12)), save)
  }

  @Test func `what is replaced is kept`() async throws {
    try await Home.temporary { home in
      try await save3(home)
      #expect(try home.names(in: "backups").isEmpty)
      try await home.run(undo)
      #expect(try home.text("backups/history-000001.jsonl") == line(2) + "\n")
      #expect(try home.mode("backups/history-000001.jsonl") == 0o600)
    }
  }

  @Test func `what is kept does not change any more`() async throws {
    try await Home.temporary { home in
      try await save3(home)
      try await home.run(undo, redo, undo, redo)
      try await home.run(begin(november(3, 20)), finish(november(4, 12)), save)
      #expect(try home.text("backups/history-000001.jsonl") == line(2) + "\n")
      #expect(try home.text("backups/history-000002.jsonl") == line(2) + "\n")
    }
  }

  @Test func `the last 10 are kept, and what was set aside is kept for ever`() async throws {
    try await Home.temporary { home in
      try home.makeDirectory("backups")
      for number in 1...12 {
        try home.write("backups/torn-0000\(number + 10).jsonl", "torn \(number)")
      }
      try home.write("backups/changes-000001.jsonl", "changes")
      try home.write("backups/mine.txt", "mine")
      try await save3(home)
      for _ in 0..<13 { try await home.run(undo, redo) }
      let names = try home.names(in: "backups")
      #expect(names.filter { $0.hasPrefix("torn") }.count == 12)
      #expect(names.contains("changes-000001.jsonl") && names.contains("mine.txt"))
      let histories = names.filter { $0.hasPrefix("history") }
      #expect(histories.count == 10)
      #expect(histories.first == "history-000004.jsonl")
      #expect(histories.last == "history-000013.jsonl")
    }
  }

  @Test func `where links are not possible a copy is kept`() async throws {
    try await Home.temporary { home in
      try await save3(home)
      let operations = FileOperations.live.failing(.accessDenied) {
        if case .link = $0 { true } else { false }
      }
      try await home.store(operations).update(undo)
      #expect(try home.text("backups/history-000001.jsonl") == line(2) + "\n")
      #expect(try home.text("history.jsonl") == "")
    }
  }

  @Test func `where nothing can be kept nothing is replaced`() async throws {
    try await Home.temporary { home in
      try await save3(home)
      try home.write("backups", "a file in the way")
      await #expect(throws: StorageError.self) { try await home.run(undo) }
      #expect(try home.text("history.jsonl") == line(2) + "\n")
      try home.remove("backups")
      #expect(try home.files().load().fasting.filed == fast(2))
      #expect(try home.files().load().history.newestFirst.isEmpty)
      try await home.run(save)
      #expect(try home.text("history.jsonl") == line(2) + "\n")
    }
  }
}
