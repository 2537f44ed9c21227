/// Everything that can happen to the live view: time passes, a person wants something, or an effect
/// answers.
///
/// Answers carry the number of the request that they belong to. One that is late, that comes twice,
/// or whose request was called off, changes nothing.
public enum LiveAction: Hashable, Sendable {
  // The world.

  /// It is this late now.
  case tick(Moment)
  /// The terminal is this large now.
  case resize(LiveSize)

  // The person.

  /// Changes the record; a reset is asked about once.
  case change(LiveChange)
  /// Says no to the question about a reset.
  case keep
  /// Hands the current or the latest fast to whom it is shared with.
  case share
  /// Shows something else.
  case show(LiveState.Mode)
  /// Moves through the history.
  case scroll(LiveScroll)
  /// Opens the line in which a search is typed.
  case openSearch
  /// Adds to what is searched for.
  case type(String)
  /// Takes the last letter of that away.
  case erase
  /// Closes the line of the search and keeps what it found.
  case closeSearch
  /// Calls the search off and shows all fasts again.
  case cancelSearch
  /// Ends the view once every change is made.
  case quit

  // The answers.

  /// The record was changed, and is this one now; nil where nothing differs.
  case changed(request: Int, Record, Change?)
  /// A change does not fit the record.
  case refused(request: Int, Refusal)
  /// A change could not be made durable.
  case changeFailed(request: Int, String)
  /// These are the fasts that were searched for.
  case found(request: Int, [Numbered])
  /// A search came to nothing.
  case failed(request: Int, String)
  /// Somebody else changed the record.
  case reloaded(request: Int, Record)
  /// Nobody else changed the record.
  case unchanged(request: Int)
  /// The record could not be read.
  case reloadFailed(request: Int, String)
  /// The fast was shared.
  case shared(request: Int)
  /// The fast was not shared, and why.
  case notShared(request: Int, String)
  /// A program of the person that follows changes has ended; nil where it went well.
  case hookEnded(request: Int, String?)

  /// Whether a person did it.
  var isOfPerson: Bool {
    switch self {
    case .change, .keep, .share, .show, .scroll, .openSearch, .type, .erase, .closeSearch,
      .cancelSearch, .quit:
      true
    case .tick, .resize, .changed, .refused, .changeFailed, .found, .failed, .reloaded, .unchanged,
      .reloadFailed, .shared, .notShared, .hookEnded:
      false
    }
  }
}

/// A way through the history.
public enum LiveScroll: Hashable, Sendable {
  /// So many fasts down, or up where negative.
  case lines(Int)
  /// So many screens down, or up where negative.
  case pages(Int)
  /// To the newest.
  case top
  /// To the oldest.
  case bottom
}

/// The size of a terminal.
public struct LiveSize: Hashable, Sendable {
  /// How many characters fit beside each other.
  public var columns: Int
  /// How many lines there are.
  public var rows: Int

  /// Creates a size, kept between one and a thousand in both directions.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), 1000)
    self.rows = min(max(1, rows), 1000)
  }
}
