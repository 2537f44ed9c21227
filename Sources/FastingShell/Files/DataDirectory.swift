/// Where the files of the record are, and why there.
package struct DataDirectory: Hashable, Sendable {
  /// What decided the place.
  package enum Source: String, Hashable, Sendable {
    case option = "--data-dir"
    case variable = "FAST_HOME"
    case dataHome = "XDG_DATA_HOME"
    case home = "HOME"
  }

  package let path: String
  package let source: Source

  /// Finds the place: the option, `FAST_HOME`, `$XDG_DATA_HOME/fast`, `~/.local/share/fast`.
  ///
  /// A relative XDG path is ignored, as its specification says. Throws where nothing is left.
  package init(
    option: String?, environment: (String) -> String?
  ) throws(StorageError) {
    if let option, !option.isEmpty {
      (path, source) = (option.withoutTrailingSlashes, .option)
    } else if let variable = environment("FAST_HOME"), !variable.isEmpty {
      (path, source) = (variable.withoutTrailingSlashes, .variable)
    } else if let dataHome = environment("XDG_DATA_HOME"), dataHome.hasPrefix("/") {
      (path, source) = (dataHome.withoutTrailingSlashes + "/fast", .dataHome)
    } else if let home = environment("HOME"), home.hasPrefix("/") {
      (path, source) = (home.withoutTrailingSlashes + "/.local/share/fast", .home)
    } else {
      throw .noHome
    }
  }

  package var current: String { path + "/fasting.json" }
  package var history: String { path + "/history.jsonl" }
  package var changes: String { path + "/changes.jsonl" }
  package var lock: String { path + "/lock" }
  package var backups: String { path + "/backups" }
}

extension String {
  var withoutTrailingSlashes: String {
    var text = self[...]
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return String(text)
  }
}
