extension Record {
  /// Takes the last change back and returns it.
  @discardableResult
  public mutating func undo() throws(Refusal) -> Change {
    guard log.isReadable else { throw .changesUnreadable }
    if let pending { throw .changedSince(command: pending.command) }
    guard let number = log.stacks.undo.last else { throw .nothingToUndo }
    let undone = try change(number)
    let inverse = undone.inverse(number: lastChange + 1)
    try applyIfUnchanged(inverse, since: undone.command)
    return undone
  }

  /// Makes the change again that was taken back last, and returns it.
  @discardableResult
  public mutating func redo() throws(Refusal) -> Change {
    guard log.isReadable else { throw .changesUnreadable }
    if let pending { throw .changedSince(command: pending.command) }
    guard let number = log.stacks.redo.last else { throw .nothingToRedo }
    let undone = try change(number)
    try applyIfUnchanged(undone.again(number: lastChange + 1), since: "undo")
    return undone
  }

  private func change(_ number: Int) throws(Refusal) -> Change {
    guard let change = try? log.entry(number)?.change() else { throw .changesUnreadable }
    return change
  }

  private mutating func applyIfUnchanged(
    _ change: Change, since command: String
  ) throws(Refusal) {
    let present = Set(history.entries.map(\.fast))
    guard fasting == change.before, change.removed.allSatisfy(present.contains) else {
      throw .changedSince(command: command)
    }
    apply(change)
  }
}
