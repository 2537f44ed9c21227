/// What a stretch of text means, so that one palette decides its colour.
enum Style: Sendable, Hashable, CaseIterable {
  /// Ordinary text.
  case plain
  /// What the eye should find first.
  case strong
  /// What may be overlooked: table headers, the empty part of a bar.
  case dim
  /// Something in progress, or something to type.
  case accent
  /// Something reached.
  case good
  /// Something to know before going on.
  case caution
  /// Something that needs an answer.
  case warning
}
