extension Importer {
  /// What this program exports: its JSON, its JSON Lines and its CSV.
  static let fast = Importer(
    name: "fast", summary: "fast itself: JSON, JSON Lines or CSV",
    recognizes: { source in
      switch source.first {
      case UInt8(ascii: "["): return false
      case UInt8(ascii: "{") where source.keys.isSuperset(of: ["format", "fasts"]): return true
      default:
        return CSVTable(source.bytes.prefix(200))?.header.starts(with: FastCSV.told) ?? false
          || FastLines.begin(source)
      }
    },
    read: { source in
      if source.keys.contains("fasts") { return try FastJSON.rows(source) }
      return FastLines.begin(source) ? FastLines.rows(source) : try FastCSV.rows(source)
    })
}

private enum FastJSON {
  struct Document: Decodable {
    let fasts: [FastFields?]
    let hasCurrent: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      try container.checkVersion()
      guard try container.value("format", String.self) == "fast-export" else {
        throw Unreadable.wrongValue("format")
      }
      fasts = try container.value("fasts", RecordRows<FastFields>.self).rows
      hasCurrent = try container.contains("current") && !container.decodeNil(forKey: "current")
    }
  }

  static func rows(_ source: ImportSource) throws -> [ImportedRow] {
    let document: Document
    do {
      document = try JSON.decode(Document.self, from: source.bytes)
    } catch Unreadable.newerVersion(let version) {
      throw ImportFailure.newerVersion(version)
    } catch {
      throw ImportFailure.notUnderstood(format: "fast")
    }
    var rows = document.fasts.enumerated().map { index, fields in
      ImportedRow(index + 1, FastLines.content(fields.flatMap(Fast.init)))
    }
    if document.hasCurrent { rows.append(ImportedRow(rows.count + 1, .running)) }
    return rows
  }
}

private enum FastLines {
  /// Whether one of the first lines is a fast.
  static func begin(_ source: ImportSource) -> Bool {
    LineRanges(source.bytes).prefix(20).contains { range in
      let line = source.bytes[range].trimmed
      return line.count < 2_000_000 && line.first == UInt8(ascii: "{")
        && (try? Fast(line: line)) != nil
    }
  }

  static func rows(_ source: ImportSource) -> [ImportedRow] {
    var rows: [ImportedRow] = []
    for (index, range) in LineRanges(source.bytes).enumerated() {
      let line = source.bytes[range].trimmed
      if line.isEmpty { continue }
      do throws(Unreadable) {
        rows.append(ImportedRow(index + 1, content(try Fast(line: line))))
      } catch {
        rows.append(ImportedRow(index + 1, .rejected(reason(error))))
      }
    }
    return rows
  }

  static func content(_ fast: Fast?) -> ImportedRow.Content {
    guard let fast else { return .rejected(.notUnderstood("record")) }
    guard fast.start.instant <= fast.end.instant else { return .rejected(.endBeforeStart) }
    return .fast(fast, doubt: nil)
  }

  private static func reason(_ error: Unreadable) -> ImportedRow.Reason {
    switch error {
    case .notJSON: .notUnderstood("line")
    case .wrongValue(let key): .notUnderstood(key)
    case .newerVersion(let version): .newerVersion(version)
    }
  }
}

/// The columns of our own table, which reading and writing share.
enum FastCSV {
  static let header = [
    "start", "end", "goal", "goal_seconds", "elapsed_seconds", "hours", "met", "day", "note",
  ]

  /// By what our own table is told from others.
  static let told = ["start", "end", "goal", "goal_seconds"]

  static func rows(_ source: ImportSource) throws -> [ImportedRow] {
    guard let table = CSVTable(source.bytes) else {
      throw ImportFailure.notUnderstood(format: "fast")
    }
    let columns = header.reduce(into: [:]) { $0[$1] = table.column($1) }
    return table.rows.map { row in
      func field(_ name: String) -> String {
        guard let column = columns[name], row.fields.indices.contains(column) else { return "" }
        return row.fields[column]
      }
      guard let start = Moment(rfc3339: field("start")) else {
        return ImportedRow(row.number, .rejected(.notUnderstood("start")))
      }
      guard let end = Moment(rfc3339: field("end")) else {
        return ImportedRow(row.number, .rejected(.notUnderstood("end")))
      }
      let name = unguarded(field("goal"))
      let goal = Int.digits(field("goal_seconds")).flatMap {
        Fasting.Goal(seconds: $0, name: name.isEmpty ? nil : name)
      }
      guard let goal else {
        return ImportedRow(row.number, .rejected(.notUnderstood("goal_seconds")))
      }
      let fast = Fast(start: start, end: end, goal: goal, note: unguarded(field("note")))
      return ImportedRow(row.number, FastLines.content(fast))
    }
  }

  /// The beginnings of a text that a spreadsheet would take for a formula, and the guard itself.
  private static let guardedBeginnings: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "'", "\t", "\r",
  ]

  /// Puts a quotation mark before what a spreadsheet would take for a formula (CWE-1236).
  static func guarded(_ text: String) -> String {
    text.unicodeScalars.first.map(guardedBeginnings.contains) ?? false ? "'" + text : text
  }

  /// Takes the quotation mark off again.
  static func unguarded(_ text: String) -> String {
    guard text.unicodeScalars.first == "'" else { return text }
    let rest = String(text.unicodeScalars.dropFirst())
    return rest.unicodeScalars.first.map(guardedBeginnings.contains) ?? false ? rest : text
  }
}
