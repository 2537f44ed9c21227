import FastingShell
import Testing

struct FileLockTests {
  @Test func `a second taker waits for 5 seconds and gives up`() async throws {
    try await Home.temporary { home in
      let path = home.root + "/lock"
      let lock = try FileLock(path, .live)
      defer { lock.release() }
      var waited = 0
      var operations = FileOperations.live
      operations.pause = { waited += $0 }
      #expect(throws: StorageError.locked(path: path)) { _ = try FileLock(path, operations) }
      #expect(waited == 5000)
    }
  }

  @Test func `a second taker gets the lock once it is released`() async throws {
    try await Home.temporary { home in
      let path = home.root + "/lock"
      let lock = try FileLock(path, .live)
      var pauses = 0
      var operations = FileOperations.live
      operations.pause = { _ in
        pauses += 1
        if pauses == 3 { lock.release() }
      }
      let second = try FileLock(path, operations)
      #expect(pauses == 3)
      second.release()
    }
  }

  @Test func `giving up leaves no descriptor open`() async throws {
    try await Home.temporary { home in
      let path = home.root + "/lock"
      let lock = try FileLock(path, .live)
      defer { lock.release() }
      var open = 0
      var operations = FileOperations.live
      operations.pause = { _ in }
      operations.open = { path, mode throws(SystemError) in
        let descriptor = try FileOperations.live.open(path, mode)
        open += 1
        return descriptor
      }
      operations.close = {
        open -= 1
        FileOperations.live.close($0)
      }
      #expect(throws: StorageError.self) { _ = try FileLock(path, operations) }
      #expect(open == 0)
      let broken = operations.failing(.inputOutput) { $0 == .tryLock }
      #expect(throws: StorageError.system(path: path, action: .lock, .inputOutput)) {
        _ = try FileLock(path, broken)
      }
      #expect(open == 0)
    }
  }

  @Test func `the file is made for its owner alone, and stays empty`() async throws {
    try await Home.temporary { home in
      let path = home.root + "/lock"
      try FileLock(path, .live).release()
      let status = try Platform.status(path)
      #expect(!status.isDirectory && status.mode == 0o600 && status.size == 0)
    }
  }

  @Test(arguments: [SystemError.accessDenied, .readOnly])
  func `a lock in a directory without permission to write can be taken`(
    error: SystemError
  ) async throws {
    try await Home.temporary { home in
      let path = home.root + "/lock"
      try FileLock(path, .live).release()
      try home.setMode(0o400, of: path)
      try home.setMode(0o500, of: home.root)
      defer { try? home.setMode(0o700, of: home.root) }
      var operations = FileOperations.live
      operations.open = { path, mode throws(SystemError) in
        guard case .read = mode else { throw error }
        return try FileOperations.live.open(path, mode)
      }
      try FileLock(path, operations).release()
    }
  }

  @Test func `a lock that cannot be made says why`() async throws {
    try await Home.temporary { home in
      let path = home.root + "/missing/lock"
      #expect(throws: StorageError.system(path: path, action: .lock, .notFound)) {
        _ = try FileLock(path, .live)
      }
    }
  }
}
