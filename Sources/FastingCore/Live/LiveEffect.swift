/// Something for the shell to do; a value, so that a test compares it and a recording performs
/// nothing.
public enum LiveEffect: Hashable, Sendable {
  /// Changes the durable record at a moment; answered by `changed`, `refused` or `changeFailed`.
  case change(request: Int, LiveChange, at: Moment)
  /// Finds fasts by their notes; answered by `found` or `failed`.
  case search(request: Int, String, in: History)
  /// Calls a search off.
  case cancel(request: Int)
  /// Reads the record if somebody else changed it; answered by `reloaded`, `unchanged` or
  /// `reloadFailed`.
  case reload(request: Int)
  /// Shares the current or the latest fast; answered by `shared` or `notShared`.
  case share(request: Int, Record, at: Moment)
  /// Runs a program of the person that follows changes; answered by `hookEnded`.
  case runHook(request: Int, LiveHook, Record, at: Moment)
}

/// What programs of the person can follow.
public enum LiveHook: String, Hashable, Sendable, CaseIterable {
  /// A fast was started.
  case begin
  /// A fast was ended.
  case finish
  /// A fast was filed.
  case save
  /// A fast was dropped.
  case reset
  /// The goal of a running fast was passed.
  case goal
}

/// An effect that may be numbered, so that another one can call it off.
public protocol NumberedEffect: Hashable, Sendable {
  /// The number of the request that it makes.
  var request: Int? { get }
  /// The number of the request that it calls off.
  var cancelledRequest: Int? { get }
}

extension LiveEffect: NumberedEffect {
  /// The number of the request that it makes; nil where it calls one off.
  public var request: Int? {
    switch self {
    case .change(let request, _, _), .search(let request, _, _), .reload(let request),
      .share(let request, _, _), .runHook(let request, _, _, _):
      request
    case .cancel: nil
    }
  }

  /// The number of the request that it calls off.
  public var cancelledRequest: Int? {
    if case .cancel(let request) = self { request } else { nil }
  }
}
