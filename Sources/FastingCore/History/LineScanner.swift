/// Reads lines of the history that are in our own form, and builds nothing of them unless asked.
///
/// What it takes, ``FastFields/init(ownForm:)`` reads with the same result; what is rare is left to
/// that, or to the decoder: fractions of seconds, keys that we do not know, escapes, letters beyond
/// ASCII.
struct LineScanner {
  private let bytes: UnsafeRawBufferPointer
  private let end: Int
  /// Where the next line begins.
  var index = 0
  /// A goal that was read to the end, as it is written; most lines repeat the one before.
  private var goal = (range: 0..<0, value: Fasting.Goal?.none)
  /// The day that was read last: year and month as they are written, and the day of the month.
  private var latest = (key: UInt64.max, dayOfMonth: 0, number: 0)
  /// The offset from UTC that was read last, as it is written, and in milliseconds.
  private var zone = (key: UInt64.max, milliseconds: 0)

  /// Creates a scanner of the bytes up to an index, of which the first two gigabytes are read.
  init(_ bytes: UnsafeRawBufferPointer, upTo end: Int) {
    self.bytes = bytes
    self.end = min(end, Int(Int32.max))
  }

  /// A line in our own form: its moments, and where its note is, if it has one.
  struct Line {
    let start: (instant: Instant, offset: Int)
    let end: (instant: Instant, offset: Int)
    let note: Range<Int>
  }

  /// Reads the next line and moves the index behind its newline; leaves it where it was, and
  /// returns nil, for a line that is to be read otherwise.
  mutating func next() -> Line? {
    var at = index
    guard skip(LineScanner.start, at: &at), let start = instant(at: &at),
      skip(LineScanner.end, at: &at), let end = instant(at: &at), skipGoal(at: &at)
    else { return nil }
    var note = 0..<0
    if skip(LineScanner.note, at: &at) {
      let begin = at
      guard skipPlainText(at: &at) else { return nil }
      note = begin..<(at &- 1)
    }
    guard at < self.end, bytes[at] == UInt8(ascii: "}") else { return nil }
    at &+= 1
    if at < self.end {
      guard bytes[at] == .newline else { return nil }
      at &+= 1
    }
    index = at
    return Line(start: start, end: end, note: note)
  }

  /// Reads the fast of the line that begins at an index.
  mutating func fast(at index: Int) -> Fast? {
    self.index = index
    guard let line = next(), let goal = goal.value,
      let start = Moment(line.start.instant, utcOffset: line.start.offset / 1000),
      let end = Moment(line.end.instant, utcOffset: line.end.offset / 1000)
    else { return nil }
    let note = line.note.isEmpty ? nil : String(decoding: bytes[line.note], as: UTF8.self)
    return Fast(start: start, end: end, goal: goal, note: note)
  }

  /// A text of at most sixteen bytes, as two words of eight.
  private struct Literal {
    let first: UInt64
    let second: UInt64
    let mask: UInt64
    let count: Int
  }

  /// `{"start":"`
  private static let start = Literal(
    first: 0x2274_7261_7473_227B, second: 0x0000_0000_0000_223A, mask: 0x0000_0000_0000_FFFF,
    count: 10)
  /// `","end":"`
  private static let end = Literal(
    first: 0x3A22_646E_6522_2C22, second: 0x0000_0000_0000_0022, mask: 0x0000_0000_0000_00FF,
    count: 9)
  /// `,"note":"`
  private static let note = Literal(
    first: 0x3A22_6574_6F6E_222C, second: 0x0000_0000_0000_0022, mask: 0x0000_0000_0000_00FF,
    count: 9)

  private func skip(_ text: Literal, at index: inout Int) -> Bool {
    guard index &+ 16 <= end, word(at: index) == text.first,
      word(at: index &+ 8) & text.mask == text.second
    else { return false }
    index &+= text.count
    return true
  }

  /// Moves behind a goal: a repeated one by comparing it, another one by reading it.
  private mutating func skipGoal(at index: inout Int) -> Bool {
    if repeats(goal.range, at: index) {
      index &+= goal.range.count
      return true
    }
    var at = index
    let span = UnsafeRawBufferPointer(rebasing: bytes[..<end]).bindMemory(to: UInt8.self).span
    guard let value = FastFields.goal(ownForm: span, at: &at) else { return false }
    goal = (index..<at, value)
    index = at
    return true
  }

  /// Tells whether the bytes of a range, eight at least, stand at an index too.
  private func repeats(_ range: Range<Int>, at index: Int) -> Bool {
    let last = range.count - 8
    guard last >= 0, index &+ range.count <= end else { return false }
    var offset = 0
    while offset < last {
      guard word(at: index &+ offset) == word(at: range.lowerBound &+ offset) else { return false }
      offset &+= 8
    }
    return word(at: index &+ last) == word(at: range.lowerBound &+ last)
  }

