import FastingCore
import Testing

struct ChangeLogTests {
  enum Step: Hashable, Sendable { case change, undo, redo }

  /// The stacks as one would keep them by hand, and the log that was written on the way.
  struct Bookkeeping {
    var (undo, redo): ([Int], [Int]) = ([], [])
    var log = ChangeLog()
    var last = 0

    mutating func perform(_ step: Step) {
      var (undoes, redoes): (Int?, Int?) = (nil, nil)
      switch step {
      case .change:
        undo.append(last + 1)
        redo = []
      case .undo:
        guard let target = undo.popLast() else { return }
        redo.append(target)
        undoes = target
      case .redo:
        guard let target = redo.popLast() else { return }
        undo.append(target)
        redoes = target
      }
      last += 1
      log.append(
        Change(
          number: last, command: "\(step)", before: Fasting(), after: Fasting(), undoes: undoes,
          redoes: redoes))
    }
  }

  @Test(
    arguments: [
      ([], [], []), ([.change, .change], [1, 2], []), ([.change, .change, .undo], [1], [2]),
      ([.change, .change, .undo, .undo], [], [2, 1]),
      ([.change, .change, .undo, .undo, .redo], [1], [2]),
      ([.change, .change, .undo, .change], [1, 4], []),
      ([.change, .undo, .redo, .undo, .redo], [1], []),
    ] as [([Step], [Int], [Int])])
  func `the stacks are a fold over the changes`(steps: [Step], undo: [Int], redo: [Int]) {
    var books = Bookkeeping()
    for step in steps { books.perform(step) }
    #expect(books.log.stacks == (undo, redo))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `compacting keeps both stacks, whatever was done before and after`(seed: UInt64) {
    var samples = Samples(seed: seed)
    var books = Bookkeeping()
    for _ in 0..<samples.number(1...120) {
      let steps: [Step] = books.undo.count < 45 ? [.change, .undo, .redo] : [.undo, .redo]
      books.perform(samples.pick(steps))
      if samples.oneIn(3) { books.perform(.undo) }
      #expect(books.log.stacks == (books.undo, books.redo))
      let compacted = books.log.compacted()
      #expect(compacted.stacks == (books.undo, books.redo))
      #expect(compacted.compacted() == compacted)
      if samples.oneIn(5) { books.log = compacted }
    }
  }

  @Test func `compacting keeps nothing that the stacks do not need`() {
    var books = Bookkeeping()
    let steps: [Step] = [.change, .change, .undo, .redo, .undo, .change, .change, .undo]
    for step in steps { books.perform(step) }
    #expect(books.log.stacks == ([1, 6], [7]))
    #expect(books.log.compacted().entries.map(\.number) == [1, 6, 7, 8])
  }

  @Test func `after a hundred changes the newest fifty are kept`() {
    var books = Bookkeeping()
    for _ in 1...100 { books.perform(.change) }
    #expect(books.log.stacks == (Array(51...100), []))
    #expect(books.log.compacted().entries.map(\.number) == Array(51...100))
    for _ in 1...5 { books.perform(.undo) }
    #expect(books.log.compacted().stacks == books.log.stacks)
    #expect(books.log.stacks.redo == (96...100).reversed())
  }

  @Test func `compacting leaves every line as it is`() throws {
    let text = #"{ "number":1,  "command":"begin", "before":null,"after":null,"mood":"kept" }"#
    let entry = try ChangeLog.Entry(line: Array(text.utf8)[...])
    let line = try #require(ChangeLog([entry]).compacted().entries.first).line()
    #expect(String(decoding: line, as: UTF8.self) == text)
  }

  @Test func `a change is found by its number, the last one where there are two`() throws {
    let entries = [(1, "a"), (2, "b"), (1, "c")].map { number, command in
      ChangeLog.Entry(
        Change(number: number, command: command, before: Fasting(), after: Fasting()))
    }
    let log = ChangeLog(entries)
    #expect(try log.entry(1)?.change().command == "c")
    #expect(log.entry(3) == nil)
  }
}
