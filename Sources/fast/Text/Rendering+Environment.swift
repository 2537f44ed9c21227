extension Rendering {
  /// Decides by the environment, the option and the setting for colour, and the output itself.
  ///
  /// A pipe without `COLUMNS` has no width.
  init(
    environment: [String: String],
    colorOption: ColorChoice?,
    colorSetting: ColorChoice?,
    isTerminal: Bool,
    terminalWidth: Int?
  ) {
    self.init(
      width: Self.width(environment, isTerminal: isTerminal, terminalWidth: terminalWidth),
      usesColor: Self.usesColor(
        environment, option: colorOption, setting: colorSetting, isTerminal: isTerminal),
      usesUnicode: Self.usesUnicode(environment),
      isTerminal: isTerminal
    )
  }

  /// Lets the first decide that has an opinion; `auto` is none.
  private static func usesColor(
    _ environment: [String: String],
    option: ColorChoice?,
    setting: ColorChoice?,
    isTerminal: Bool
  ) -> Bool {
    if let answer = answer(of: option) { return answer }
    if environment["NO_COLOR", default: ""] != "" { return false }
    if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
    if let answer = answer(of: setting) { return answer }
    return isTerminal && !["", "dumb"].contains(environment["TERM", default: ""])
  }

  private static func answer(of choice: ColorChoice?) -> Bool? {
    switch choice {
    case .always: true
    case .never: false
    case .auto, nil: nil
    }
  }

  /// Reads the text of the locale, since one that is not installed still says what is wanted.
  private static func usesUnicode(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let name = locale?.lowercased() else { return false }
    return name.contains("utf-8") || name.contains("utf8")
  }

  private static func width(
    _ environment: [String: String],
    isTerminal: Bool,
    terminalWidth: Int?
  ) -> Int? {
    let width =
      positive(environment["COLUMNS", default: ""])
      ?? terminalWidth.flatMap { $0 > 0 ? $0 : nil }
      ?? (isTerminal ? 80 : nil)
    return width.map { min(max($0, 40), DisplayWidth.limit) }
  }

  /// Reads digits alone, where `Int` would take a sign too.
  private static func positive(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(text), number > 0
    else { return nil }
    return number
  }
}
