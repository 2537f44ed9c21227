package import FastingCore

/// What `changes.jsonl` says: one change a line, ahead of the files that it changes.
package struct ChangesFile {
  /// The changes up to the last one that was committed.
  package let log: ChangeLog

  /// The change that was committed last, where nothing says that the history shows it.
  package let unsettled: Change?

  /// How many bytes belong to these changes; what follows never happened.
  package let length: Int

  /// The bytes of a file that cannot be understood; nil for one that can.
  package let damaged: [UInt8]?

  /// Whether the last line lacks its newline.
  private let isOpen: Bool

  /// Reads the bytes of the file, nil where there is none.
  ///
  /// A last line without a newline that makes no sense is one that a crash tore off.
  package init(_ bytes: [UInt8]?, committed: Int) throws(Unreadable) {
    let bytes = bytes ?? []
    var entries: [ChangeLog.Entry] = []
    var isSettled = false
    var length = 0
    var isReadable = true
    for range in LineRanges(bytes) {
      let line = bytes[range].trimmed
      guard !line.isEmpty else { continue }
      if let number = ChangesFile.settledNumber(line) {
        if number == committed { isSettled = true }
      } else if let entry = try ChangesFile.entry(line) {
        guard entry.number <= committed else { break }
        guard entry.number > entries.last?.number ?? 0 else {
          isReadable = false
          break
        }
        entries.append(entry)
        isSettled = false
      } else {
        isReadable = range.upperBound == bytes.count && bytes.last != .newline
        break
      }
      length = range.upperBound
    }
    var unsettled: Change?
    if !isSettled, let last = entries.last, last.number == committed {
      unsettled = try? last.change()
      if unsettled == nil { isReadable = false }
    }
    self.log = ChangeLog(isReadable ? entries : [], isReadable: isReadable)
    self.unsettled = isReadable ? unsettled : nil
    self.length = isReadable ? length : 0
    self.damaged = isReadable ? nil : bytes
    isOpen = self.length > 0 && bytes[self.length - 1] != .newline
  }

  /// The number of the last change of a log whose current file is gone; 0 for none.
  ///
  /// If it is more than 1 something was committed; a first change may never have happened.
  package static func lastNumber(_ bytes: [UInt8]) -> Int {
    (try? ChangesFile(bytes, committed: .max).log.entries.last?.number) ?? 0
  }

  /// How many changes the file may hold before it is written anew with only those that are needed.
  package static let capacity = 100

  /// What has to be written to add a change.
  package enum Amendment {
    /// These bytes, behind the first ``ChangesFile/length`` ones.
    case append([UInt8])
    /// These bytes, in place of all.
    case replace([UInt8])
  }

  /// Returns what has to be written to add a change to these.
  package func amendment(adding change: Change) throws -> Amendment {
    var line = try change.line()
    line.append(.newline)
    guard damaged == nil, log.entries.count < ChangesFile.capacity else {
      var bytes = try log.compacted().entries.reduce(into: [UInt8]()) {
        $0 += try $1.line() + [.newline]
      }
      bytes += ChangesFile.settled(change.number - 1)
      return .replace(bytes + line)
    }
    let completed = (isOpen ? [.newline] : []) + completion
    return .append(completed.isEmpty ? line : completed + line)
  }

  /// Says that the history shows the last change, which the writer has seen to by then.
  private var completion: [UInt8] {
    guard let unsettled, unsettled.touchesHistory else { return [] }
    return ChangesFile.settled(unsettled.number)
  }

  /// The line that says that the history shows a change.
  package static func settled(_ number: Int) -> [UInt8] {
    Array("{\"settled\":\(number)}\n".utf8)
  }

  /// Reads a change; nil for what cannot be understood, unless a newer version wrote it.
  private static func entry(_ line: ArraySlice<UInt8>) throws(Unreadable) -> ChangeLog.Entry? {
    do throws(Unreadable) {
      return try ChangeLog.Entry(line: line)
    } catch {
      if case .newerVersion = error { throw error }
      return nil
    }
  }

  private static func settledNumber(_ line: ArraySlice<UInt8>) -> Int? {
    let prefix = #"{"settled":"#.utf8
    guard line.starts(with: prefix), line.last == UInt8(ascii: "}") else { return nil }
    return Int(String(decoding: line.dropFirst(prefix.count).dropLast(), as: UTF8.self))
  }
}
