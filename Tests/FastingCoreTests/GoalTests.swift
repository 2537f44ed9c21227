import FastingCore
import Testing

struct GoalTests {
  @Test func `the goals with a name are these`() {
    #expect(
      Fasting.Goal.named.map { "\($0.name ?? "") \($0.seconds / 3600)h" } == [
        "trf12 12h", "trf13 13h", "trf14 14h", "trf16 16h", "trf18 18h", "trf20 20h", "omad 23h",
        "day 24h", "adf 36h", "two-day 48h", "three-day 72h",
      ])
    #expect(Fasting.Goal.standard == .trf16)
    #expect(Fasting.Goal.synonyms == ["circadian": .trf13])
  }

  @Test(arguments: Fasting.Goal.named)
  func `a goal of the table has a name of its own, whole hours and at most 30 days`(
    goal: Fasting.Goal
  ) throws {
    let name = try #require(goal.name)
    #expect(Fasting.Goal.named.count { $0.name == name } == 1)
    #expect(Fasting.Goal.named.count { $0.seconds == goal.seconds } == 1)
    #expect(Fasting.Goal.synonyms[name] == nil)
    #expect(name == name.lowercased())
    #expect(goal.seconds % 3600 == 0)
    #expect((1...30 * 86_400).contains(goal.seconds))
    #expect(goal.duration == .seconds(goal.seconds))
  }

  @Test func `the table ascends`() {
    let lengths = Fasting.Goal.named.map(\.seconds)
    #expect(lengths == lengths.sorted())
  }

  @Test(arguments: Fasting.Goal.named)
  func `a length equal to a named goal takes its name`(goal: Fasting.Goal) {
    #expect(Fasting.Goal(seconds: goal.seconds) == goal)
    #expect(Fasting.Goal(seconds: goal.seconds + 1)?.name == nil)
    #expect(Fasting.Goal(seconds: goal.seconds - 1)?.name == nil)
  }

  @Test func `a name stays what it meant when the fast began`() throws {
    let old = try #require(Fasting.Goal(seconds: 57_600, name: "lean16"))
    #expect(old.name == "lean16")
    let moved = try #require(Fasting.Goal(seconds: 50_000, name: "trf16"))
    #expect(moved.seconds == 50_000)
    #expect(moved != .trf16)
  }

  @Test(arguments: [1, 59, 57_600, 30 * 86_400])
  func `a goal lasts more than nothing and at most 30 days`(seconds: Int) throws {
    #expect(try #require(Fasting.Goal(seconds: seconds)).seconds == seconds)
  }

  @Test(arguments: [0, -1, 30 * 86_400 + 1, Int.max, Int.min])
  func `any other length is no goal`(seconds: Int) {
    #expect(Fasting.Goal(seconds: seconds) == nil)
    #expect(Fasting.Goal(seconds: seconds, name: "trf16") == nil)
  }
}
