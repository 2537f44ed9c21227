/// The lock that lets one process at a time change the record.
package struct FileLock {
  private let descriptor: Int32
  private let operations: FileOperations

  /// Milliseconds for which a lock that another process has is waited for.
  package static let patience = 5000

  /// Takes the lock of a file, which is created where it is missing.
  package init(_ path: String, _ operations: FileOperations) throws(StorageError) {
    self.operations = operations
    do throws(SystemError) {
      descriptor = try FileLock.open(path, operations)
    } catch {
      throw .system(path: path, action: .lock, error)
    }
    var (waited, step) = (0, 1)
    do throws(SystemError) {
      while try !operations.tryLock(descriptor) {
        guard waited < FileLock.patience else {
          operations.close(descriptor)
          throw SystemError.wouldBlock
        }
        operations.pause(step)
        waited += step
        step = min(step * 2, 20, FileLock.patience - waited)
      }
    } catch .wouldBlock {
      throw .locked(path: path)
    } catch {
      operations.close(descriptor)
      throw .system(path: path, action: .lock, error)
    }
  }

  /// Lets others have the lock.
  package func release() {
    operations.close(descriptor)
  }

  private static func open(
    _ path: String, _ operations: FileOperations
  ) throws(SystemError) -> Int32 {
    do throws(SystemError) {
      return try operations.open(path, .lock)
    } catch .notFound {
      do throws(SystemError) {
        return try operations.open(path, .createNew(0o600))
      } catch .exists {
        return try operations.open(path, .lock)
      }
    } catch .accessDenied, .readOnly, .isDirectory {
      return try operations.open(path, .read)
    }
  }
}
