import FastingShell

/// One call of an operation that can fail.
enum Call: Hashable {
  case read(String), status(String), linkTarget(String), list(String), makeDirectory(String)
  case open(String)
  case write, size, changeMode, synchronize, tryLock
  case truncate(Int)
  case rename(String, String), link(String, String), remove(String)
}

extension FileOperations {
  /// Returns operations that ask first; what is thrown there is the failure of the operation.
  func intercepted(
    _ check: @escaping (Call) throws(SystemError) -> Void
  ) -> FileOperations {
    var wrapped = self
    wrapped.read = { path throws(SystemError) in
      try check(.read(path))
      return try self.read(path)
    }
    wrapped.map = { path throws(SystemError) in
      try check(.read(path))
      return try self.map(path)
    }
    wrapped.status = { path throws(SystemError) in
      try check(.status(path))
      return try self.status(path)
    }
    wrapped.linkTarget = { path throws(SystemError) in
      try check(.linkTarget(path))
      return try self.linkTarget(path)
    }
    wrapped.list = { path throws(SystemError) in
      try check(.list(path))
      return try self.list(path)
    }
    wrapped.makeDirectory = { path, mode throws(SystemError) in
      try check(.makeDirectory(path))
      try self.makeDirectory(path, mode)
    }
    wrapped.open = { path, mode throws(SystemError) in
      try check(.open(path))
      return try self.open(path, mode)
    }
    wrapped.write = { descriptor, bytes throws(SystemError) in
      try check(.write)
      return try self.write(descriptor, bytes)
    }
    wrapped.size = { descriptor throws(SystemError) in
      try check(.size)
      return try self.size(descriptor)
    }
    wrapped.truncate = { descriptor, length throws(SystemError) in
      try check(.truncate(length))
      try self.truncate(descriptor, length)
    }
    wrapped.changeMode = { descriptor, mode throws(SystemError) in
      try check(.changeMode)
      try self.changeMode(descriptor, mode)
    }
    wrapped.synchronize = { descriptor throws(SystemError) in
      try check(.synchronize)
      try self.synchronize(descriptor)
    }
    wrapped.rename = { path, newPath throws(SystemError) in
      try check(.rename(path, newPath))
      try self.rename(path, newPath)
    }
    wrapped.link = { path, newPath throws(SystemError) in
      try check(.link(path, newPath))
      try self.link(path, newPath)
    }
    wrapped.remove = { path throws(SystemError) in
      try check(.remove(path))
      try self.remove(path)
    }
    wrapped.tryLock = { descriptor throws(SystemError) in
      try check(.tryLock)
      return try self.tryLock(descriptor)
    }
    return wrapped
  }

  /// Returns operations of which those that are picked fail.
  func failing(
    _ error: SystemError, where picks: @escaping (Call) -> Bool
  ) -> FileOperations {
    intercepted { call throws(SystemError) in if picks(call) { throw error } }
  }

  /// The operations of the system without the wait for the disk, for tests in which no power fails.
  static var unsynchronized: FileOperations {
    var operations = FileOperations.live
    operations.synchronize = { _ throws(SystemError) in }
    return operations
  }
}
