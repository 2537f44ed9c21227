extension FastFields {
  /// Appends the record in our own form: fixed order of keys, no blanks, absent parts left out,
  /// keys that we do not know last and sorted.
  ///
  /// The same value always gives the same bytes. Throws where a key that we do not know holds what
  /// JSON cannot express.
  package func append(to bytes: inout [UInt8]) throws {
    bytes.append(contentsOf: #"{"start":""#.utf8)
    start.append(to: &bytes)
    if let end {
      bytes.append(contentsOf: #"","end":""#.utf8)
      end.append(to: &bytes)
    }
    bytes.append(contentsOf: #"","goal":{"#.utf8)
    if let name = goal.name {
      bytes.append(contentsOf: #""name":"#.utf8)
      JSON.append(name, to: &bytes)
      bytes.append(UInt8(ascii: ","))
    }
    bytes.append(contentsOf: #""seconds":\#(goal.seconds)"#.utf8)
    try FastFields.append(otherGoalKeys, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
    if let note {
      bytes.append(contentsOf: #","note":"#.utf8)
      JSON.append(note, to: &bytes)
    }
    if !otherKeys.isEmpty {
      try FastFields.append(otherKeys.filter { $0.key != "goal" }, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func append(_ members: JSONObject, to bytes: inout [UInt8]) throws {
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      bytes.append(UInt8(ascii: ","))
      JSON.append(key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      try JSON.append(value, to: &bytes)
    }
  }
}

extension Fast {
  /// Returns the line of the history in our own form, without a newline.
  package func line() throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(160)
    try FastFields(self).append(to: &bytes)
    return bytes
  }

  /// Reads a fast from a line of the history, whatever the order of its keys.
  package init(line: ArraySlice<UInt8>) throws(Unreadable) {
    if let fields = FastFields(ownForm: line.span), let fast = Fast(fields) {
      self = fast
      return
    }
    let fields = try JSON.read(FastFields.self, from: line)
    guard let fast = Fast(fields) else { throw .wrongValue("end") }
    self = fast
  }

  package init?(_ fields: FastFields) {
    guard let end = fields.end else { return nil }
    self.init(
      start: fields.start, end: end, goal: fields.goal, note: fields.note,
      otherKeys: fields.otherKeys)
  }
}

extension FastFields {
  /// Reads a line that is in our own form to the byte; nil for any other, which may be right too.
  ///
  /// Moments become numbers straight from the bytes. Whatever this reads, the decoder for JSON
  /// reads with the same result.
  package init?(ownForm bytes: Swift.Span<UInt8>) {
    var index = 0
    self.init(ownForm: bytes, at: &index)
    guard index == bytes.count else { return nil }
  }

  /// Reads a record in our own form that begins at `index` and moves the index behind it.
  init?(ownForm bytes: Swift.Span<UInt8>, at index: inout Int) {
    guard JSONScanner.skip(#"{"start":""#, in: bytes, at: &index),
      let start = Moment.read(bytes, at: &index)
    else { return nil }
    self.start = start
    if JSONScanner.skip(#"","end":""#, in: bytes, at: &index) {
      guard let end = Moment.read(bytes, at: &index) else { return nil }
      self.end = end
    }
    guard let goal = FastFields.goal(ownForm: bytes, at: &index) else { return nil }
    self.goal = goal
    if JSONScanner.skip(#","note":""#, in: bytes, at: &index) {
      guard let text = JSONScanner.plainText(in: bytes, at: &index) else { return nil }
      note = text
    }
    otherKeys = [:]
    while JSONScanner.skip(",", in: bytes, at: &index) {
      guard let key = JSONScanner.string(in: bytes, at: &index), !FastFields.keys.contains(key),
        JSONScanner.skip(":", in: bytes, at: &index),
        let value = JSONScanner.value(in: bytes, at: &index),
        otherKeys.updateValue(value, forKey: key) == nil
      else { return nil }
    }
    guard JSONScanner.skip("}", in: bytes, at: &index) else { return nil }
  }

  /// Reads a goal with what stands before it, from the quotation mark that closes a moment on.
  static func goal(ownForm bytes: Swift.Span<UInt8>, at index: inout Int) -> Fasting.Goal? {
    guard JSONScanner.skip(#"","goal":{"#, in: bytes, at: &index) else { return nil }
    var name: String?
    if JSONScanner.skip(#""name":""#, in: bytes, at: &index) {
      guard let text = JSONScanner.plainText(in: bytes, at: &index),
        JSONScanner.skip(",", in: bytes, at: &index)
      else { return nil }
      name = text
    }
    guard JSONScanner.skip(#""seconds":"#, in: bytes, at: &index),
      let seconds = FastFields.number(in: bytes, at: &index),
      JSONScanner.skip("}", in: bytes, at: &index)
    else { return nil }
    return Fasting.Goal(seconds: seconds, name: name)
  }

  /// The keys that mean something to us.
  private static let keys: Set<String> = ["start", "end", "goal", "note", "version"]

  static func number(in bytes: Swift.Span<UInt8>, at index: inout Int) -> Int? {
    let begin = index
    var value = 0
    while index < bytes.count, index - begin < 10 {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value * 10 + Int(digit)
      index += 1
    }
    guard index > begin, bytes[begin] != UInt8(ascii: "0") else { return nil }
    return value
  }
}
