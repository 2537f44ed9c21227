extension DurableFile {
  /// Makes the directory at this path and the ones above it where they are missing, for nobody
  /// else to read, so that they survive a power cut.
  package func makeDirectories() throws {
    var missing: [String] = []
    var directory = path
    while try !exists(directory) {
      missing.append(directory)
      directory = DurableFile.directory(of: directory)
    }
    if missing.isEmpty { missing = [path] }
    for path in missing.reversed() {
      do throws(SystemError) {
        do throws(SystemError) { try operations.makeDirectory(path, 0o700) } catch .exists {}
        try DurableFile.synchronizeDirectory(of: path, operations)
      } catch {
        throw StorageError.system(path: path, action: .create, error)
      }
    }
  }

  private func exists(_ path: String) throws -> Bool {
    do throws(SystemError) {
      _ = try operations.status(path)
      return true
    } catch .notFound {
      return path == "." || path == "/"
    } catch {
      throw StorageError.system(path: path, action: .read, error)
    }
  }
}
