import FastingShell
import Testing

struct DurableFileLinkTests {
  /// The text of each link, and where the file itself is, both below a root that is put in for `~`.
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: String
    let links: [(name: String, target: String)]
    let file: String
    var testDescription: String { kind }
  }

  static let rows = [
    Row(kind: "absolute", links: [("link", "~/other/file")], file: "other/file"),
    Row(kind: "relative", links: [("link", "other/file")], file: "other/file"),
    Row(
      kind: "a chain", links: [("link", "other/next"), ("other/next", "../file")], file: "file"),
    Row(kind: "a directory", links: [("way", "other"), ("link", "way/file")], file: "other/file"),
  ]

  private func withLinks(_ row: Row, _ body: (Home, DurableFile, String) throws -> Void)
    async throws
  {
    try await Home.temporary { home in
      try Platform.makeDirectory(home.root + "/other", mode: 0o700)
      let path = home.root + "/" + row.file
      try DurableFile(path, .live).create(Array("old".utf8))
      for link in row.links {
        let target = link.target.hasPrefix("~") ? home.root + link.target.dropFirst() : link.target
        try home.link(home.root + "/" + link.name, to: target)
      }
      try body(home, DurableFile(home.root + "/link", .live), path)
    }
  }

  @Test(arguments: rows)
  func `a link stays, and what it leads to is replaced`(row: Row) async throws {
    try await withLinks(row) { home, link, path in
      try home.setMode(0o640, of: path)
      try link.replace(with: Array("new".utf8))
      #expect(try Platform.linkTarget(link.path) != nil)
      #expect(try Platform.linkTarget(path) == nil)
      #expect(try DurableFile(path, .live).read() == Array("new".utf8))
      #expect(try Platform.status(path).mode == 0o640)
      let names = try Platform.list(home.root) + Platform.list(home.root + "/other")
      #expect(!names.contains { $0.hasPrefix(".") })
    }
  }

  @Test(arguments: rows)
  func `what a link leads to is appended to`(row: Row) async throws {
    try await withLinks(row) { _, link, path in
      try link.append(Array(" and new".utf8))
      #expect(try Platform.linkTarget(link.path) != nil)
      #expect(try DurableFile(path, .live).read() == Array("old and new".utf8))
    }
  }

  @Test(arguments: rows)
  func `a leftover beside what a link leads to is removed`(row: Row) async throws {
    try await withLinks(row) { _, link, path in
      let temporary = DurableFile.temporaryPath(for: path)
      try DurableFile(temporary, .live).create([1])
      try link.removeLeftover()
      #expect(try DurableFile(temporary, .live).read() == nil)
    }
  }

  @Test func `a dangling link is an error that names its target`() async throws {
    try await Home.temporary { home in
      let (path, target) = (home.root + "/link", home.root + "/nowhere")
      try home.link(path, to: "nowhere")
      let error = StorageError.danglingLink(path: path, target: target)
      let file = DurableFile(path, .live)
      #expect(throws: error) { try file.read() }
      #expect(throws: error) { try file.replace(with: [1]) }
      #expect(throws: error) { try file.removeLeftover() }
      #expect(throws: StorageError.self) { try file.append([1]) }
      #expect(try Platform.list(home.root) == ["link"])
    }
  }

  @Test func `links in a circle are an error`() async throws {
    try await Home.temporary { home in
      let path = home.root + "/a"
      try home.link(path, to: "b")
      try home.link(home.root + "/b", to: "a")
      let file = DurableFile(path, .live)
      let error = StorageError.system(path: path, action: .read, .tooManyLinks)
      #expect(throws: error) { try file.read() }
      #expect(throws: error) { try file.replace(with: [1]) }
      #expect(throws: StorageError.system(path: path, action: .write, .tooManyLinks)) {
        try file.append([1])
      }
    }
  }
}
