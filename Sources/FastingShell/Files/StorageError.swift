package import FastingCore

/// Why the record could not be read or written.
package enum StorageError: Error, Hashable, Sendable {
  /// A file cannot be understood; the number of the line where there is one.
  case damaged(path: String, line: Int?, reason: Unreadable)
  /// The settings cannot be understood.
  case configuration(path: String, Unreadable)
  /// The value of a setting makes no sense.
  case setting(path: String, name: String)
  /// The system refused to do something with a file.
  case system(path: String, action: Action, SystemError)
  /// A symbolic link leads to nothing.
  case danglingLink(path: String, target: String)
  /// Nothing says where the files are.
  case noHome
  /// Another process held the lock all the time.
  case locked(path: String)
  /// What was about to be written could not be read back, or would have lost something.
  case wouldLose(path: String)
  /// The change is recorded, but the history does not show it yet; the next command completes it.
  indirect case incomplete(StorageError)

  /// What was attempted.
  package enum Action: String, Sendable {
    case read, write, create, lock
  }
}
