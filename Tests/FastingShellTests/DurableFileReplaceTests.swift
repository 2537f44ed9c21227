import FastingShell
import Testing

struct DurableFileReplaceTests {
  @Test func `a new file is for its owner alone`() async throws {
    try await Home.temporary { home in
      let file = DurableFile(home.root + "/file", .live)
      #expect(try file.read() == nil)
      try file.replace(with: Array("new".utf8))
      #expect(try Home.text(at: file.path) == "new")
      #expect(try Platform.status(file.path).mode == 0o600)
      #expect(try Platform.list(home.root) == ["file"])
    }
  }

  @Test(arguments: [0o640, 0o600, 0o444, 0o666])
  func `the mode of a file stays`(mode: Int) async throws {
    try await Home.temporary { home in
      let file = DurableFile(home.root + "/file", .live)
      try file.create(Array("old".utf8))
      try home.setMode(mode, of: file.path)
      try file.replace(with: Array("new".utf8))
      #expect(try Home.text(at: file.path) == "new")
      #expect(Int(try Platform.status(file.path).mode) == mode)
    }
  }

  @Test func `a temporary file that a crash left is removed`() async throws {
    try await Home.temporary { home in
      let file = DurableFile(home.root + "/file", .live)
      let temporary = DurableFile.temporaryPath(for: file.path)
      #expect(temporary == home.root + "/.file.new")
      try DurableFile(temporary, .live).create(Array("half".utf8))
      try file.replace(with: Array("new".utf8))
      #expect(try Platform.list(home.root) == ["file"])
      try DurableFile(temporary, .live).create(Array("half".utf8))
      try file.removeLeftover()
      try file.removeLeftover()
      #expect(try Platform.list(home.root) == ["file"])
      #expect(try Home.text(at: file.path) == "new")
    }
  }

  @Test func `a system that takes one byte at a time gets all of them`() async throws {
    try await Home.temporary { home in
      var operations = FileOperations.live
      operations.write = { descriptor, bytes throws(SystemError) in
        try FileOperations.live.write(descriptor, bytes.prefix(1))
      }
      let file = DurableFile(home.root + "/file", operations)
      try file.replace(with: Array("one".utf8))
      try file.append(Array(", two".utf8))
      #expect(try Home.text(at: file.path) == "one, two")
    }
  }

  @Test(arguments: [Call.write, .synchronize, .changeMode])
  func `after a failure the old file is there and nothing else`(call: Call) async throws {
    try await Home.temporary { home in
      let path = home.root + "/file"
      try DurableFile(path, .live).create(Array("old".utf8))
      let file = DurableFile(path, FileOperations.live.failing(.noSpace) { $0 == call })
      var isVisible = false
      #expect(throws: StorageError.system(path: path, action: .write, .noSpace)) {
        try file.replace(with: Array("new".utf8)) { isVisible = true }
      }
      #expect(!isVisible)
      #expect(try Home.text(at: path) == "old")
      #expect(try Platform.list(home.root) == ["file"])
    }
  }

  @Test func `after a failing rename the old file is there and nothing else`() async throws {
    try await Home.temporary { home in
      let path = home.root + "/file"
      try DurableFile(path, .live).create(Array("old".utf8))
      let operations = FileOperations.live.failing(.inputOutput) {
        if case .rename = $0 { true } else { false }
      }
      #expect(throws: StorageError.system(path: path, action: .write, .inputOutput)) {
        try DurableFile(path, operations).replace(with: Array("new".utf8))
      }
      #expect(try Home.text(at: path) == "old")
      #expect(try Platform.list(home.root) == ["file"])
    }
  }

  @Test func `the file is synchronized before it takes its place, the directory after`()
    async throws
  {
    try await Home.temporary { home in
      var calls: [String] = []
      let operations = FileOperations.live.intercepted { call throws(SystemError) in
        switch call {
        case .write: calls.append("write")
        case .synchronize: calls.append("synchronize")
        case .rename: calls.append("rename")
        default: break
        }
      }
      try DurableFile(home.root + "/file", operations).replace(with: [1]) {
        calls.append("visible")
      }
      #expect(calls == ["write", "synchronize", "rename", "visible", "synchronize"])
    }
  }

  @Test func `a directory that cannot be synchronized needs it not`() async throws {
    try await Home.temporary { home in
      var isDirectory = false
      var operations = FileOperations.live
      operations.open = { path, mode throws(SystemError) in
        if case .directory = mode { isDirectory = true } else { isDirectory = false }
        return try FileOperations.live.open(path, mode)
      }
      operations.synchronize = { descriptor throws(SystemError) in
        if isDirectory { throw .invalid }
      }
      try DurableFile(home.root + "/file", operations).replace(with: [1])
      #expect(try DurableFile(home.root + "/file", .live).read() == [1])
    }
  }

  @Test func `a directory in place of a file is an error`() async throws {
    try await Home.temporary { home in
      let file = DurableFile(home.root, .live)
      #expect(throws: StorageError.system(path: home.root, action: .read, .isDirectory)) {
        try file.read()
      }
      #expect(throws: StorageError.system(path: home.root, action: .write, .isDirectory)) {
        try file.append([1])
      }
      #expect(throws: StorageError.self) { try file.replace(with: [1]) }
    }
  }
}
