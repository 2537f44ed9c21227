/// What a command line asks for.
enum Invocation: Sendable, Hashable {
  case run(CommandDescription, Matches)
  case help(HelpSubject)
  case version
}
