import Testing

@testable import FastingCore

/// Waiting for a point of a fast, step by step, without a clock.
struct VigilTests {
  private let evening = Moment.epoch

  private func at(_ hours: Double) -> Instant {
    evening.instant.advanced(by: .milliseconds(Int64(hours * 3_600_000)))
  }

  private func moment(_ hours: Double) throws -> Moment {
    try #require(Moment(at(hours), utcOffset: 0))
  }

  private func fasting() throws -> Record {
    var record = Record()
    try record.begin(.trf16, at: evening)
    return record
  }

  @Test(arguments: [
    (Milestone.goal, 15.0, Vigil.Step.wait(milliseconds: 1000)), (.goal, 16, .reached),
    (.goal, 17, .reached), (.goal, 15.9999, .wait(milliseconds: 360)),
    (.length(seconds: 3600), 0.5, .wait(milliseconds: 1000)), (.length(seconds: 3600), 1, .reached),
    (.percent(50), 7.99, .wait(milliseconds: 1000)), (.percent(50), 8, .reached),
    (.percent(0), 0, .reached), (.percent(200), 31, .wait(milliseconds: 1000)),
    (.goal, -5, .wait(milliseconds: 1000)),
  ])
  func `it waits until the point, in steps of at most a second`(
    milestone: Milestone, hours: Double, step: Vigil.Step
  ) throws {
    var vigil = Vigil(milestone)
    #expect(vigil.step(try fasting(), now: at(hours)) == step)
  }

  @Test func `a correction of start or goal counts at once`() throws {
    var (vigil, record) = (Vigil(.goal), try fasting())
    #expect(vigil.step(record, now: at(14)) == .wait(milliseconds: 1000))
    var shorter = Record.Correction()
    shorter.goal = Fasting.Goal.trf14
    try record.edit(shorter, now: try moment(14))
    #expect(vigil.step(record, now: at(14)) == .reached)
  }

  @Test func `finished early is ended, finished late is reached`() throws {
    for (hours, step) in [(10.0, Vigil.Step.ended), (16.0, .reached)] {
      var (vigil, record) = (Vigil(.goal), try fasting())
      _ = vigil.step(record, now: at(9))
      try record.finish(at: try moment(hours))
      #expect(vigil.step(record, now: at(20)) == step)
      try record.save()
      #expect(vigil.step(record, now: at(20)) == step, "also when it was saved before we looked")
      try record.begin(.trf16, at: try moment(20))
      #expect(vigil.step(record, now: at(21)) == step, "and another one was begun")
    }
  }

  @Test func `dropped is ended`() throws {
    var (vigil, record) = (Vigil(.goal), try fasting())
    _ = vigil.step(record, now: at(9))
    try record.reset()
    #expect(vigil.step(record, now: at(20)) == .ended)
  }

  @Test func `the passing of the goal is told once, whatever is waited for`() throws {
    var (vigil, record) = (Vigil(.percent(150)), try fasting())
    var told: [Double] = []
    for hours in [1.0, 15, 16, 17, 24] {
      _ = vigil.step(record, now: at(hours))
      if vigil.takeGoalPassed() { told.append(hours) }
    }
    #expect(told == [16])
    try record.reset()
    _ = vigil.step(record, now: at(30))
    let isTold = vigil.takeGoalPassed()
    #expect(!isTold)
  }

  @Test func `a goal that was passed before is told only to who waits for it`() throws {
    for (milestone, isTold) in [(Milestone.goal, true), (.percent(10), false)] {
      var vigil = Vigil(milestone)
      #expect(vigil.step(try fasting(), now: at(17)) == .reached)
      let told = vigil.takeGoalPassed()
      #expect(told == isTold)
    }
  }

  @Test(arguments: [
    ("goal", Milestone.goal), ("GOAL", .goal), ("12h", .length(seconds: 43_200)),
    ("90m", .length(seconds: 5400)), ("12", .length(seconds: 43_200)), ("50%", .percent(50)),
    ("0%", .percent(0)), ("150%", .percent(150)),
  ])
  func `a point is the goal, a length or a share`(text: String, milestone: Milestone) {
    #expect(Milestone(text) == milestone)
  }

  @Test(arguments: ["", " ", "goals", "-1h", "%", "50 %x", "5.5%", "99999999%", "noon"])
  func `anything else is no point`(text: String) {
    #expect(Milestone(text) == nil)
  }
}
