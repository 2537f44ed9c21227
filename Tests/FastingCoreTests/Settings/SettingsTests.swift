import Testing

@testable import FastingCore

struct SettingsTests {
  private static let friday = Day(number: 20_784)

  private func settings(_ text: String) throws -> Settings {
    try Settings(Array(text.utf8))
  }

  @Test func `nothing set means the standard of everything`() {
    let settings = Settings()
    #expect(settings.goal(on: Self.friday) == .trf16)
    #expect(!settings.usesTwelveHours && !settings.weekStartsOnSunday)
    #expect(settings.showsStages && settings.showsStreaks)
    #expect(settings.color == "auto")
  }

  @Test func `the goal of a weekday goes before the goal`() throws {
    let settings = try settings(#"{"goal":"trf18","goal.fri":"14:10","version":1}"#)
    #expect(Self.friday.weekday == 5)
    #expect(settings.goal(on: Self.friday) == .trf14)
    #expect(settings.goal(on: Day(number: Self.friday.number + 1)) == .trf18)
  }

  @Test(arguments: Setting.all)
  func `each setting takes its standard and is the same after writing`(setting: Setting) throws {
    var settings = Settings()
    try settings.set(setting, typed: setting.standard ?? "omad")
    #expect(try Settings(try settings.bytes()) == settings)
    #expect(settings.values == [setting.name: setting.standard ?? "omad"])
    settings.unset(setting)
    #expect(settings == Settings())
  }

  @Test(arguments: [
    ("trf18", "trf18"), ("18:6", "trf18"), ("16H30m", "16h30m"), ("90s", "1m30s"), ("36", "adf"),
  ])
  func `a goal is kept by its name or its length`(typed: String, kept: String) throws {
    #expect(try Setting.goal.value(typed: typed) == kept)
  }

  @Test(arguments: 1...2000)
  func `a typed goal means itself`(number: Int) throws {
    let goal = try #require(Fasting.Goal(seconds: number * 1291))
    #expect(try Fasting.Goal(typed: goal.typed) == goal)
  }

  @Test(arguments: [
    (Setting.clock, "13"), (.weekStart, "tuesday"), (.color, ""), (.stages, "yes"), (.goal, "x"),
  ])
  func `a value that makes no sense changes nothing`(setting: Setting, typed: String) {
    var settings = Settings()
    #expect(throws: SettingMisreading.self) { try settings.set(setting, typed: typed) }
    #expect(settings == Settings())
  }

  @Test func `a slip gets the word that was meant`() {
    #expect(
      throws: SettingMisreading.choice("week-start", ["monday", "sunday"], nearest: "sunday")
    ) {
      try Setting.weekStart.value(typed: "sonday")
    }
  }

  @Test func `numbers and truth values by hand mean their words`() throws {
    let settings = try settings(#"{"clock":12,"stages":false,"streaks":true}"#)
    #expect(settings.usesTwelveHours && !settings.showsStages && settings.showsStreaks)
    #expect(settings.misread == [])
  }

  @Test func `a value by hand that makes no sense is named, and kept until it is set`() throws {
    var settings = try settings(#"{"goal":"trf99","clock":[1]}"#)
    #expect(settings.misread == ["goal", "clock"])
    let written = try settings.bytes()
    #expect(try Settings(written) == settings)
    try settings.set(.goal, typed: "omad")
    settings.unset(.clock)
    #expect(settings.misread == [] && settings.values == ["goal": "omad"])
  }

  @Test func `keys that are not known are kept and named`() throws {
    var settings = try settings(#"{"theme":{"b":[1,2]},"version":1}"#)
    try settings.set(.clock, typed: "12")
    let text = String(decoding: try settings.bytes(), as: UTF8.self)
    #expect(
      text.filter { !$0.isWhitespace } == #"{"clock":"12","theme":{"b":[1,2]},"version":1}"# + "")
    #expect(settings.unknownKeys == ["theme"])
  }

  @Test(arguments: ["", "{", "[]", "null", "\0", #"{"version":2}"#, #"{"version":"a"}"#])
  func `what is no object of this version is refused`(text: String) {
    #expect(throws: Unreadable.self) { try settings(text) }
  }
}
