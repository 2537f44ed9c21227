import Foundation
import Testing

@testable import fast

struct EndToEndManualTests {
  @Test(
    .enabled(
      if: EndToEndInterchangeProgramTests.succeeds("command -v mandoc"), "needs mandoc"))
  func `the manual is good mdoc, and says what the program can`() throws {
    let fast = try Scene()
    let lint = try fast("fast manual | mandoc -T lint -W warning")
    #expect(lint.out + lint.err == "")
    let page = try fast("fast manual | mandoc -T ascii -O width=80 | col -b").out
    for title in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "TIMES", "GOALS", "ENVIRONMENT", "FILES",
      "EXIT STATUS", "EXAMPLES", "SEE ALSO",
    ] {
      #expect(page.contains("\n\(title)\n"), "\(title)")
    }
    for command in CommandTable.program.commands where !command.isHidden {
      #expect(page.contains("\n     \(command.name)"), "\(command.name)")
      for example in command.examples { #expect(page.contains("\(example.line)\n")) }
    }
    #expect(page.contains("fast add --start 'yesterday 20:00' --end 12:00\n"))
    #expect(!page.contains("complete shell"))
  }

  @Test func `its examples and those of the commands are understood`() throws {
    for example in CommandTable.program.examples {
      let words = example.line.prefix { $0 != "|" }.split(separator: " ").map(String.init)
      _ = try CommandTable.program.parse(Array(words.dropFirst()))
    }
  }
}