  /// Moves behind a text in ASCII without escapes, and its closing quotation mark.
  private func skipPlainText(at index: inout Int) -> Bool {
    while index < end {
      let byte = bytes[index]
      index &+= 1
      if byte == UInt8(ascii: "\"") { return true }
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { return false }
    }
    return false
  }
}

extension LineScanner {
  /// Reads a moment in whole seconds, eight bytes at a time, and moves the index behind it.
  private mutating func instant(at index: inout Int) -> (instant: Instant, offset: Int)? {
    guard index &+ 26 <= end else { return nil }
    let date = word(at: index)
    let clock = word(at: index &+ 8)
    let rest = word(at: index &+ 16)
    guard
      LineScanner.date.misfit(date) | LineScanner.clock.misfit(clock)
        | LineScanner.second.misfit(rest & 0xFF_FFFF) == 0,
      let offset = offset(at: index &+ 19)
    else { return nil }
    let (dates, clocks) = (LineScanner.pairs(date), LineScanner.pairs(clock))
    let hour = Int(truncatingIfNeeded: clocks >> 24 & 0xFF)
    let minute = Int(truncatingIfNeeded: clocks >> 48 & 0xFF)
    let second = Int(truncatingIfNeeded: LineScanner.pairs(rest) >> 8 & 0xFF)
    guard hour < 24, minute < 60, second < 60,
      let day = dayNumber(dates, dayOfMonth: Int(truncatingIfNeeded: clocks & 0xFF))
    else { return nil }
    index &+= bytes[index &+ 19] == UInt8(ascii: "Z") ? 20 : 25
    let seconds = ((day &* 24 &+ hour) &* 60 &+ minute) &* 60 &+ second
    return (Instant(milliseconds: Int64(seconds &* 1000 &- offset)), offset)
  }

  /// Reads an offset from UTC, in milliseconds; most are the same as the one before.
  private mutating func offset(at index: Int) -> Int? {
    let first = bytes[index]
    if first == UInt8(ascii: "Z") { return 0 }
    let key = word(at: index &- 2) >> 16
    if key == zone.key { return zone.milliseconds }
    let pairs = LineScanner.pairs(key >> 8)
    let minutes = Int(pairs & 0xFF) * 60 + Int(pairs >> 24 & 0xFF)
    let isAhead = first == UInt8(ascii: "+")
    guard isAhead || first == UInt8(ascii: "-"), LineScanner.offset.misfit(key >> 8) == 0,
      pairs & 0xFF < 24, pairs >> 24 & 0xFF < 60
    else { return nil }
    zone = (key, (isAhead ? minutes : -minutes) * 60_000)
    return zone.milliseconds
  }

  /// Returns the number of a day; most are the same as the one before.
  private mutating func dayNumber(_ date: UInt64, dayOfMonth: Int) -> Int? {
    if date == latest.key, dayOfMonth == latest.dayOfMonth { return latest.number }
    func pair(_ shift: UInt64) -> Int { Int(date >> shift & 0xFF) }
    guard let day = Day(year: pair(0) * 100 + pair(16), month: pair(40), day: dayOfMonth)
    else { return nil }
    latest = (date, dayOfMonth, day.number)
    return day.number
  }

  /// Where eight bytes have to be digits, and what the others have to be.
  private struct Form {
    let digits: UInt64
    let others: UInt64

    /// Zero for eight bytes that have the form.
    func misfit(_ word: UInt64) -> UInt64 {
      let high: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
      let zeros = 0x3030_3030_3030_3030 & digits
      let found = word & digits
      return (word & ~digits ^ others) | (found & high ^ zeros)
        | ((found &+ 0x0606_0606_0606_0606 & digits) & high ^ zeros)
    }
  }

  /// `0000-00-`
  private static let date = Form(digits: 0x00FF_FF00_FFFF_FFFF, others: 0x2D00_002D_0000_0000)
  /// `00T00:00`
  private static let clock = Form(digits: 0xFFFF_00FF_FF00_FFFF, others: 0x0000_3A00_0054_0000)
  /// `:00`
  private static let second = Form(digits: 0x0000_0000_00FF_FF00, others: 0x0000_0000_0000_003A)
  /// `00:00`
  private static let offset = Form(digits: 0x0000_00FF_FF00_FFFF, others: 0x0000_0000_003A_0000)

  /// Returns in each byte ten times its digit and the digit of the next byte.
  private static func pairs(_ word: UInt64) -> UInt64 {
    let digits = word & 0x0F0F_0F0F_0F0F_0F0F
    return digits &* 10 &+ digits >> 8
  }

  private func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
