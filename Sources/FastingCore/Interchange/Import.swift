/// What is to be imported, and what is known of the place and time where it is.
package struct ImportSource {
  /// The text, without a byte order mark.
  package let bytes: ArraySlice<UInt8>
  package let options: ImportOptions
  /// The names that stand in the outermost object, or in the first object of an outermost array.
  package let keys: Set<String>

  package init(_ bytes: [UInt8], options: ImportOptions) {
    self.bytes = bytes[...].dropFirst(bytes[...].byteOrderMarkCount)
    self.options = options
    let isJSON = self.bytes.trimmed.first.map { "{[".utf8.contains($0) } ?? false
    keys = isJSON ? JSONKeys.outermost(self.bytes) : []
  }

  /// Whether there is nothing in it, or an empty array.
  fileprivate var isEmpty: Bool {
    let letters = bytes.lazy.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }.prefix(3)
    return letters.isEmpty || letters.elementsEqual("[]".utf8)
  }

  /// The first byte that is no blank.
  package var first: UInt8? {
    bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }
}

/// What a person may say about a file that is to be imported.
package struct ImportOptions {
  package var zone: Zone
  /// The goal of rows that have none; nil for the one that is set.
  package var goal: Fasting.Goal?
  package var settings: Settings
  /// The order of the parts of a date with slashes or dots.
  package var dateOrder: DateOrder?
  /// Words that mark an interval as a fast, beside those that speak of fasting.
  package var tags: [String] = []
  package var columns = CSVColumns()

  package init(zone: Zone, goal: Fasting.Goal? = nil, settings: Settings = Settings()) {
    self.zone = zone
    self.goal = goal
    self.settings = settings
  }

  func goal(on day: Day) -> Fasting.Goal {
    goal ?? settings.goal(on: day)
  }
}

/// The order in which the parts of a date are written.
package enum DateOrder: String, CaseIterable, Sendable {
  case monthDayYear = "mdy"
  case dayMonthYear = "dmy"
  case yearMonthDay = "ymd"
}

/// One row of a file, with the number of its line or record, from 1.
package struct ImportedRow: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case fast(Fast, doubt: Doubt?)
    /// It has no end yet.
    case running
    case rejected(Reason)
  }

  /// Why a row that was understood should be looked at.
  package enum Doubt: Hashable, Sendable {
    /// Its length and its clocks do not agree; a clock change lies between, or a journey.
    case lengthDiffers
    /// Nothing says on which day it ended.
    case endDayGuessed
    /// Its goal was not understood.
    case goalUnknown(String)
  }

  /// Why a row cannot be taken.
  package enum Reason: Hashable, Sendable {
    case notUnderstood(String)
    case missing(String)
    /// Clocks skipped this reading.
    case noSuchClock(String)
    case endBeforeStart
    case future
    /// It says its version, which is newer than ours.
    case newerVersion(Int)
    /// The order of month and day is not known.
    case dateOrderUnknown(String)
  }

  package let number: Int
  package let content: Content

  package init(_ number: Int, _ content: Content) {
    self.number = number
    self.content = content
  }
}

/// Why a whole file cannot be imported.
package enum ImportFailure: Error, Hashable, Sendable {
  /// No importer knows what it is.
  case unknownFormat
  /// It is not what it says, or what it was taken for.
  case notUnderstood(format: String)
  case newerVersion(Int)
  /// A plain table, of which the columns have to be named.
  case columnsNotNamed([String])
  /// A table that has no column of this name.
  case noColumn(String, [String])
  /// A table of dates, such as this one, of which the order of month and day has to be named.
  case dateOrderUnknown(String)
}

/// One format that can be read.
package struct Importer: Sendable {
  /// The name of the format.
  package let name: String
  /// What it is.
  package let summary: String
  /// Tells by the content whether a file has this format.
  package let recognizes: @Sendable (ImportSource) -> Bool
  /// Reads all rows; one bad row never stops the others.
  package let read: @Sendable (ImportSource) throws -> [ImportedRow]

  /// All formats, in the order in which they are tried.
  package static let all: [Importer] = [
    .fast, .zeroJSON, .sunrise, .fasttimes, .timewarrior, .zeroCSV, .oneCSV, .fastimer, .timeclock,
    .csv,
  ]

  /// Reads a file in a named format, or in the one that its content shows.
  package static func rows(of source: ImportSource, format: Importer?) throws -> [ImportedRow] {
    if source.isEmpty { return [] }
    guard let importer = format ?? all.first(where: { $0.recognizes(source) }) else {
      throw ImportFailure.unknownFormat
    }
    let rows = try importer.read(source)
    let isUnderstood = rows.contains {
      if case .rejected = $0.content { false } else { true }
    }
    guard rows.isEmpty || isUnderstood else {
      throw ImportFailure.notUnderstood(format: importer.name)
    }
    return rows
  }
}
