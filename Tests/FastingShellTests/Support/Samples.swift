import FastingCore
import FastingShell

/// One command of a person.
typealias Step = @Sendable (inout Record) throws -> Void

/// What clocks an hour ahead of UTC show in November 2026.
func november(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Moment {
  guard let date = Day(year: 2026, month: 11, day: day) else {
    preconditionFailure("there is no such day")
  }
  let minutes = Int64(hour * 60 + minute - 60)
  let instant = Instant(milliseconds: Int64(date.number) * Day.milliseconds + minutes * 60_000)
  guard let moment = Moment(instant, utcOffset: 3600) else {
    preconditionFailure("there is no such moment")
  }
  return moment
}

func begin(_ start: Moment, _ goal: Fasting.Goal = .trf16, note: String? = nil) -> Step {
  { _ = try $0.begin(goal, at: start, note: note) }
}

func finish(_ end: Moment, note: String? = nil) -> Step {
  { try $0.finish(at: end, note: note) }
}

let save: Step = { try $0.save() }
let reset: Step = { try $0.reset() }
let undo: Step = { try $0.undo() }
let redo: Step = { try $0.redo() }

/// The line of a fast of 16 hours that begins on this day of November 2026 at 20:00.
func line(_ day: Int, note: String? = nil) -> String {
  let next = day + 1
  let start = "2026-11-\(day < 10 ? "0" : "")\(day)T20:00:00+01:00"
  let end = "2026-11-\(next < 10 ? "0" : "")\(next)T12:00:00+01:00"
  let last = note.map { #","note":"\#($0)""# } ?? ""
  return #"{"start":"\#(start)","end":"\#(end)","goal":{"name":"trf16","seconds":57600}\#(last)}"#
}

/// The fast of ``line(_:note:)``.
func fast(_ day: Int, note: String? = nil) -> Fast {
  Fast(start: november(day, 20), end: november(day + 1, 12), goal: .trf16, note: note)
}

/// What is recorded, without the log: two records that a person cannot tell apart are equal here.
struct Snapshot: Hashable {
  let change: Int
  let fasting: Fasting
  /// In the order of time, repeated ones included.
  let fasts: [Fast]

  init(_ record: Record) {
    change = record.lastChange
    fasting = record.fasting
    fasts = record.history.entries.map(\.fast).sorted { $0.identity < $1.identity }
  }
}
