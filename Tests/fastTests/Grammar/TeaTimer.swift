@testable import fast

/// A small program to try the grammar on.
enum TeaTimer {
  static let leaf = Option(
    long: "leaf", short: "l", value: Value(name: "leaf", kind: .suggestions("leaves")),
    help: "The leaf to brew.")
  static let minutes = Option(
    long: "for", value: Value(name: "minutes"), help: "How long it steeps.")
  static let note = Option(
    long: "note", short: "n", value: Value(name: "text"), help: "A note to keep.")
  static let quiet = Option(long: "quiet", short: "q", help: "Print nothing.")
  static let json = Option(long: "json", short: "j", help: "Print JSON.")
  static let secret = Option(long: "boiling", help: "Unseen.", isHidden: true)
  static let shelf = Option(
    long: "shelf", value: Value(name: "directory", kind: .directory),
    help: "Where the tea is kept, which is the kitchen unless you say otherwise.")
  static let color = Option(
    long: "color",
    value: Value(
      name: "when",
      kind: .choice([Choice(name: "auto", help: "On a terminal."), Choice(name: "always")])),
    help: "When to use colour.")
  static let size = Option(
    long: "size", value: Value(name: "size"), help: "The size of a cup.", isRequired: true)

  static let cup = Operand(
    value: Value(name: "cup", kind: .choice([Choice(name: "glass"), Choice(name: "mug")])),
    help: "What to pour into.")
  static let guest = Operand(
    value: Value(name: "guest"), help: "Who drinks.", isRequired: false, isRepeating: true)

  static let status = CommandDescription(
    name: "status", abstract: "Show what is brewing.", options: [json, quiet])
  static let brew = CommandDescription(
    name: "brew", abstract: "Start to brew.",
    discussion: ["A brew that runs already is left alone."],
    options: [leaf, minutes, note, quiet, json, secret],
    examples: [Example(line: "tea brew --leaf oolong --for 4", explanation: "Brew an oolong.")])
  static let pour = CommandDescription(
    name: "pour", abstract: "Pour it.", options: [size, quiet], operands: [cup, guest])
  static let help = CommandDescription(name: "help", abstract: "Show a help page.")
  static let debug = CommandDescription(name: "inspect", abstract: "Unseen.", isHidden: true)
  static let leaves = CommandDescription(name: "leaves", abstract: "List the leaves.")

  static let water = HelpTopic(
    name: "water", abstract: "How hot the water is.", body: ["  green    70", "  black   100"])
  static let leavesTopic = HelpTopic(
    name: "leaves", abstract: "What leaves are called.", body: ["  oolong"])

  static let program = Program(
    name: "tea", overview: "A timer for tea.", globalOptions: [shelf, color],
    commands: [status, brew, pour, leaves, help, debug], defaultCommand: "status",
    topics: [water, leavesTopic], footer: ["Files: the shelf."])

  /// Parses words that are expected to run a command.
  static func run(_ words: String...) throws -> (command: String, matches: Matches) {
    guard case .run(let command, let matches) = try program.parse(words) else {
      throw Unexpected()
    }
    return (command.name, matches)
  }

  /// Parses words that are expected to be a misuse.
  static func misuse(_ words: [String]) throws -> Misuse {
    do throws(Misuse) {
      _ = try program.parse(words)
    } catch {
      return error
    }
    throw Unexpected()
  }

  /// The first line of the text of a misuse.
  static func message(_ words: String...) throws -> String {
    let text = try misuse(words).text(for: program)
    return String(text.prefix { $0 != "\n" })
  }

  struct Unexpected: Error {}
}
