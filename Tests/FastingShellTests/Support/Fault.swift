import FastingShell

/// A crash or a failure that comes after a number of operations.
final class Fault {
  enum Kind: Hashable, Sendable {
    /// The process dies: nothing that it would do later happens. With `tearing`, half of what is
    /// being written then gets through.
    case crash(tearing: Bool)
    /// One operation fails; later ones work.
    case failure(SystemError)
  }

  private let kind: Kind
  private var operationsLeft: Int
  private var open: Set<Int32> = []

  /// Whether it has happened.
  private(set) var wasReached = false

  init(_ kind: Kind, after count: Int) {
    self.kind = kind
    operationsLeft = count
  }

  private var isDead: Bool {
    if case .crash = kind { wasReached } else { false }
  }

  /// Returns operations to which the fault happens.
  func operations(over base: FileOperations) -> FileOperations {
    var wrapped = base.intercepted { _ throws(SystemError) in try self.count(base) }
    let open = wrapped.open
    wrapped.open = { path, mode throws(SystemError) in
      let descriptor = try open(path, mode)
      self.open.insert(descriptor)
      return descriptor
    }
    let write = wrapped.write
    wrapped.write = { descriptor, bytes throws(SystemError) in
      if self.kind == .crash(tearing: true), self.operationsLeft == 0, !self.wasReached {
        _ = try base.write(descriptor, bytes.prefix(bytes.count / 2))
      }
      return try write(descriptor, bytes)
    }
    wrapped.close = { if self.open.remove($0) != nil { base.close($0) } }
    wrapped.pause = { _ in }
    return wrapped
  }

  private func count(_ base: FileOperations) throws(SystemError) {
    if isDead { throw Fault.death }
    guard !wasReached else { return }
    guard operationsLeft == 0 else {
      operationsLeft -= 1
      return
    }
    wasReached = true
    switch kind {
    case .crash:
      // What the system does for a process that has died.
      open.forEach(base.close)
      open = []
      throw Fault.death
    case .failure(let error): throw error
    }
  }

  /// No error of the system, so that nothing can take it for one that it knows.
  private static let death = SystemError(-1)
}
