/// A help page that belongs to no command.
struct HelpTopic: Sendable, Hashable {
  let name: String
  let abstract: String
  /// The lines of the page as they are meant to be shown.
  let body: [String]
}

/// What a help page is about.
enum HelpSubject: Sendable, Hashable {
  case program
  case command(CommandDescription)
  case topic(HelpTopic)
}
