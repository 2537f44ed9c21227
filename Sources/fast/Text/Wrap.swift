/// Prose broken into lines.
enum Wrap {
  /// Returns lines of words that keep within the width, each after so many blanks, which count.
  ///
  /// A line break in the text stays one, and an empty line stays empty; other runs of blanks and
  /// tabs become one blank. A word longer than a line is split between characters, and a single
  /// character that is wider stands alone. There is always room for two columns: a smaller width
  /// counts as 2, and the indent gives way. An empty text has no lines.
  static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    guard !text.isEmpty else { return [] }
    let width = min(max(width, 2), DisplayWidth.limit)
    let indent = min(max(indent, 0), width - 2)
    let margin = String(repeating: " ", count: indent)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { filled($0, room: width - indent) }
      .map { $0.isEmpty ? "" : margin + $0 }
  }

  /// Puts as many words of one line into each new one as have room.
  private static func filled(_ line: Substring, room: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    var used = 0
    for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      for (index, piece) in pieces(of: word, room: room).enumerated() {
        let columns = DisplayWidth.columns(of: piece)
        if index == 0, !current.isEmpty, used + 1 + columns <= room {
          current += " " + piece
          used += 1 + columns
        } else {
          if !current.isEmpty { lines.append(current) }
          current = piece
          used = columns
        }
      }
    }
    return lines + [current]
  }

  /// Splits a word into pieces that have room on a line.
  private static func pieces(of word: Substring, room: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let columns = DisplayWidth.columns(of: character)
      if used + columns > room, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
        used = 0
      }
      piece.append(character)
      used += columns
    }
    return pieces + [piece]
  }
}
