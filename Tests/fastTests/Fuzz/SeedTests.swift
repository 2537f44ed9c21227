import Foundation
import Testing

struct SeedTests {
  /// An input that the fuzzer starts from: made by hand, or found by it.
  struct Seed: CustomTestStringConvertible {
    let target: FuzzTarget
    let file: URL

    var testDescription: String { "\(target.name)/\(file.lastPathComponent)" }
  }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("FuzzSeeds")

  static let seeds = FuzzTarget.all.flatMap { target in
    contents(of: folder.appendingPathComponent(target.name)).map { Seed(target: target, file: $0) }
  }

  private static func contents(of folder: URL) -> [URL] {
    let options = FileManager.DirectoryEnumerationOptions.skipsHiddenFiles
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: options)
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private static func check(_ target: FuzzTarget, _ bytes: [UInt8], _ name: String) {
    do {
      try target.check(bytes)
    } catch {
      Issue.record("\(target.name): \(error), for \(name)")
    }
  }

  @Test(arguments: seeds)
  func `what must hold of any input holds of every seed`(seed: Seed) throws {
    Self.check(seed.target, [UInt8](try Data(contentsOf: seed.file)), "whole")
  }

  @Test(arguments: seeds)
  func `it holds of every beginning, and of one changed byte`(seed: Seed) throws {
    let bytes = [UInt8](try Data(contentsOf: seed.file))
    for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 12)) {
      Self.check(seed.target, Array(bytes[..<count]), "the first \(count) bytes")
      for byte in [0, 0x22, 0x30, 0xFF] as [UInt8] {
        var changed = bytes
        changed[count] = byte
        Self.check(seed.target, changed, "byte \(count) as \(byte)")
      }
    }
  }

  /// Where in a line or a file a value may stand that means nothing to us.
  private static let heads = [
    "changes": #"{"number":1,"command":"x","before":null,"after":null,"x":"#,
    "current": #"{"fasting":null,"x":"#,
    "history":
      #"{"start":"2026-11-29T20:00:00Z","end":"2026-11-30T12:00:00Z","goal":{"seconds":60},"x":"#,
  ]

  @Test(arguments: FuzzTarget.all.map(\.name), ["[", #"{"a":"#, "9", "\u{301}"])
  func `it holds of a hundred thousand bytes of a kind`(name: String, piece: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let many = String(repeating: piece, count: 100_000 / piece.utf8.count)
    Self.check(target, Array(many.utf8), "many")
    guard let head = Self.heads[name] else { return }
    Self.check(target, Array("\(head)\(many)".utf8), "many behind a head")
    Self.check(target, Array("\(head)\(many)}\n".utf8), "many in an object")
  }

  @Test func `every target has its folder of seeds, in the order of their names`() {
    #expect(Self.contents(of: Self.folder).map(\.lastPathComponent) == FuzzTarget.all.map(\.name))
    #expect(Set(Self.seeds.map(\.target.name)).count == FuzzTarget.all.count)
    #expect(FuzzTarget.named(by: UInt8(ascii: "a"))?.name == FuzzTarget.all.first?.name)
    #expect(FuzzTarget.named(by: 0)?.name == nil)
  }
}
