package enum TimeMisreading: Error, Hashable, Sendable { case notUnderstood(String) }
package struct TypedTime: Hashable, Sendable {
  let text: String
  package init(_ text: String) throws(TimeMisreading) {
    self.text = text
    guard text == "now" || Moment(rfc3339: text) != nil else { throw .notUnderstood(text) }
  }
  package enum Role {
    case plain, end(of: Moment), firstAfter(Moment), replacing(Moment, start: Moment?)
  }
  package func moment(now: Moment, zone: Zone, as role: Role = .plain) throws(TimeMisreading)
    -> Moment
  {
    text == "now" ? now : Moment(rfc3339: text)!
  }
}
package enum GoalMisreading: Error, Hashable, Sendable {
  case notUnderstood(String, nearest: String?)
}
extension Fasting.Goal {
  package init(typed text: String) throws(GoalMisreading) {
    guard let g = Fasting.Goal.named.first(where: { $0.name == text.lowercased() }) else {
      throw .notUnderstood(text, nearest: nil)
    }
    self = g
  }
}
package struct TypedDay: Hashable, Sendable {
  package init(_ text: String) throws(TimeMisreading) { throw .notUnderstood(text) }
  package func day(now: Moment) throws(TimeMisreading) -> Day { now.day }
}
