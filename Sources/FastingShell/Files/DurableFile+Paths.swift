extension DurableFile {
  /// Follows symbolic links to the path of the file itself, which need not exist.
  package func target() throws -> String {
    var target = path
    for _ in 0..<40 {
      let next: String?
      do throws(SystemError) {
        next = try operations.linkTarget(target)
      } catch .notFound {
        if target == path { return path }
        throw StorageError.danglingLink(path: path, target: target)
      } catch {
        throw failure(.read, error)
      }
      guard let next else { return target }
      target = next.hasPrefix("/") ? next : DurableFile.directory(of: target) + "/" + next
    }
    throw failure(.read, .tooManyLinks)
  }

  /// The directory that a path is in.
  package static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where the new contents of a file are written before they take its place.
  package static func temporaryPath(for path: String) -> String {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return directory(of: path) + "/." + name + ".new"
  }
}
