/// What one command changed: the current fast before and after, and the fasts that left and entered
/// the history.
///
/// One shape serves as the log that is written ahead, for recovery after a crash, for undo and redo,
/// and for the message that says what was dropped.
public struct Change: Hashable, Sendable {
  /// The position in the sequence of all changes, from 1.
  public let number: Int

  /// The name of the command.
  public let command: String

  /// The current fast as it was.
  public let before: Fasting

  /// The current fast as it became.
  public let after: Fasting

  /// The records that left the history, with their former places.
  package let removedEntries: [History.Entry]

  /// The records that entered the history, with the places where they belong.
  package let addedEntries: [History.Entry]

  /// The number of the change that this one takes back.
  public let undoes: Int?

  /// The number of the change that this one makes again.
  public let redoes: Int?

  /// The fasts that left the history.
  public var removed: [Fast] { removedEntries.map(\.fast) }

  /// The fasts that entered the history.
  public var added: [Fast] { addedEntries.map(\.fast) }

  package init(
    number: Int, command: String, before: Fasting, after: Fasting,
    removed: [History.Entry] = [], added: [History.Entry] = [],
    undoes: Int? = nil, redoes: Int? = nil
  ) {
    self.number = number
    self.command = command
    self.before = before
    self.after = after
    self.removedEntries = removed
    self.addedEntries = added
    self.undoes = undoes
    self.redoes = redoes
  }

  /// Whether the history is part of it.
  package var touchesHistory: Bool {
    !removedEntries.isEmpty || !addedEntries.isEmpty
  }

  /// Whether nothing is different afterwards.
  package var isEmpty: Bool {
    before == after && removedEntries.isEmpty == addedEntries.isEmpty
      && (addedEntries.isEmpty || Set(removed) == Set(added))
  }
}

extension Change {
  /// Returns the change that takes this one back, with its own number.
  package func inverse(number: Int) -> Change {
    Change(
      number: number, command: "undo", before: after, after: before,
      removed: addedEntries, added: removedEntries, undoes: self.number)
  }

  /// Returns the change that makes this one again, with its own number.
  package func again(number: Int) -> Change {
    Change(
      number: number, command: "redo", before: before, after: after,
      removed: removedEntries, added: addedEntries, redoes: self.number)
  }

  /// Returns the one change that does what this one and then the next one do.
  package func followed(by next: Change) -> Change {
    let cancelled = Set(added).intersection(next.removed)
    return Change(
      number: number, command: command, before: before, after: next.after,
      removed: removedEntries + next.removedEntries.filter { !cancelled.contains($0.fast) },
      added: addedEntries.filter { !cancelled.contains($0.fast) } + next.addedEntries,
      undoes: undoes, redoes: redoes)
  }
}
