import Testing

@testable import fast

struct BarTests {
  @Test(arguments: [
    (0.0, "░░░░"), (0.25, "█░░░"), (0.5, "██░░"), (0.53125, "██▏░"), (0.9, "███▌"), (1.0, "████"),
    (1e-300, "▏░░░"), (1.0.nextDown, "███▉"), (0.0.nextUp, "▏░░░"),
    (-0.0, "░░░░"), (-3, "░░░░"), (7, "████"), (.infinity, "████"), (-.infinity, "░░░░"),
    (.nan, "░░░░"),
  ])
  func `a bar is empty only at nothing and full only at the goal`(
    fraction: Double, expected: String
  ) {
    #expect(Bar.text(fraction: fraction, width: 4, style: .good).plain == expected)
  }

  @Test func `the rest is dim`() {
    let bar = Bar.text(fraction: 0.5, width: 4, style: .good)
    #expect(bar == StyledText("██", .good) + StyledText("░░", .dim))
  }

  @Test(arguments: [(1, "▌"), (0, ""), (-5, ""), (Int.min, "")])
  func `a bar may be narrow or nothing`(width: Int, expected: String) {
    #expect(Bar.text(fraction: 0.5, width: width, style: .good).plain == expected)
  }

  @Test func `a bar has exactly its width, and grows with the fraction`() {
    var samples = TextSamples(seed: 5)
    for _ in 0..<2_000 {
      let width = samples.number(1...50)
      let fractions = [
        Double.random(in: 0...1, using: &samples), Double.random(in: 0...1, using: &samples),
      ].sorted()
      let bars = fractions.map { Bar.text(fraction: $0, width: width, style: .good) }
      #expect(bars.map(\.width) == [width, width])
      let solid = bars.map { $0.plain.count { $0 == "█" } }
      #expect(solid[0] <= solid[1])
    }
    #expect(Bar.text(fraction: 0.5, width: .max, style: .good).width == DisplayWidth.limit)
  }
}
