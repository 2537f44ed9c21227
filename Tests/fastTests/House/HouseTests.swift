import FastingCore
import Testing

@testable import fast

/// The rules of the house, checked on the sources themselves.
struct HouseTests {
  /// The files that may name the modules of a system.
  private static let fenced: Set<String> = [
    "FastingCore/JSON.swift", "FastingShell/Platform.swift",
  ]

  private struct Line {
    let path: String
    let number: Int
    let text: String

    var place: String { "\(path):\(number)" }
  }

  private static func lines(under folder: String) throws -> [Line] {
    var lines: [Line] = []
    for path in Project.files(".swift", under: ["Sources/\(folder)"]) {
      let text = try Project.text(path)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let place = String(path.dropFirst("Sources/".count))
        lines.append(Line(path: place, number: index + 1, text: String(line)))
      }
    }
    #expect(!lines.isEmpty)
    return lines
  }

  private static func imported(_ line: Line) -> String? {
    let words = line.text.split(separator: " ").filter { !$0.hasPrefix("@") }
    guard let index = words.firstIndex(of: "import"), index <= 1 else { return nil }
    return words.dropFirst(index + 1).first.map(String.init)
  }

  @Test(arguments: [
    ("FastingCore", []),
    ("FastingShell", ["FastingCore", "Observation"]),
    ("fast", ["FastingCore", "FastingShell"]),
    ("fast/Grammar", []),
    ("fast/Text", []),
  ])
  func `imports run one way`(folder: String, allowed: [String]) throws {
    let system: Set<String> = [
      "FoundationEssentials", "Foundation", "Glibc", "Musl", "Darwin",
    ]
    for line in try Self.lines(under: folder) {
      guard let module = Self.imported(line) else { continue }
      let isAllowed =
        allowed.contains(module) || (Self.fenced.contains(line.path) && system.contains(module))
      #expect(isAllowed, "\(line.place): \(line.text)")
    }
  }

  @Test func `the core reads no clock, draws no chance, and neither reads nor prints`() throws {
    let forbidden = [
      "ContinuousClock", "SuspendingClock", "Task.sleep", ".random", "shuffled()", "print(",
      "readLine", "CommandLine", "debugPrint", "Date()", "getenv", "Task {", "Task.detached",
    ]
    for line in try Self.lines(under: "FastingCore") {
      for word in forbidden {
        #expect(!line.text.contains(word), "\(line.place): \(line.text)")
      }
    }
  }

  @Test func `which system it is, is asked in one file a target`() throws {
    for folder in ["FastingCore", "FastingShell", "fast"] {
      for line in try Self.lines(under: folder) where line.text.contains("#if ") {
        #expect(Self.fenced.contains(line.path), "\(line.place): \(line.text)")
      }
    }
  }

  @Test func `escape codes stand in the palette and in the terminal`() throws {
    let escapes = ["\\u{1B}", "\\u{1b}", "\\x1b", "\\e["]
    let homes = ["fast/Text/Palette.swift", "FastingShell/Terminal.swift"]
    for folder in ["FastingCore", "FastingShell", "fast"] {
      for line in try Self.lines(under: folder) where !homes.contains(line.path) {
        for escape in escapes {
          #expect(!line.text.contains(escape), "\(line.place): \(line.text)")
        }
      }
    }
  }

  @Test func `every command has its row in the table`() throws {
    let definition = #/static let `?(\w+)`? = Command\(/#
    let names = try Self.lines(under: "fast/Commands").compactMap { line in
      line.text.firstMatch(of: definition).map { String($0.1) }
    }
    #expect(Set(names) == Set(CommandTable.all.map(\.description.name)))
    #expect(names.count == CommandTable.all.count)
  }

  @Test func `every format has its row in a table`() throws {
    let definition = #/static let `?(\w+)`? = (Importer|Exporter)\(/#
    let count = try Self.lines(under: "FastingCore/Interchange").count {
      $0.text.contains(definition)
    }
    #expect(count == Importer.all.count + Exporter.all.count)
  }

  @Test func `no force unwrapping and no ignored error stands in the sources`() throws {
    for folder in ["FastingCore", "FastingShell", "fast"] {
      for line in try Self.lines(under: folder) {
        #expect(!line.text.contains("try!"), "\(line.place): \(line.text)")
        #expect(!line.text.contains("unsafelyUnwrapped"), "\(line.place): \(line.text)")
      }
    }
  }
}
