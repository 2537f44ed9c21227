/// A table of comma-separated values (RFC 4180), with its lines and the names of its columns.
struct CSVTable {
  struct Row {
    /// The number of the line on which it begins, from 1.
    let number: Int
    let fields: [String]
  }

  let header: [String]
  /// The rows below the header but for blank ones, read one by one.
  let rows: Rows

  /// Reads the header of a table; nil where there is none, or what cannot be text.
  init?(_ bytes: ArraySlice<UInt8>) {
    let begin = bytes.firstIndex { $0 != .newline && $0 != 0x0D } ?? bytes.endIndex
    let text = bytes[begin...]
    let line = text.prefix { $0 != .newline }
    guard !line.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return nil }
    var rows = Rows(text, separator: CSVTable.separator(line))
    rows.line += bytes[..<begin].count { $0 == .newline }
    guard let first = rows.next() else { return nil }
    header = first.fields.map { field in String(field.trimmingBlanks) }
    self.rows = rows
  }

  /// Finds a column by its name, whatever the case of its letters.
  func column(_ name: String) -> Int? {
    header.firstIndex { $0.lowercased() == name.lowercased() }
  }

  /// The separator that stands most often in the first line.
  private static func separator(_ line: ArraySlice<UInt8>) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    let counts = candidates.map { candidate in line.count { $0 == candidate } }
    let most = counts.max() ?? 0
    return candidates[counts.firstIndex(of: most) ?? 0]
  }

  struct Rows: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private let separator: UInt8
    private var index: Int
    fileprivate var line = 1

    fileprivate init(_ bytes: ArraySlice<UInt8>, separator: UInt8) {
      self.bytes = bytes
      self.separator = separator
      index = bytes.startIndex
    }

    mutating func next() -> Row? {
      while let row = nextLine() {
        if !row.fields.allSatisfy(\.trimmingBlanks.isEmpty) { return row }
      }
      return nil
    }

    private mutating func nextLine() -> Row? {
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

extension CSVTable {
  /// What a row has in the named columns from one on, kept under a key of its own.
  func imported(
    _ row: Row, from first: Int = 0, without known: Set<Int> = []
  ) -> JSONObject {
    guard first < header.count else { return [:] }
    var others: JSONObject = [:]
    for column in first..<header.count where !known.contains(column) && !header[column].isEmpty {
      let field = row.field(column)
      if !field.isEmpty { others[header[column]] = .string(field) }
    }
    return others.isEmpty ? [:] : ["imported": .object(others)]
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: Substring {
    var text = self[...].unicodeScalars
    while text.first?.isBlank ?? false { text.removeFirst() }
    while text.last?.isBlank ?? false { text.removeLast() }
    return Substring(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}

extension CSVTable.Row {
  /// The field of a column without blanks at its ends; empty where it is missing.
  func field(_ column: Int?) -> String {
    guard let column, fields.indices.contains(column) else { return "" }
    return String(fields[column].trimmingBlanks)
  }
}
