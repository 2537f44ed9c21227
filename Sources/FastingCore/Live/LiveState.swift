/// What the live view knows.
///
/// It changes only by ``apply(_:)``, which answers with what is to be done. It reads no clock and
/// performs nothing, so the same actions always give the same states and effects.
public struct LiveState: Hashable, Sendable {
  /// What is on the screen.
  public enum Mode: Hashable, Sendable {
    /// The current fast, or the eating window.
    case timer
    /// The saved fasts.
    case history
    /// The keys.
    case help
    /// The current fast, and the question whether to drop it.
    case confirmReset
  }

  /// A change that waits for its turn, or for its answer.
  public struct NumberedChange: Hashable, Sendable {
    /// The number of its request.
    public let request: Int
    /// What is to be done.
    public let change: LiveChange
    /// When the person wanted it.
    public let moment: Moment
  }

  /// The record as it was loaded or changed last.
  public internal(set) var record: Record
  /// How late it is.
  public internal(set) var now: Moment
  /// The size of the terminal.
  public internal(set) var size: LiveSize
  /// What is on the screen.
  public internal(set) var mode = Mode.timer
  /// What the last request of the person came to.
  public internal(set) var message: LiveMessage?
  /// Why the record could not be read when somebody else had changed it; nil once it can.
  public internal(set) var trouble: String?
  /// Whether the person wants to leave.
  public internal(set) var isQuitting = false

  /// What is searched for; empty for all fasts.
  public internal(set) var query = ""
  /// Whether the query is being typed.
  public internal(set) var isTyping = false
  /// The fasts that the newest search with an answer found, newest first.
  public internal(set) var found: [Numbered] = []
  /// How many of them are above the screen.
  public internal(set) var top = 0

  /// The changes that have no answer yet; the first is being made, the others wait for it.
  public internal(set) var changes: [NumberedChange] = []
  /// The number of the search that is awaited.
  public internal(set) var search: Int?
  /// The number of the reload that is awaited.
  public internal(set) var reload: Int?
  /// The number of the sharing that is awaited.
  public internal(set) var sharing: Int?
  /// The programs of the person that run, by the numbers of their requests.
  public internal(set) var hooks: [Int: LiveHook] = [:]
  /// The number of the last request.
  var lastRequest = 0

  /// The start of the fast whose goal was seen to lie ahead.
  var awaitedGoal: Moment?
  /// The start of the fast whose goal was passed last.
  var passedGoal: Moment?

  /// Creates the state of a view that opens on a record.
  public init(_ record: Record, now: Moment, size: LiveSize) {
    self.record = record
    self.now = now
    self.size = size
    _ = noticeGoal()
  }

  /// Whether the view has ended: the person left, every change has its answer, and what follows the
  /// changes has run.
  public var isDone: Bool {
    isQuitting && changes.isEmpty && hooks.isEmpty
  }

  /// How many fasts of the history the screen has room for, beside four lines of its own.
  public var historyRows: Int {
    max(1, size.rows - 4)
  }
}

/// What the last request of a person came to.
public enum LiveMessage: Hashable, Sendable {
  /// This was changed.
  case changed(Change)
  /// This was taken back.
  case takenBack(Change)
  /// The request does not fit the record.
  case refused(Refusal)
  /// Something did not work, in words.
  case failed(String)
  /// A program of the person did not work, and why.
  case hookFailed(LiveHook, String)
  /// The fast is being shared.
  case sharing
  /// The fast was shared.
  case shared
  /// The fast was not shared, and why.
  case notShared(String)
}
