package import FastingCore

/// A file whose contents survive a power cut once a function here has returned.
package struct DurableFile {
  package let path: String
  package let operations: FileOperations

  package init(_ path: String, _ operations: FileOperations) {
    self.path = path
    self.operations = operations
  }

  /// Returns the bytes; nil where there is no file.
  package func read() throws -> [UInt8]? {
    try found(operations.read)
  }

  /// Returns the bytes without copying them if that is possible; nil where there is no file.
  package func map() throws -> FileBytes? {
    try found(operations.map)
  }

  private func found<Bytes>(
    _ read: (String) throws(SystemError) -> Bytes
  ) throws -> Bytes? {
    do throws(SystemError) {
      return try read(path)
    } catch .notFound {
      _ = try target()
      return nil
    } catch {
      throw failure(.read, error)
    }
  }

  /// Appends bytes, and creates the file where there is none.
  ///
  /// With a `length`, what stands behind it is cut off first. After a failure the file is as long
  /// as before, as far as the system lets us.
  package func append(
    _ bytes: [UInt8], at length: Int? = nil, synchronized: Bool = true
  ) throws {
    try attempt(.write) { () throws(SystemError) in
      let (descriptor, isNew) = try openForAppending()
      defer { operations.close(descriptor) }
      if let length { try operations.truncate(descriptor, length) }
      let size = if let length { length } else { try operations.size(descriptor) }
      do throws(SystemError) {
        try write(bytes, to: descriptor)
        if synchronized { try operations.synchronize(descriptor) }
      } catch {
        try? operations.truncate(descriptor, size)
        throw error
      }
      if isNew { try DurableFile.synchronizeDirectory(of: path, operations) }
    }
  }

  /// Makes what another process wrote and did not live to synchronize survive a power cut.
  package func synchronize() throws {
    let target = try target()
    try attempt(.write) { () throws(SystemError) in
      do throws(SystemError) {
        let descriptor = try operations.open(target, .append)
        defer { operations.close(descriptor) }
        try operations.synchronize(descriptor)
      } catch .notFound {}
      try DurableFile.synchronizeDirectory(of: target, operations)
    }
  }

  /// Writes a new file; an error where there is one.
  package func create(_ bytes: [UInt8], mode: UInt16 = 0o600) throws {
    try attempt(.create) { () throws(SystemError) in
      try writeNew(path, bytes, mode: mode, exactMode: false)
      try DurableFile.synchronizeDirectory(of: path, operations)
    }
  }

  /// Replaces the contents as a whole: at every instant the file is the old one or the new one.
  ///
  /// A symbolic link stays, and the file that it leads to is replaced; the mode is kept. The closure
  /// is called at the moment from which on readers see the new contents.
  package func replace(
    with bytes: [UInt8], mode: UInt16 = 0o600, whenVisible: () -> Void = {}
  ) throws {
    let target = try target()
    try attempt(.write) { () throws(SystemError) in
      let old = try existing(target)
      let temporary = DurableFile.temporaryPath(for: target)
      do throws(SystemError) {
        try writeNew(temporary, bytes, mode: old?.mode ?? mode, exactMode: old != nil)
      } catch .exists {
        try removeLeftover(temporary)
        try writeNew(temporary, bytes, mode: old?.mode ?? mode, exactMode: old != nil)
      }
      do throws(SystemError) {
        try operations.rename(temporary, target)
      } catch {
        try? operations.remove(temporary)
        throw error
      }
      whenVisible()
      try DurableFile.synchronizeDirectory(of: target, operations)
    }
  }

  /// Removes the temporary file that a crash may have left.
  package func removeLeftover() throws {
    let temporary = DurableFile.temporaryPath(for: try target())
    try attempt(.write) { () throws(SystemError) in try removeLeftover(temporary) }
  }

  /// Makes the entries of the directory that a path is in survive a power cut.
  ///
  /// Some file systems cannot do this and say so; they have no need to.
  package static func synchronizeDirectory(
    of path: String, _ operations: FileOperations
  ) throws(SystemError) {
    let descriptor = try operations.open(directory(of: path), .directory)
    defer { operations.close(descriptor) }
    do throws(SystemError) {
      try operations.synchronize(descriptor)
    } catch .invalid {
      return
    }
  }

  private func openForAppending() throws(SystemError) -> (descriptor: Int32, isNew: Bool) {
    do throws(SystemError) {
      return (try operations.open(path, .append), false)
    } catch .notFound {
      return (try operations.open(path, .appendNew(0o600)), true)
    }
  }

  private func writeNew(
    _ path: String, _ bytes: [UInt8], mode: UInt16, exactMode: Bool
  ) throws(SystemError) {
    let descriptor = try operations.open(path, .createNew(mode))
    defer { operations.close(descriptor) }
    do throws(SystemError) {
      if exactMode { try operations.changeMode(descriptor, mode) }
      try write(bytes, to: descriptor)
      try operations.synchronize(descriptor)
    } catch {
      try? operations.remove(path)
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try operations.write(descriptor, rest)
      guard count > 0 else { throw .inputOutput }
      rest = rest.dropFirst(count)
    }
  }

  private func existing(_ path: String) throws(SystemError) -> Platform.Status? {
    do throws(SystemError) {
      return try operations.status(path)
    } catch .notFound {
      return nil
    }
  }

  private func removeLeftover(_ temporary: String) throws(SystemError) {
    do throws(SystemError) {
      try operations.remove(temporary)
    } catch .notFound {
      return
    }
  }

  func failure(_ action: StorageError.Action, _ error: SystemError) -> StorageError {
    .system(path: path, action: action, error)
  }

  private func attempt(
    _ action: StorageError.Action, _ body: () throws(SystemError) -> Void
  ) throws {
    do throws(SystemError) {
      try body()
    } catch {
      throw failure(action, error)
    }
  }
}
