/// When text is coloured.
enum ColorChoice: String, Sendable, Hashable, CaseIterable {
  /// As the environment says.
  case auto
  /// On any output.
  case always
  /// On none.
  case never
}
