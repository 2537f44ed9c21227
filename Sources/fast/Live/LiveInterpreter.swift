import FastingCore

/// Performs the effects of the live view, and answers each with an action.
///
/// What it needs of the world are closures, so that tests put others in their place.
@MainActor
struct LiveInterpreter {
  /// Makes a change durable, and returns the record then and what was changed or taken back.
  var change: (LiveChange, Moment) async throws -> (Record, Change?)
  /// Finds the fasts of a history whose notes have a text in them.
  var search: (String, History) async throws -> [Numbered]
  /// Returns the record if somebody has written it since the last time.
  var reload: () async throws -> Record?
  /// Runs a program of the person with this on its standard input; returns why it failed.
  var runHook: (String, [UInt8]) async -> String?
  /// Returns the status as programs read it.
  var status: (Record, Moment) throws -> [UInt8]
  /// Says what went wrong, in one line.
  var words: (any Error) -> String

  func perform(_ effect: LiveEffect) async -> LiveAction? {
    switch effect {
    case .change(let request, let change, let moment):
      do {
        let (record, made) = try await self.change(change, moment)
        return .changed(request: request, record, made)
      } catch let refusal as Refusal {
        return .refused(request: request, refusal)
      } catch {
        return .changeFailed(request: request, words(error))
      }
    case .search(let request, let text, let history):
      do {
        return .found(request: request, try await search(text, history))
      } catch {
        return .failed(request: request, words(error))
      }
    case .cancel:
      // The store calls the task off.
      return nil
    case .reload(let request):
      do {
        return try await reload().map { .reloaded(request: request, $0) }
          ?? .unchanged(request: request)
      } catch {
        return .reloadFailed(request: request, words(error))
      }
    case .share(let request, let record, let moment):
      let why = await run("share", record, moment)
      return why.map { .notShared(request: request, $0) } ?? .shared(request: request)
    case .runHook(let request, let hook, let record, let moment):
      return .hookEnded(request: request, await run(hook.rawValue, record, moment))
    }
  }

  private func run(_ hook: String, _ record: Record, _ moment: Moment) async -> String? {
    do {
      return await runHook(hook, try status(record, moment))
    } catch {
      return words(error)
    }
  }
}
