import Testing

@testable import FastingCore

struct TypedGoalTests {
  @Test(arguments: [
    "trf16", "TRF16", " trf16 ", "16:8", "16/8", "16h", "16", "16 hours", "960m", "16.0",
  ])
  func `every way to say sixteen hours is the same goal`(text: String) throws {
    #expect(try Fasting.Goal(typed: text) == .trf16)
  }

  @Test(arguments: Fasting.Goal.named)
  func `a goal goes by its name and by its length`(goal: Fasting.Goal) throws {
    #expect(try Fasting.Goal(typed: #require(goal.name)) == goal)
    #expect(try Fasting.Goal(typed: "\(goal.seconds)s") == goal)
    #expect(try Fasting.Goal(typed: "\(goal.seconds / 3600)") == goal)
  }

  @Test(arguments: [
    ("circadian", 46_800, "trf13"), ("Circadian", 46_800, "trf13"), ("23:1", 82_800, "omad"),
    ("24:0", 86_400, "day"), ("1d12h", 129_600, "adf"), ("16h30m", 59_400, nil),
    ("17:7", 61_200, nil), ("8/16", 28_800, nil), ("30d", 2_592_000, nil), ("1s", 1, nil),
    ("16.5", 59_400, nil),
  ])
  func `a goal may be any length of up to 30 days`(
    text: String, seconds: Int, name: String?
  ) throws {
    let goal = try Fasting.Goal(typed: text)
    #expect(goal.seconds == seconds && goal.name == name)
  }

  @Test(arguments: [
    ("", GoalMisreading.notUnderstood(nearest: nil)), ("trf61", .notUnderstood(nearest: "trf16")),
    ("oamd", .notUnderstood(nearest: "omad")), ("cicadian", .notUnderstood(nearest: "circadian")),
    ("twoday", .notUnderstood(nearest: "two-day")), ("16h30", .notUnderstood(nearest: nil)),
    ("16:8:0", .notUnderstood(nearest: nil)), ("16:", .notUnderstood(nearest: nil)),
    ("--16h", .notUnderstood(nearest: nil)), ("🫖", .notUnderstood(nearest: nil)),
    ("trf16\n", .notUnderstood(nearest: nil)), ("1mo", .notUnderstood(nearest: nil)),
    ("0h", .notPositive), ("0", .notPositive), ("-16h", .notPositive), ("-16", .notPositive),
    ("0:24", .notPositive), ("0.1s", .notPositive), ("25000h", .tooLong), ("30d1s", .tooLong),
    ("99999999999999999999h", .tooLong), ("16:9", .notADay(fast: 16, window: 9)),
    ("16/80", .notADay(fast: 16, window: 80)), ("0:0", .notADay(fast: 0, window: 0)),
  ])
  func `a goal that makes no sense says why`(text: String, reason: GoalMisreading) {
    #expect(throws: reason) { try Fasting.Goal(typed: text) }
  }
}
