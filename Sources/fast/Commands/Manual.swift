extension Command {
  static let manual = Command(
    description: CommandDescription(
      name: "manual", abstract: "Print the manual page.",
      examples: [
        Example(line: "fast manual | man -l -", explanation: "Read it, where man reads pages.")
      ]),
    bearsDamagedSettings: true
  ) { _, _ in
    let page = ManualPage(
      program: CommandTable.program, version: Version.current, date: Version.released)
    return Answer(output: .bytes(Array(page.text.utf8)))
  }
}
