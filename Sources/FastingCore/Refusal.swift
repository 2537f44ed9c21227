/// Why a command does not fit the present state, or breaks a rule of the model.
///
/// Where one is thrown nothing has changed.
public enum Refusal: Error, Hashable, Sendable {
  /// A fast is running already.
  case alreadyFasting(since: Moment, goal: Fasting.Goal)
  /// There is no fast to end.
  case notFasting
  /// The current fast has ended already.
  case alreadyFinished(at: Moment)
  /// There is no finished fast to file.
  case nothingToSave
  /// The fast still runs, and the command needs a finished one.
  case stillFasting(since: Moment)
  /// The fast runs, and needs no resuming.
  case runsAlready(since: Moment)
  /// There is no current fast to drop.
  case nothingToReset
  /// There is no finished fast that could run again.
  case nothingToResume
  /// There is no current fast to correct.
  case nothingToEdit
  /// The end of a fast that still runs cannot be corrected.
  case noEndYet(since: Moment)
  /// The moment has not come yet.
  case future(Moment, now: Moment)
  /// The fast would end before it starts.
  case endBeforeStart(start: Moment, end: Moment)
  /// The fast would overlap a saved one; its number is the one of the log.
  case overlaps(Fast, number: Int, now: Moment)
  /// The fast would overlap the current one.
  case overlapsCurrent(start: Moment, end: Moment?)
  /// A fast with this start and end is in the history already.
  case alreadySaved(Fast)
  /// There is no saved fast.
  case noSavedFast
  /// No saved fast has this number.
  case noFast(number: Int, count: Int)
  /// No saved fast ended on this day, or several did.
  case notOneFast(on: Day, candidates: [Numbered])
  /// There is no change to take back.
  case nothingToUndo
  /// There is no change to make again.
  case nothingToRedo
  /// The log of the changes cannot be read.
  case changesUnreadable
  /// The record is no longer as the change left it.
  case changedSince(command: String)
}
