/// The escape codes for styles, in the 16 ANSI colours that follow the terminal's own theme.
enum Palette {
  /// The code that ends every style.
  static let reset = "\u{1B}[0m"

  /// Returns the code that begins a style, empty for plain text.
  static func escape(for style: Style) -> String {
    switch style {
    case .plain: ""
    case .strong: "\u{1B}[1m"
    case .dim: "\u{1B}[2m"
    case .accent: "\u{1B}[36m"
    case .good: "\u{1B}[32m"
    case .caution: "\u{1B}[33m"
    case .warning: "\u{1B}[31m"
    }
  }
}
