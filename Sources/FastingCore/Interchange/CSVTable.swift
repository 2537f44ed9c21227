/// A table of comma-separated values (RFC 4180), with its lines and the names of its columns.
struct CSVTable {
  struct Row {
    /// The number of the line on which it begins, from 1.
    let number: Int
    let fields: [String]
  }

  let header: [String]
  let rows: [Row]

  /// Reads a table; nil where there is no header, or what cannot be text.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.contains(0) else { return nil }
    var reader = Reader(bytes, separator: CSVTable.separator(bytes))
    var rows: [Row] = []
    while let row = reader.next() {
      if row.fields != [""] { rows.append(row) }
    }
    guard let first = rows.first else { return nil }
    header = first.fields.map { field in String(field.trimmingBlanks) }
    self.rows = Array(rows.dropFirst())
  }

  /// Finds a column by its name, whatever the case of its letters.
  func column(_ name: String) -> Int? {
    header.firstIndex { $0.lowercased() == name.lowercased() }
  }

  /// The separator that stands most often in the first line.
  private static func separator(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    let line = bytes.prefix { $0 != .newline }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    let counts = candidates.map { candidate in line.count { $0 == candidate } }
    let most = counts.max() ?? 0
    return candidates[counts.firstIndex(of: most) ?? 0]
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    let separator: UInt8
    var index: Int
    var line = 1

    init(_ bytes: ArraySlice<UInt8>, separator: UInt8) {
      self.bytes = bytes
      self.separator = separator
      index = bytes.startIndex
    }

    mutating func next() -> Row? {
      guard index < bytes.endIndex else { return nil }
      let number = line
      var fields: [String] = []
      while true {
        fields.append(
          index < bytes.endIndex && bytes[index] == UInt8(ascii: "\"") ? quoted() : plain())
        guard index < bytes.endIndex else { break }
        let byte = bytes[index]
        index += 1
        if byte == .newline {
          line += 1
          break
        }
      }
      return Row(number: number, fields: fields)
    }

    private mutating func plain() -> String {
      let end = bytes[index...].firstIndex { $0 == separator || $0 == .newline } ?? bytes.endIndex
      var content = bytes[index..<end]
      index = end
      if content.last == 0x0D, end == bytes.endIndex || bytes[end] == .newline {
        content.removeLast()
      }
      return String(decoding: content, as: UTF8.self)
    }

    private mutating func quoted() -> String {
      var content: [UInt8] = []
      index += 1
      while index < bytes.endIndex {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\"") {
          guard index < bytes.endIndex, bytes[index] == byte else { break }
          index += 1
        }
        if byte == .newline { line += 1 }
        content.append(byte)
      }
      return String(decoding: content, as: UTF8.self) + plain()
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: Substring {
    var text = self[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

extension CSVTable.Row {
  /// The field of a column without blanks at its ends; empty where it is missing.
  func field(_ column: Int?) -> String {
    guard let column, fields.indices.contains(column) else { return "" }
    return String(fields[column].trimmingBlanks)
  }
}
