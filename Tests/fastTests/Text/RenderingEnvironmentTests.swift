import Testing

@testable import fast

struct RenderingEnvironmentTests {
  private func rendering(
    _ environment: [String: String] = [:],
    option: ColorChoice? = nil,
    setting: ColorChoice? = nil,
    isTerminal: Bool = false,
    terminalWidth: Int? = nil
  ) -> Rendering {
    Rendering(
      environment: environment, colorOption: option, colorSetting: setting,
      isTerminal: isTerminal, terminalWidth: terminalWidth)
  }

  @Test func `a pipe with nothing set is plain and unbounded`() {
    let expected = Rendering(width: nil, usesColor: false, usesUnicode: false, isTerminal: false)
    #expect(rendering() == expected)
  }

  @Test(
    arguments: [ColorChoice.auto, .always, .never, nil], [ColorChoice.auto, .always, .never, nil])
  func `the option wins over all, and auto leaves it to the rest`(
    option: ColorChoice?, setting: ColorChoice?
  ) {
    let forced = rendering(["CLICOLOR_FORCE": "1"], option: option, setting: setting)
    #expect(forced.usesColor == (option != .never))
    let refused = rendering(
      ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], option: option, setting: setting, isTerminal: true)
    #expect(refused.usesColor == (option == .always))
    let unsaid = rendering(option: option, setting: setting)
    #expect(unsaid.usesColor == (option == .always || option != .never && setting == .always))
  }

  @Test(arguments: ["", "0"])
  func `an empty variable or a zero forces nothing`(value: String) {
    #expect(!rendering(["CLICOLOR_FORCE": value, "NO_COLOR": ""]).usesColor)
    #expect(rendering(["CLICOLOR_FORCE": value, "NO_COLOR": ""], setting: .always).usesColor)
  }

  @Test(arguments: [("xterm-256color", true), ("dumb", false), ("", false), (nil, false)])
  func `a terminal has colour if it is one that knows it`(term: String?, expected: Bool) {
    let environment = term.map { ["TERM": $0] } ?? [:]
    #expect(rendering(environment, isTerminal: true).usesColor == expected)
    #expect(rendering(environment, setting: .auto, isTerminal: true).usesColor == expected)
    #expect(!rendering(environment, setting: .never, isTerminal: true).usesColor)
    #expect(!rendering(environment, isTerminal: false).usesColor)
  }

  @Test(
    arguments: [
      (["LC_ALL": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LC_CTYPE": "UTF-8"], true),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "", "LANG": "en_US.Utf-8"], true),
      (["LC_CTYPE": "en_US.ISO-8859-1", "LANG": "en_US.UTF-8"], false), (["LANG": ""], false),
      ([:], false),
    ] as [([String: String], Bool)])
  func `the first locale variable that says something decides`(
    environment: [String: String], expected: Bool
  ) {
    #expect(rendering(environment).usesUnicode == expected)
  }

  @Test(arguments: [
    ("100", 100), ("40", 40), ("39", 40), ("1", 40), ("010", 40), ("500", 500),
    ("9223372036854775807", DisplayWidth.limit),
  ])
  func `the width is the variable's, within bounds`(value: String, expected: Int) {
    #expect(rendering(["COLUMNS": value], isTerminal: true, terminalWidth: 77).width == expected)
    #expect(rendering(["COLUMNS": value]).width == expected)
  }

  @Test(arguments: ["", "0", "-80", "+80", "x", "80x", " 80", "8.0", "９０", "99999999999999999999"])
  func `a variable that is no positive number is ignored`(value: String) {
    #expect(rendering(["COLUMNS": value], isTerminal: true, terminalWidth: 77).width == 77)
    #expect(rendering(["COLUMNS": value], isTerminal: true).width == 80)
    #expect(rendering(["COLUMNS": value]).width == nil)
  }

  @Test(arguments: [(120, 120), (20, 40), (0, 80), (-1, 80), (nil, 80)])
  func `a terminal has its own width, or 80`(terminalWidth: Int?, expected: Int) {
    #expect(rendering(isTerminal: true, terminalWidth: terminalWidth).width == expected)
  }
}
