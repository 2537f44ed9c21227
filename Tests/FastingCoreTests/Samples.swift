import FastingCore

/// A small generator that gives the same samples on every run.
struct Samples: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func oneIn(_ count: Int) -> Bool {
    number(1...count) == 1
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  /// Any moment of the years 1970 to 9999, half of them on a whole second.
  mutating func moment() -> Moment {
    let local = Int64.random(in: 0..<253_402_300_800_000, using: &self)
    let offset = number(-1439...1439) * 60
    let whole = oneIn(2) ? local : local / 1000 * 1000
    let instant = Instant(milliseconds: whole - Int64(offset) * 1000)
    guard let moment = Moment(instant, utcOffset: offset) else { preconditionFailure() }
    return moment
  }

  /// A short text of what is hard to write down.
  mutating func text() -> String {
    (0..<number(1...6)).map { _ in pick(Samples.pieces) }.joined()
  }

  static let pieces = [
    "a", "felt fine", " ", "/", "\"", "\\", "\\u0041", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1}",
    "\u{8}", "\u{B}", "\u{C}", "\u{1B}[2J", "\u{1F}", "\u{7F}", "\u{85}", "é", "e\u{301}", "ß",
    "日本",
    "🍵", "👩🏽‍🚀", "\u{2028}", "\u{2029}", "\u{202E}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}",
    "{", "}", "[", "]", ",", ":", "null",
  ]

  mutating func goal() -> Fasting.Goal {
    let name = oneIn(3) ? text() : nil
    guard !oneIn(3), let goal = Fasting.Goal(seconds: number(1...2_592_000), name: name) else {
      return pick(Fasting.Goal.named)
    }
    return goal
  }

  /// A fast whose end has nothing to do with its start.
  mutating func fast(otherKeys: JSONObject = [:]) -> Fast {
    Fast(
      start: moment(), end: moment(), goal: goal(), note: oneIn(2) ? text() : nil,
      otherKeys: otherKeys)
  }

  /// Any value that JSON can express.
  mutating func json(depth: Int = 3) -> JSONValue {
    switch number(0...(depth > 0 ? 7 : 5)) {
    case 0: .null
    case 1: .bool(oneIn(2))
    case 2: .integer(Int64.random(in: .min ... .max, using: &self))
    case 3: .unsigned(UInt64.random(in: (1 << 63)...UInt64.max, using: &self))
    case 4: .number(Double.random(in: 0.001..<0.999, using: &self))
    case 5: .string(text())
    case 6: .array((0..<number(0...3)).map { _ in json(depth: depth - 1) })
    default: .object(object(depth: depth - 1))
    }
  }

  mutating func object(depth: Int = 3) -> JSONObject {
    var object: JSONObject = [:]
    for _ in 0..<number(0...3) { object["x" + text()] = json(depth: depth) }
    return object
  }
}
