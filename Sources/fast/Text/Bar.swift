/// A fraction drawn as a bar, in eighths of a column.
enum Bar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// Returns a bar of so many columns, its filled part in a style and the rest dim.
  ///
  /// It is empty only at 0 and full only from 1 on. Fractions outside are clamped; one that is no
  /// number counts as 0.
  static func text(fraction: Double, width: Int, style: Style) -> StyledText {
    let width = min(max(width, 0), DisplayWidth.limit)
    let filled = filledEighths(fraction: fraction, of: width * 8)
    let solid = String(repeating: "█", count: filled / 8) + eighths[filled % 8]
    let rest = String(repeating: "░", count: width - (filled + 7) / 8)
    return StyledText(solid, style) + StyledText(rest, .dim)
  }

  private static func filledEighths(fraction: Double, of total: Int) -> Int {
    guard fraction > 0, total > 0 else { return 0 }
    guard fraction < 1 else { return total }
    return min(max(Int(fraction * Double(total)), 1), total - 1)
  }
}
