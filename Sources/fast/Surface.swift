import FastingShell

/// An open output and what is known of it.
struct Surface {
  let isTerminal: Bool
  let terminalWidth: Int?
  /// Writes everything, or throws what the system says.
  let write: (String) throws(SystemError) -> Void

  init(
    isTerminal: Bool, terminalWidth: Int?,
    write: @escaping (String) throws(SystemError) -> Void
  ) {
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
    self.write = write
  }

  init(descriptor: Int32, environment: (String) -> String?) {
    let isTerminal = Platform.isTerminal(descriptor)
    self.init(
      isTerminal: isTerminal, terminalWidth: isTerminal ? Platform.terminalWidth(descriptor) : nil
    ) { text throws(SystemError) in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(try Platform.write(descriptor, rest))
      }
    }
  }
}
