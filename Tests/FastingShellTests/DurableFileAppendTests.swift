import FastingShell
import Testing

struct DurableFileAppendTests {
  /// Makes a file with five bytes.
  private func file(in home: Home) throws -> String {
    let path = home.root + "/file"
    try DurableFile(path, .live).create(Array("12345".utf8))
    return path
  }

  @Test func `a file that is not there is made for its owner alone`() async throws {
    try await Home.temporary { home in
      let file = DurableFile(home.root + "/file", .live)
      try file.append(Array("1".utf8))
      try file.append(Array("2".utf8))
      #expect(try Home.text(at: file.path) == "12")
      #expect(try Platform.status(file.path).mode == 0o600)
    }
  }

  @Test(arguments: [(5, "12345new"), (2, "12new"), (0, "new")])
  func `what stands behind a length is cut off first`(length: Int, expected: String) async throws {
    try await Home.temporary { home in
      let path = try file(in: home)
      try DurableFile(path, .live).append(Array("new".utf8), at: length)
      #expect(try Home.text(at: path) == expected)
    }
  }

  @Test(arguments: [Call.write, .synchronize], [SystemError.noSpace, .inputOutput])
  func `after a failure the file is as long as before`(
    call: Call, error: SystemError
  ) async throws {
    try await Home.temporary { home in
      let path = try file(in: home)
      let file = DurableFile(path, FileOperations.live.failing(error) { $0 == call })
      #expect(throws: StorageError.system(path: path, action: .write, error)) {
        try file.append(Array("new".utf8))
      }
      #expect(try Home.text(at: path) == "12345")
      #expect(throws: StorageError.self) { try file.append(Array("new".utf8), at: 3) }
      #expect(try Home.text(at: path) == "123")
    }
  }

  @Test func `after a write that the disk had no room to complete the file is as before`()
    async throws
  {
    try await Home.temporary { home in
      let path = try file(in: home)
      var writes = 0
      var operations = FileOperations.live
      operations.write = { descriptor, bytes throws(SystemError) in
        writes += 1
        guard writes == 1 else { throw .noSpace }
        return try FileOperations.live.write(descriptor, bytes.prefix(2))
      }
      #expect(throws: StorageError.system(path: path, action: .write, .noSpace)) {
        try DurableFile(path, operations).append(Array("new".utf8))
      }
      #expect(writes == 2)
      #expect(try Home.text(at: path) == "12345")
    }
  }

  @Test func `a write that takes nothing is an error, not a loop`() async throws {
    try await Home.temporary { home in
      let path = try file(in: home)
      var operations = FileOperations.live
      operations.write = { _, _ throws(SystemError) in 0 }
      #expect(throws: StorageError.system(path: path, action: .write, .inputOutput)) {
        try DurableFile(path, operations).append(Array("new".utf8))
      }
    }
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `only what has to be durable is synchronized`(isDurable: Bool, count: Int) async throws {
    try await Home.temporary { home in
      let path = try file(in: home)
      var calls = 0
      let operations = FileOperations.live.intercepted { call throws(SystemError) in
        if call == .synchronize { calls += 1 }
      }
      try DurableFile(path, operations).append([1], synchronized: isDurable)
      #expect(calls == count)
    }
  }

  @Test func `a file is created only where there is none`() async throws {
    try await Home.temporary { home in
      let path = try file(in: home)
      #expect(throws: StorageError.system(path: path, action: .create, .exists)) {
        try DurableFile(path, .live).create([1])
      }
      #expect(try Home.text(at: path) == "12345")
    }
  }

  @Test func `directories are made for their owner alone`() async throws {
    try await Home.temporary { home in
      let path = home.root + "/a/b/c"
      try DurableFile(path, .live).makeDirectories()
      try DurableFile(path, .live).makeDirectories()
      for directory in ["/a", "/a/b", "/a/b/c"] {
        let status = try Platform.status(home.root + directory)
        #expect(status.isDirectory)
        #expect(status.mode == 0o700)
      }
    }
  }

  @Test func `a directory that cannot be made is named`() async throws {
    try await Home.temporary { home in
      let path = home.root + "/a/b"
      let operations = FileOperations.live.failing(.noSpace) { $0 == .makeDirectory(path) }
      #expect(throws: StorageError.system(path: path, action: .create, .noSpace)) {
        try DurableFile(path, operations).makeDirectories()
      }
    }
  }
}
