package import FastingCore

/// Where the settings and the hooks are.
package struct ConfigDirectory: Hashable, Sendable {
  /// The path; nil where nothing says where the home directory is.
  package let path: String?

  /// Finds the place: `$XDG_CONFIG_HOME/fast` if that is absolute, else `~/.config/fast`.
  package init(environment: (String) -> String?) {
    if let config = environment("XDG_CONFIG_HOME"), config.hasPrefix("/") {
      path = config.withoutTrailingSlashes + "/fast"
    } else if let home = environment("HOME"), home.hasPrefix("/") {
      path = home.withoutTrailingSlashes + "/.config/fast"
    } else {
      path = nil
    }
  }

  package var settings: String? { path.map { $0 + "/config.json" } }
  package var hooks: String? { path.map { $0 + "/hooks" } }
}

extension ConfigDirectory {
  /// Reads the settings; those that make no sense are named in them.
  package func load(_ operations: FileOperations) throws -> Settings {
    guard let path = settings, let bytes = try DurableFile(path, operations).read()
    else { return Settings() }
    do throws(Unreadable) {
      return try Settings(bytes)
    } catch {
      throw StorageError.configuration(path: path, error)
    }
  }

  /// Reads the settings; throws where one of them makes no sense.
  package func settingsInForce(_ operations: FileOperations) throws -> Settings {
    let settings = try load(operations)
    if let path = self.settings, let name = settings.misread.first {
      throw StorageError.setting(path: path, name: name)
    }
    return settings
  }

  /// Changes the settings, under a lock, and writes them if they differ.
  package func update(
    _ operations: FileOperations, _ change: (inout Settings) throws -> Void
  ) throws -> Settings {
    guard let directory = path, let path = settings else { throw StorageError.noHome }
    var settings = try load(operations)
    let before = settings
    try change(&settings)
    guard settings != before else { return settings }
    try DurableFile(directory, operations).makeDirectories()
    let lock = try FileLock(directory, operations)
    defer { lock.release() }
    settings = try load(operations)
    try change(&settings)
    try DurableFile(path, operations).replace(with: try settings.bytes())
    return settings
  }
}
