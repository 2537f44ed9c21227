package import FastingCore

/// What is done to files, as closures, so that tests can fail each of them, or crash there.
package struct FileOperations {
  /// Returns the bytes of a file.
  package var read: (_ path: String) throws(SystemError) -> [UInt8]
  /// Returns the bytes of a file that may be large, without copying them if that is possible.
  package var map: (_ path: String) throws(SystemError) -> FileBytes
  /// Returns what the system knows of the file at a path, or behind a link there.
  package var status: (_ path: String) throws(SystemError) -> Platform.Status
  /// Returns where a symbolic link leads, nil where there is something else.
  package var linkTarget: (_ path: String) throws(SystemError) -> String?
  /// Returns the names in a directory.
  package var list: (_ path: String) throws(SystemError) -> [String]
  package var makeDirectory: (_ path: String, _ mode: UInt16) throws(SystemError) -> Void
  package var open: (_ path: String, Platform.OpenMode) throws(SystemError) -> Int32
  /// Writes what the system takes and returns how many bytes that were.
  package var write: (_ descriptor: Int32, ArraySlice<UInt8>) throws(SystemError) -> Int
  package var size: (_ descriptor: Int32) throws(SystemError) -> Int
  package var truncate: (_ descriptor: Int32, _ length: Int) throws(SystemError) -> Void
  package var changeMode: (_ descriptor: Int32, _ mode: UInt16) throws(SystemError) -> Void
  /// Makes the contents of a file, or the entries of a directory, survive a power cut.
  package var synchronize: (_ descriptor: Int32) throws(SystemError) -> Void
  package var close: (_ descriptor: Int32) -> Void
  package var rename: (_ path: String, _ newPath: String) throws(SystemError) -> Void
  package var link: (_ path: String, _ newPath: String) throws(SystemError) -> Void
  package var remove: (_ path: String) throws(SystemError) -> Void
  /// Tries to lock a file; false where another process has the lock.
  package var tryLock: (_ descriptor: Int32) throws(SystemError) -> Bool
  package var pause: (_ milliseconds: Int) -> Void
}

extension FileOperations {
  /// The operations of the system.
  package static var live: FileOperations {
    FileOperations(
      read: { path throws(SystemError) in
        let descriptor = try Platform.open(path, .readAtOnce)
        defer { Platform.close(descriptor) }
        if try Platform.status(descriptor).isSpecial { throw .invalid }
        return try Platform.read(descriptor)
      },
      map: { path throws(SystemError) in
        let descriptor = try Platform.open(path, .readAtOnce)
        defer { Platform.close(descriptor) }
        return try Platform.map(descriptor)
      },
      status: { path throws(SystemError) in try Platform.status(path) },
      linkTarget: { path throws(SystemError) in try Platform.linkTarget(path) },
      list: { path throws(SystemError) in try Platform.list(path) },
      makeDirectory: { path, mode throws(SystemError) in
        try Platform.makeDirectory(path, mode: mode)
      },
      open: { path, mode throws(SystemError) in try Platform.open(path, mode) },
      write: { descriptor, bytes throws(SystemError) in try Platform.write(descriptor, bytes) },
      size: { descriptor throws(SystemError) in try Platform.status(descriptor).size },
      truncate: { descriptor, length throws(SystemError) in
        try Platform.truncate(descriptor, to: length)
      },
      changeMode: { descriptor, mode throws(SystemError) in
        try Platform.changeMode(descriptor, mode)
      },
      synchronize: { descriptor throws(SystemError) in try Platform.synchronize(descriptor) },
      close: { Platform.close($0) },
      rename: { path, newPath throws(SystemError) in try Platform.rename(path, to: newPath) },
      link: { path, newPath throws(SystemError) in try Platform.link(path, to: newPath) },
      remove: { path throws(SystemError) in try Platform.remove(path) },
      tryLock: { descriptor throws(SystemError) in try Platform.tryLock(descriptor) },
      pause: { Platform.pause(milliseconds: $0) })
  }
}
