import FastingCore
import Testing

@testable import fast

/// What each effect does to the world, and what it answers.
@MainActor
struct LiveInterpreterTests {
  private struct Broken: Error {}

  private let now = LiveStories.november(30, 8)
  private let record = Record()

  /// An interpreter to whom nothing succeeds; a test puts in what it is about.
  private var interpreter: LiveInterpreter {
    LiveInterpreter(
      change: { _, _ in throw Broken() }, search: { _, _ in throw Broken() },
      reload: { throw Broken() }, runHook: { _, _ in "broken" }, status: { _, _ in [1] },
      words: { "\($0)" })
  }

  @Test func `a change answers with the record, with a refusal, or with what went wrong`() async {
    let effect = LiveEffect.change(request: 4, .finish, at: now)
    var interpreter = interpreter
    #expect(await interpreter.perform(effect) == .changeFailed(request: 4, "Broken()"))
    interpreter.change = { _, _ in throw Refusal.notFasting }
    #expect(await interpreter.perform(effect) == .refused(request: 4, .notFasting))
    interpreter.change = { [record, now] change, moment in
      #expect(change == .finish && moment == now)
      return (record, nil)
    }
    #expect(await interpreter.perform(effect) == .changed(request: 4, record, nil))
  }

  @Test func `a search answers with what it found, or that it failed`() async {
    let effect = LiveEffect.search(request: 5, "tea", in: record.history)
    var interpreter = interpreter
    #expect(await interpreter.perform(effect) == .failed(request: 5, "Broken()"))
    interpreter.search = { text, _ in
      #expect(text == "tea")
      return []
    }
    #expect(await interpreter.perform(effect) == .found(request: 5, []))
  }

  @Test func `a reload answers with the record only where somebody wrote it`() async {
    var interpreter = interpreter
    #expect(
      await interpreter.perform(.reload(request: 6)) == .reloadFailed(request: 6, "Broken()"))
    interpreter.reload = { nil }
    #expect(await interpreter.perform(.reload(request: 6)) == .unchanged(request: 6))
    interpreter.reload = { [record] in record }
    #expect(await interpreter.perform(.reload(request: 6)) == .reloaded(request: 6, record))
  }

  @Test func `sharing hands the status over and tells the result`() async {
    let effect = LiveEffect.share(request: 7, record, at: now)
    var interpreter = interpreter
    #expect(await interpreter.perform(effect) == .notShared(request: 7, "broken"))
    interpreter.runHook = { name, bytes in
      #expect(name == "share" && bytes == [1])
      return nil
    }
    #expect(await interpreter.perform(effect) == .shared(request: 7))
    interpreter.status = { _, _ in throw Broken() }
    #expect(await interpreter.perform(effect) == .notShared(request: 7, "Broken()"))
  }

  @Test(arguments: LiveHook.allCases)
  func `a hook answers when it has ended`(hook: LiveHook) async {
    var interpreter = interpreter
    let effect = LiveEffect.runHook(request: 8, hook, record, at: now)
    #expect(await interpreter.perform(effect) == .hookEnded(request: 8, "broken"))
    interpreter.runHook = { name, _ in name == hook.rawValue ? nil : "another" }
    #expect(await interpreter.perform(effect) == .hookEnded(request: 8, nil))
  }

  @Test func `calling off is the affair of the store`() async {
    #expect(await interpreter.perform(.cancel(request: 1)) == nil)
  }
}

struct BigTextTests {
  @Test func `digits are as large as there is room for`() throws {
    let small = try #require(BigText.lines("1:07", width: 20, style: .accent))
    #expect(
      small.map(\.plain) == [
        "  █   ███ ███", "  █ █ █ █   █", "  █   █ █   █", "  █ █ █ █   █", "  █   ███   █",
      ])
    let large = try #require(BigText.lines("1:07", width: 26, style: .accent))
    #expect(large[0].plain == "    ██      ██████  ██████")
    #expect(BigText.lines("1:07", width: 12, style: .accent) == nil)
    #expect(BigText.lines("1h", width: 80, style: .accent) == nil)
  }
}
