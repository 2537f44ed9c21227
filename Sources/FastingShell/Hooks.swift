import FastingCore

/// The programs of a person that are told of changes: executables in a directory, by the name of
/// the event.
package struct Hooks {
  /// What a hook is told of.
  package enum Event: String, CaseIterable, Hashable, Sendable {
    case begin, finish, save, reset, goal, share
  }

  /// How a hook ended.
  package enum Outcome: Hashable, Sendable {
    /// There is none.
    case missing
    case done
    /// It could not be started, ended with an error, or took too long; why, in its own words where
    /// it said any.
    case failed(String)
  }

  /// How hooks that are waited for let time pass, in milliseconds.
  package typealias Pause = (_ milliseconds: Int) async -> Void

  /// The milliseconds that a hook may take.
  package static let patience = 10_000

  private let directory: String?
  private let pause: Pause

  /// Creates the hooks of a directory; nil is one without any.
  package init(directory: String?, pause: @escaping Pause = { Platform.pause(milliseconds: $0) }) {
    self.directory = directory
    self.pause = pause
  }

  /// Where the hook of an event is.
  package func path(_ event: Event) -> String? {
    directory.map { "\($0)/\(event.rawValue)" }
  }

  /// Tells whether any of these has a hook.
  package func has(_ events: [Event], _ operations: FileOperations) -> Bool {
    events.contains { event in
      path(event).map { (try? operations.status($0)) != nil } ?? false
    }
  }

  /// Runs the hooks of some events at the same time, gives each the same input, and returns how
  /// they ended.
  package func run(_ events: [Event], input: [UInt8]) async -> [Event: Outcome] {
    Platform.setClosedPipeEndsProcess(false)
    defer { Platform.setClosedPipeEndsProcess(true) }
    var outcomes: [Event: Outcome] = [:]
    var running: [Event: RunningHook] = [:]
    for event in events where outcomes[event] == nil {
      guard let path = path(event) else { continue }
      do throws(SystemError) {
        running[event] = RunningHook(try Platform.start(path), input: input)
      } catch {
        // What is there and yet not found names an interpreter that is not.
        let isThere = (try? Platform.status(path)) != nil
        outcomes[event] =
          error == .notFound && !isThere
          ? .missing
          : .failed(isThere && error == .notFound ? "its interpreter is not there" : error.text)
      }
    }
    var (waited, step) = (0, 1)
    while !running.isEmpty {
      for (event, var hook) in running {
        let outcome = hook.proceed(waited: waited)
        running[event] = outcome == nil ? hook : nil
        if let outcome { outcomes[event] = outcome }
      }
      guard !running.isEmpty else { break }
      await pause(step)
      waited += step
      step = min(step * 2, 20)
    }
    return outcomes
  }
}

/// A hook that was started.
private struct RunningHook {
  private let child: Platform.Child
  private var rest: ArraySlice<UInt8>
  private var isInputOpen = true
  private var output: [UInt8] = []

  init(_ child: Platform.Child, input: [UInt8]) {
    self.child = child
    rest = input[...]
  }

  /// Gives it what it takes, reads what it says, and returns how it ended once it has.
  mutating func proceed(waited: Int) -> Hooks.Outcome? {
    feed()
    drain()
    if waited >= Hooks.patience { Platform.end(child, byForce: waited >= Hooks.patience + 500) }
    guard let code = Platform.exitCode(of: child) else { return nil }
    drain()
    if isInputOpen { Platform.close(child.input) }
    Platform.close(child.output)
    if waited >= Hooks.patience { return .failed("it took more than 10 seconds, and was ended") }
    return code == 0 ? .done : .failed(words ?? "it ended with exit code \(code)")
  }

  private mutating func feed() {
    guard isInputOpen else { return }
    do throws(SystemError) {
      while !rest.isEmpty { rest = rest.dropFirst(try Platform.write(child.input, rest)) }
    } catch {
      if error == .wouldBlock { return }
    }
    Platform.close(child.input)
    isInputOpen = false
  }

  private mutating func drain() {
    while let bytes = try? Platform.readSome(child.output, atMost: 4096), !bytes.isEmpty {
      output = (output + bytes).suffix(4096)
    }
  }

  /// The last line that it wrote.
  private var words: String? {
    output.split(separator: .newline).last.map { String(decoding: $0, as: UTF8.self) }
  }
}
