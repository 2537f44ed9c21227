import FastingCore
import Testing

@testable import FastingShell

/// Programs that are told of changes, as real processes.
@Suite(.serialized)
struct HooksTests {
  /// Writes a script as the hook of an event.
  private func write(_ event: Hooks.Event, _ script: String, in home: Home) throws {
    try DurableFile(home.root + "/hooks", .live).makeDirectories()
    try DurableFile(home.root + "/hooks/" + event.rawValue, .live)
      .create(Array("#!/bin/sh\n\(script)\n".utf8), mode: 0o700)
  }

  private func run(
    _ events: [Hooks.Event], in home: Home, input: String = "{}\n",
    pause: @escaping Hooks.Pause = { Platform.pause(milliseconds: $0) }
  ) async -> [Hooks.Event: Hooks.Outcome] {
    await Hooks(directory: home.root + "/hooks", pause: pause)
      .run(events, input: Array(input.utf8))
  }

  @Test func `a hook gets the whole input, more than a pipe holds`() async throws {
    try await Home.temporary { home in
      try write(.begin, "cat > \(home.root)/got", in: home)
      let input = String(repeating: "fasting ", count: 50_000)
      #expect(await run([.begin], in: home, input: input) == [.begin: .done])
      #expect(try Home.text(at: home.root + "/got") == input)
    }
  }

  @Test func `one that reads nothing and closes at once is done`() async throws {
    try await Home.temporary { home in
      try write(.begin, "exec <&-; exit 0", in: home)
      let input = String(repeating: "fasting ", count: 50_000)
      #expect(await run([.begin], in: home, input: input) == [.begin: .done])
    }
  }

  @Test func `one that writes more than a pipe holds is not waited for for ever`() async throws {
    try await Home.temporary { home in
      try write(.begin, "head -c 300000 /dev/zero; echo; echo last words; exit 1", in: home)
      #expect(await run([.begin], in: home) == [.begin: .failed("last words")])
    }
  }

  @Test func `failures say why`() async throws {
    try await Home.temporary { home in
      try write(.begin, "exit 3", in: home)
      try write(.finish, "echo no network >&2; exit 1", in: home)
      try write(.save, "kill -9 $$", in: home)
      try DurableFile(home.root + "/hooks/reset", .live).create(Array("x".utf8), mode: 0o600)
      let outcomes = await run([.begin, .finish, .save, .reset, .goal], in: home)
      #expect(
        outcomes == [
          .begin: .failed("it ended with exit code 3"), .finish: .failed("no network"),
          .save: .failed("it ended with exit code 137"),
          .reset: .failed(SystemError.accessDenied.text), .goal: .missing,
        ])
    }
  }

  @Test func `hooks run at the same time`() async throws {
    try await Home.temporary { home in
      for (event, other) in [(Hooks.Event.finish, Hooks.Event.save), (.save, .finish)] {
        try write(
          event,
          "cd \(home.root); touch \(event).on; for i in $(seq 100); do "
            + "test -e \(other).on && exit 0; sleep 0.05; done; exit 1", in: home)
      }
      #expect(await run([.finish, .save], in: home) == [.finish: .done, .save: .done])
    }
  }

  @Test func `one that takes too long is ended with all that it started`() async throws {
    try await Home.temporary { home in
      try write(.begin, "trap '' TERM; sleep 300 & wait; sleep 300", in: home)
      let outcomes = await run([.begin], in: home) {
        _ in Platform.pause(milliseconds: 1)
      }
      #expect(
        outcomes == [.begin: .failed("it took more than 10 seconds, and was ended")])
    }
  }

  @Test func `one that leaves something running behind is done`() async throws {
    try await Home.temporary { home in
      try write(.begin, "sleep 3 & exit 0", in: home)
      #expect(await run([.begin], in: home) == [.begin: .done])
    }
  }

  @Test func `without a directory, or an empty one, there are none`() async throws {
    #expect(await Hooks(directory: nil).run([.begin], input: []) == [:])
    #expect(!Hooks(directory: nil).has([.begin], .live))
    try await Home.temporary { home in
      #expect(!Hooks(directory: home.root).has(Hooks.Event.allCases, .live))
      #expect(await run([.begin, .save], in: home) == [.begin: .missing, .save: .missing])
    }
  }
}
