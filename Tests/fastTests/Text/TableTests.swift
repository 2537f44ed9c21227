import Testing

@testable import fast

struct TableTests {
  private let table = Table(
    columns: [
      .init(title: "#", alignment: .trailing),
      .init(title: "Length", alignment: .trailing),
      .init(title: "Goal", dropOrder: 2),
      .init(title: "Day", dropOrder: 1),
      .init(title: "Note", isFlexible: true),
    ],
    rows: [
      ["1", StyledText("16h 5m", .good), "trf16", "Fri", "before the run 日本語"],
      ["12", "9h", "trf18", "Sat", ""],
    ])

  private func text(_ table: Table, width: Int?) -> String {
    table.lines(width: width).map(\.plain).joined(separator: "\n")
  }

  @Test(arguments: [nil, 48, Int.max])
  func `columns are aligned, and no line ends in blanks`(width: Int?) {
    #expect(
      text(table, width: width) == """
         #  Length  Goal   Day  Note
         1  16h 5m  trf16  Fri  before the run 日本語
        12      9h  trf18  Sat
        """)
  }

  @Test func `titles are dim, and cells keep their style`() {
    let lines = table.lines(width: nil)
    #expect(lines[0].spans.contains(.init(text: "Length", style: .dim)))
    #expect(lines[1].spans.contains(.init(text: "16h 5m", style: .good)))
  }

  @Test func `the flexible column is cut first`() {
    #expect(
      text(table, width: 32)
        == """
         #  Length  Goal   Day  Note
         1  16h 5m  trf16  Fri  before…
        12      9h  trf18  Sat
        """.replacing("before…", with: "before …"))
  }

  @Test func `then columns disappear in their order, and the cut one gets their room`() {
    #expect(
      text(table, width: 31) == """
         #  Length  Goal   Note
         1  16h 5m  trf16  before the …
        12      9h  trf18
        """)
    #expect(
      text(table, width: 26) == """
         #  Length  Note
         1  16h 5m  before the ru…
        12      9h
        """)
  }

  @Test func `in the end lines are cut`() {
    #expect(
      text(table, width: 15) == """
         #  Length  No…
         1  16h 5m  be…
        12      9h
        """)
    #expect(text(table, width: 1) == "…\n…\n…")
    #expect(text(table, width: 0) == "\n\n")
    #expect(text(table, width: .min) == "\n\n")
  }

  @Test func `of equal orders the one on the right goes first, and one column stays`() {
    let columns = ["aaaa", "bbbb", "cccc"].map { Table.Column(title: $0, dropOrder: 1) }
    let table = Table(columns: columns, rows: [])
    #expect(text(table, width: 15) == "aaaa  bbbb")
    #expect(text(table, width: 5) == "aaaa")
    #expect(text(table, width: 3) == "aa…")
  }

  @Test func `a table without titles has no line for them`() {
    let columns = [Table.Column(title: ""), Table.Column(title: "")]
    #expect(
      text(Table(columns: columns, rows: [["a", "b"], ["cc", "d"]]), width: nil) == "a   b\ncc  d")
    #expect(Table(columns: columns, rows: []).lines(width: nil).isEmpty)
  }

  @Test func `rows may be short, long or without any column`() {
    let table = Table(
      columns: [.init(title: "A"), .init(title: "B")], rows: [[], ["1"], ["1", "2", "3"]])
    #expect(text(table, width: nil) == "A  B\n\n1\n1  2")
    #expect(text(Table(columns: [], rows: [["1"]]), width: 9) == "")
  }

  @Test func `no line exceeds the width or ends in a blank`() {
    var samples = TextSamples(seed: 4)
    for _ in 0..<1_000 {
      let columns = (0..<samples.number(0...5)).map { _ in
        Table.Column(
          title: samples.text(),
          alignment: Alignment.allCases.randomElement(using: &samples) ?? .leading,
          isFlexible: Bool.random(using: &samples),
          dropOrder: Bool.random(using: &samples) ? samples.number(-1...3) : nil)
      }
      let rows = (0..<samples.number(0...4)).map { _ in
        (0..<samples.number(0...6)).map { _ in StyledText(samples.text(), .accent) }
      }
      let width = samples.number(-3...60)
      for line in Table(columns: columns, rows: rows).lines(width: width) {
        #expect(line.width <= max(width, 0))
        #expect(line.plain.utf8.last != UInt8(ascii: " "))
      }
    }
  }
}
