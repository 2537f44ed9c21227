import FastingCore
import FastingShell

/// A disk that forgets at a power cut what nobody made durable, as a real one may.
final class MemoryDisk {
  private final class Node {
    let isDirectory: Bool
    var mode: UInt16
    var bytes: [UInt8] = []
    var durable: [UInt8] = []

    init(isDirectory: Bool, mode: UInt16) {
      self.isDirectory = isDirectory
      self.mode = mode
    }
  }

  /// What becomes of that which was not made durable.
  enum Loss: CaseIterable, Sendable {
    /// New and renamed files, and new contents, are lost.
    case all
    /// Files are where they were, but their new contents are lost.
    case contents
    /// Contents are there, but the files are not where they were moved to.
    case names
  }

  private var names: [String: Node]
  private var durableNames: [String: Node]
  private var descriptors: [Int32: (path: String, node: Node)] = [:]
  private var nextDescriptor: Int32 = 100

  /// Creates a disk with one empty directory.
  init(_ path: String) {
    names = [path: Node(isDirectory: true, mode: 0o700)]
    durableNames = names
  }

  /// Creates a disk with the same contents.
  init(copying other: MemoryDisk) {
    var copies: [ObjectIdentifier: Node] = [:]
    func copy(_ node: Node) -> Node {
      if let copy = copies[ObjectIdentifier(node)] { return copy }
      let copy = Node(isDirectory: node.isDirectory, mode: node.mode)
      (copy.bytes, copy.durable) = (node.bytes, node.durable)
      copies[ObjectIdentifier(node)] = copy
      return copy
    }
    names = other.names.mapValues(copy)
    durableNames = other.durableNames.mapValues(copy)
  }

  /// Every file with its contents.
  var contents: [String: [UInt8]] { names.mapValues(\.bytes) }

  /// Every file with its contents, and with what of both is durable.
  var everything: [[String: [UInt8]]] {
    [contents, names.mapValues(\.durable), durableNames.mapValues(\.durable)]
  }

  func cutPower(_ loss: Loss) {
    descriptors = [:]
    if loss != .contents { names = durableNames }
    for path in names.keys.sorted() where !hasDirectory(path) { names[path] = nil }
    for node in names.values {
      if loss != .names { node.bytes = node.durable }
      node.durable = node.bytes
    }
    durableNames = names
  }

  private func hasDirectory(_ path: String) -> Bool {
    let directory = DurableFile.directory(of: path)
    return directory == "/" || names[directory]?.isDirectory == true
  }

  private func node(_ path: String) throws(SystemError) -> Node {
    guard let node = names[path] else { throw .notFound }
    return node
  }

  private func node(_ descriptor: Int32) throws(SystemError) -> Node {
    guard let node = descriptors[descriptor]?.node else { throw SystemError(-2) }
    return node
  }

  private func add(_ path: String, _ node: Node) throws(SystemError) {
    guard hasDirectory(path) else { throw .notFound }
    guard names[path] == nil else { throw .exists }
    names[path] = node
  }

  private func entries(_ directory: String) -> [String] {
    names.keys.filter { DurableFile.directory(of: $0) == directory && $0 != directory }
  }

  private func open(_ path: String, _ mode: Platform.OpenMode) throws(SystemError) -> Int32 {
    switch mode {
    case .createNew(let mode), .appendNew(let mode):
      try add(path, Node(isDirectory: false, mode: mode))
    case .read, .readAtOnce, .append, .lock, .directory: break
    }
    nextDescriptor += 1
    descriptors[nextDescriptor] = (path, try node(path))
    return nextDescriptor
  }

  private func synchronize(_ descriptor: Int32) throws(SystemError) {
    let node = try node(descriptor)
    guard node.isDirectory, let directory = descriptors[descriptor]?.path else {
      node.durable = node.bytes
      return
    }
    for path in durableNames.keys where DurableFile.directory(of: path) == directory {
      durableNames[path] = nil
    }
    for path in entries(directory) { durableNames[path] = names[path] }
  }

  var operations: FileOperations {
    var operations = FileOperations.live
    operations.read = { path throws(SystemError) in try self.node(path).bytes }
    operations.map = { path throws(SystemError) in FileBytes(try self.node(path).bytes) }
    operations.status = { path throws(SystemError) in
      let node = try self.node(path)
      return Platform.Status(
        isDirectory: node.isDirectory, mode: node.mode, size: node.bytes.count)
    }
    operations.linkTarget = { path throws(SystemError) in
      _ = try self.node(path)
      return nil
    }
    operations.list = { path throws(SystemError) in
      _ = try self.node(path)
      return self.entries(path).map { String($0.dropFirst(path.count + 1)) }.sorted()
    }
    operations.makeDirectory = { path, mode throws(SystemError) in
      try self.add(path, Node(isDirectory: true, mode: mode))
    }
    operations.open = { path, mode throws(SystemError) in try self.open(path, mode) }
    operations.write = { descriptor, bytes throws(SystemError) in
      try self.node(descriptor).bytes += bytes
      return bytes.count
    }
    operations.size = { descriptor throws(SystemError) in
      try self.node(descriptor).bytes.count
    }
    operations.truncate = { descriptor, length throws(SystemError) in
      let node = try self.node(descriptor)
      node.bytes = Array(node.bytes.prefix(length))
    }
    operations.changeMode = { descriptor, mode throws(SystemError) in
      try self.node(descriptor).mode = mode
    }
    operations.synchronize = { descriptor throws(SystemError) in
      try self.synchronize(descriptor)
    }
    operations.close = { self.descriptors[$0] = nil }
    operations.rename = { path, newPath throws(SystemError) in
      self.names[newPath] = try self.node(path)
      self.names[path] = nil
    }
    operations.link = { path, newPath throws(SystemError) in
      try self.add(newPath, try self.node(path))
    }
    operations.remove = { path throws(SystemError) in
      _ = try self.node(path)
      self.names[path] = nil
    }
    operations.tryLock = { _ throws(SystemError) in true }
    operations.pause = { _ in }
    return operations
  }
}
