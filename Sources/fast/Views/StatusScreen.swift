import FastingCore

/// The current fast, or the eating window where there is none.
struct StatusScreen: Screen {
  let fasting: Fasting
  let now: Moment
  /// The goal that a fast begun now would take.
  let nextGoal: Fasting.Goal
  let goalAt: Moment?
  let last: NumberedFast?
  let window: EatingWindow?
  /// Whether the stage is named for people; programs are always told.
  let showsStage: Bool

  init(
    _ record: Record, now: Moment, zone: Zone, nextGoal: Fasting.Goal = .standard,
    showsStage: Bool = true
  ) {
    self.showsStage = showsStage
    self.now = now
    self.nextGoal = nextGoal
    fasting = record.fasting
    goalAt = fasting.goalInstant.flatMap(zone.moment)
    let newest = record.history.newest
    last = newest.map { NumberedFast(Numbered(number: 1, fast: $0)) }
    window = EatingWindow(after: fasting, newest, now: now, zone: zone)
  }

  var goal: Fasting.Goal { fasting.state == .idle ? nextGoal : fasting.goal }
  var elapsed: Duration { fasting.elapsed(at: now.instant) }
  var remaining: Duration { fasting.remaining(at: now.instant) }
  var over: Duration { fasting.over(at: now.instant) }
  var progress: Double { fasting.progress(at: now) }
  var stage: Stage? { fasting.state == .idle ? nil : .after(elapsed) }

  /// Whether there is a fast, and it has lasted as long as it was meant to.
  var isMet: Bool { fasting.state != .idle && elapsed >= goal.duration }

  /// The whole percent that were reached.
  var percent: Int { Int(elapsed.milliseconds / 10 / Int64(goal.seconds)) }
}

/// The time since the last fast ended.
struct EatingWindow {
  let elapsed: Duration
  /// Whether it closes at all; goals of 24 hours and more leave no window.
  let hasEnd: Bool
  let closesAt: Moment?

  init?(after fasting: Fasting, _ newest: Fast?, now: Moment, zone: Zone) {
    guard fasting.state != .fasting else { return nil }
    let ended = [fasting.filed, newest].compactMap { $0 }
    guard let last = ended.max(by: { $0.end.instant < $1.end.instant }) else { return nil }
    elapsed = max(.zero, last.end.instant.duration(to: now.instant))
    let length = Duration.seconds(86_400) - last.goal.duration
    hasEnd = length > .zero
    closesAt = hasEnd ? zone.moment(at: last.end.instant.advanced(by: length)) : nil
  }
}

extension StatusScreen {
  private enum Key: String, CodingKey {
    case version, now, state, goal, start, end, goalAt, elapsedSeconds, remainingSeconds
    case overSeconds, progress, stage, note, last, eatingSeconds, windowClosesAt
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(now, forKey: .now)
    try container.encode(fasting.state.rawValue, forKey: .state)
    try container.encode(GoalModel(goal), forKey: .goal)
    try container.encode(fasting.start, forKey: .start)
    try container.encode(fasting.end, forKey: .end)
    try container.encode(goalAt, forKey: .goalAt)
    try container.encode(elapsed.wholeSeconds, forKey: .elapsedSeconds)
    try container.encode(remaining.wholeSeconds, forKey: .remainingSeconds)
    try container.encode(over.wholeSeconds, forKey: .overSeconds)
    try container.encode(progress, forKey: .progress)
    try container.encode(stage.map(StageModel.init), forKey: .stage)
    try container.encode(fasting.note, forKey: .note)
    try container.encode(last, forKey: .last)
    let eating = window.flatMap { $0.hasEnd ? $0.elapsed.wholeSeconds : nil }
    try container.encode(eating, forKey: .eatingSeconds)
    try container.encode(window?.closesAt, forKey: .windowClosesAt)
  }
}

/// A stage in JSON; the last one has no upper end.
struct StageModel: Encodable {
  let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  private enum Key: String, CodingKey {
    case name, fromHours, toHours
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(stage.name, forKey: .name)
    try container.encode(stage.fromHours, forKey: .fromHours)
    try container.encode(stage.toHours, forKey: .toHours)
  }
}
