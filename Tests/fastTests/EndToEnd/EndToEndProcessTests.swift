import Foundation
import Testing

/// What the process asks of the system.
struct EndToEndProcessTests {
  private static let hasTracing = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

  @Test(
    .enabled(if: hasTracing, "strace is missing"),
    arguments: ["fast status", "fast begin", "fast finish --save", "fast log", "fast help"])
  func `a command starts no thread and no process`(command: String) throws {
    let fast = try Scene(now: "2026-01-10T20:00:00Z")
    if command.contains("finish") { try fast("fast begin") }
    let trace = try fast(
      """
      strace -f -o trace -e trace=clone,clone3,fork,vfork \(command) > /dev/null || exit 9
      grep -c -E 'clone|fork' trace || true
      """)
    #expect(trace.out == "0\n")
  }
}
