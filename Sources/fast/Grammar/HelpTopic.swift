/// A help page that belongs to no command.
struct HelpTopic: Sendable, Hashable {
  let name: String
  let abstract: String
  /// The heading of the rows.
  var title = ""
  var rows: [Row] = []
  /// The lines of the page as they are meant to be shown.
  let body: [String]

  /// A word and what it means.
  struct Row: Sendable, Hashable {
    let label: String
    let text: String
  }
}

/// What a help page is about.
enum HelpSubject: Sendable, Hashable {
  case program
  case command(CommandDescription)
  case topic(HelpTopic)
}
