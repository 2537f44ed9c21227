/// What a terminal, the clock and the system have to say to a view that stays open.
package enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The clock shows another second.
  case second
  /// A signal arrived.
  case signal(Platform.Signal)
  /// There is nobody left at the other end.
  case closed
  /// Something else is to be looked at, as ``TerminalEvents/wake()`` asked for.
  case wake
}

/// The events, in the order in which they happened.
///
/// One thread waits for all of them, so that whoever takes them is never kept from other work.
package struct TerminalEvents {
  package let stream: AsyncStream<TerminalEvent>
  private let continuation: AsyncStream<TerminalEvent>.Continuation

  /// Starts to listen: to the seconds of a clock, to a keyboard and to signals where there is a
  /// person, and to whether an output is still read.
  package init(
    clock: LocalClock, keyboard: Int32? = nil, output: Int32? = nil
  ) throws(SystemError) {
    let signals = keyboard == nil ? nil : try Platform.signalDescriptor()
    let (stream, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    (self.stream, self.continuation) = (stream, continuation)
    try Platform.startThread {
      var listener = Listener(clock: clock, keyboard: keyboard, signals: signals, output: output)
      while true {
        for event in listener.next() {
          if case .terminated = continuation.yield(event) { return }
          if event == .closed { return continuation.finish() }
        }
      }
    }
  }

  /// Sends an event from this side.
  package func wake() {
    continuation.yield(.wake)
  }
}

/// What the thread keeps in mind.
private struct Listener {
  let clock: LocalClock
  let keyboard: Int32?
  let signals: Int32?
  let output: Int32?
  var decoder = KeyDecoder()
  var second: Int64?

  /// How long a lone escape may be the beginning of a longer code.
  static let patience = 50

  /// Waits, at most for the next whole second, and returns what happened.
  mutating func next() -> [TerminalEvent] {
    let toNext = clock.second.millisecondsToNext
    let state = Platform.wait(
      for: [keyboard, signals, output].compactMap { $0 },
      milliseconds: decoder.isWaiting ? min(toNext, Listener.patience) : toNext)
    var events: [TerminalEvent] = []
    if let signals, state.readable.contains(signals) { events += read(signals) }
    if let keyboard, state.readable.contains(keyboard) {
      let bytes = (try? Platform.readSome(keyboard, atMost: 4096)) ?? []
      events += bytes.isEmpty ? [.closed] : decoder.decode(bytes).map(TerminalEvent.key)
    } else if decoder.isWaiting {
      events += decoder.end().map(TerminalEvent.key)
    }
    let number = clock.second.number
    if number != second {
      second = number
      events.append(.second)
    }
    return state.closed.isEmpty ? events : events + [.closed]
  }

  private func read(_ signals: Int32) -> [TerminalEvent] {
    let numbers = (try? Platform.readSome(signals, atMost: 64)) ?? []
    return numbers.compactMap { number in
      Platform.Signal.allCases.first { $0.number == Int32(number) }.map(TerminalEvent.signal)
    }
  }
}
