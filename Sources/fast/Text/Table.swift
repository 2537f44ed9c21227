/// Rows of cells under titles, aligned by display width, with two blanks between columns.
struct Table: Sendable, Hashable {
  /// What holds for all cells of a column.
  struct Column: Sendable, Hashable {
    var title: String
    var alignment: Alignment = .leading
    /// Whether the cells may be cut, to no less than eight columns, before anything else goes.
    var isFlexible = false
    /// The place in the order in which columns disappear, lowest first; nil for one that stays.
    var dropOrder: Int?
  }

  var columns: [Column]
  /// The cells; missing ones are empty, those beyond the columns are not shown.
  var rows: [[StyledText]]

  init(columns: [Column], rows: [[StyledText]]) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns a dim line of titles, left out if all are empty, and one line a row.
  ///
  /// No line ends in blanks or exceeds the width. A table that stays too wide without its droppable
  /// columns is cut on the right; the last column never disappears.
  func lines(width: Int?) -> [StyledText] {
    let titles = columns.map { StyledText($0.title, .dim) }
    let hasTitles = columns.contains { !$0.title.isEmpty }
    let content = hasTitles ? [titles] + rows : rows
    let fields = fields(for: content, width: width)
    return content.map { row in
      let line = fields.map { field in
        Self.cell(row, field.index).cut(to: field.width)
          .padded(to: field.width, columns[field.index].alignment)
      }
      .joined(separator: "  ").trimmed()
      return width.map(line.cut) ?? line
    }
  }
}

extension Table {
  /// A column that is shown, and how wide.
  private struct Field {
    var index: Int
    var width: Int
  }

  private static let narrowest = 8

  private static func cell(_ row: [StyledText], _ index: Int) -> StyledText {
    row.indices.contains(index) ? row[index] : StyledText()
  }

  /// Chooses the columns to show and their widths.
  private func fields(for content: [[StyledText]], width: Int?) -> [Field] {
    var natural = columns.indices.map { index in
      Field(index: index, width: content.map { Self.cell($0, index).width }.max() ?? 0)
    }
    guard let width else { return natural }
    while true {
      let fields = squeezed(natural, into: width)
      guard Self.total(fields) > width, natural.count > 1, let next = firstToDrop(natural) else {
        return fields
      }
      natural.removeAll { $0.index == next }
    }
  }

  /// Takes what is too much from the flexible columns, from the left.
  private func squeezed(_ fields: [Field], into width: Int) -> [Field] {
    var fields = fields
    for place in fields.indices where columns[fields[place].index].isFlexible {
      let excess = Self.total(fields) - max(width, 0)
      let spare = max(fields[place].width - Self.narrowest, 0)
      fields[place].width -= min(max(excess, 0), spare)
    }
    return fields
  }

  /// Finds the column of the lowest order, of several the one furthest to the right.
  private func firstToDrop(_ fields: [Field]) -> Int? {
    let droppable = fields.reversed().compactMap { field in
      columns[field.index].dropOrder.map { (index: field.index, order: $0) }
    }
    return droppable.min { $0.order < $1.order }?.index
  }

  private static func total(_ fields: [Field]) -> Int {
    fields.reduce(2 * max(fields.count - 1, 0)) { $0 + $1.width }
  }
}
