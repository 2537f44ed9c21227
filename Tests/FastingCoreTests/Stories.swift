import FastingCore
import Testing

extension Moment {
  /// The moment so many hours after midnight of 29 November 2026, an hour ahead of UTC.
  static func hour(_ hours: Double) -> Moment {
    let milliseconds = 1_795_906_800_000 + Int64(hours * 3_600_000)
    guard let moment = Moment(Instant(milliseconds: milliseconds), utcOffset: 3600) else {
      preconditionFailure()
    }
    return moment
  }
}

extension Fast {
  /// A saved fast from one hour to another.
  static func hours(_ start: Double, _ end: Double, note: String? = nil) -> Fast {
    Fast(start: .hour(start), end: .hour(end), goal: .trf16, note: note)
  }
}

extension Fasting {
  /// A current fast that began at an hour, and ended if there is a second one.
  static func hours(
    _ start: Double, _ end: Double? = nil, note: String? = nil, otherKeys: JSONObject = [:]
  ) -> Fasting {
    Fasting(
      goal: .trf16, start: .hour(start), end: end.map { .hour($0) }, note: note,
      otherKeys: otherKeys)
  }
}

extension Record {
  /// A record that was loaded: what runs, and what is saved.
  init(_ fasting: Fasting, saved: [Fast] = []) {
    self.init(
      fasting: fasting, history: History(saved), lastChange: 0, log: ChangeLog())
  }

  /// The saved fasts, whatever their order.
  var saved: Set<Fast> { Set(history.newestFirst) }

  /// Runs a command and notes that it became durable.
  mutating func perform(_ command: (inout Record) throws -> Void) throws {
    try command(&self)
    pendingWasSaved()
  }
}

/// Runs a command on a value and returns its refusal, which must leave the value as it was.
func refusal<Value: Equatable>(
  of value: Value, sourceLocation: SourceLocation = #_sourceLocation,
  _ command: (inout Value) throws -> Void
) -> Refusal? {
  var changed = value
  do {
    try command(&changed)
    return nil
  } catch {
    #expect(changed == value, sourceLocation: sourceLocation)
    #expect(error is Refusal, sourceLocation: sourceLocation)
    return error as? Refusal
  }
}

/// Returns why a piece of a file cannot be read; nil where it can.
func unreadable(
  sourceLocation: SourceLocation = #_sourceLocation, _ read: () throws -> Any
) -> Unreadable? {
  do {
    _ = try read()
    return nil
  } catch {
    #expect(error is Unreadable, sourceLocation: sourceLocation)
    return error as? Unreadable
  }
}
