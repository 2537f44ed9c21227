import FastingCore
import Testing

struct StageTests {
  @Test func `the stages are these`() {
    #expect(
      Stage.all.map { "\($0.fromHours)–\($0.toHours.map(String.init) ?? "") \($0.name)" } == [
        "0–4 fed", "4–12 early fasting", "12–18 switching", "18–24 mostly fat", "24–72 extended",
        "72– prolonged",
      ])
  }

  @Test func `the stages begin at nothing, follow without a gap and never end`() {
    #expect(Stage.all.first?.fromHours == 0)
    #expect(Stage.all.last?.toHours == nil)
    for (stage, next) in zip(Stage.all, Stage.all.dropFirst()) {
      #expect(stage.toHours == next.fromHours)
      #expect(stage.fromHours < next.fromHours)
    }
    #expect(Set(Stage.all.map(\.name)).count == Stage.all.count)
  }

  @Test(arguments: Stage.all)
  func `a stage holds from its first millisecond to the one before the next`(stage: Stage) {
    #expect(Stage.after(.seconds(stage.fromHours * 3600)) == stage)
    if let to = stage.toHours {
      #expect(Stage.after(.seconds(to * 3600) - .milliseconds(1)) == stage)
    }
  }

  @Test(arguments: [Duration.seconds(-1), .seconds(-36_000), .seconds(Int64.min)])
  func `a clock set back before the start shows the first stage`(elapsed: Duration) {
    #expect(Stage.after(elapsed).name == "fed")
  }

  @Test func `the last stage holds for ever`() {
    #expect(Stage.after(.seconds(Int64.max)).name == "prolonged")
  }

  @Test(arguments: Stage.all)
  func `a stage says why, and names articles`(stage: Stage) {
    #expect(!stage.why.isEmpty && !stage.why.hasSuffix("."))
    for source in stage.sources {
      #expect(source.article.wholeMatch(of: #/PMC[0-9]{7,8}/#) != nil && !source.name.isEmpty)
    }
  }

  @Test func `no stage speaks of ketosis or autophagy`() {
    for stage in Stage.all {
      #expect(!stage.name.contains("ketosis") && !stage.name.contains("autophagy"))
    }
  }
}
