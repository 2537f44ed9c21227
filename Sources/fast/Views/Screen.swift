/// What a person sees: one value, shown as text or encoded as JSON.
protocol Screen: Encodable {
  func lines(_ when: When, _ rendering: Rendering) -> [StyledText]
}
