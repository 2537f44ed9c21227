import FastingShell
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct InterruptionTests {
  @Test func `a read that a signal interrupts is made again`() throws {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in }
    #else
      action.__sigaction_handler.sa_handler = { _ in }
    #endif
    sigaction(SIGUSR1, &action, nil)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let reader = pthread_self()
    let writer = Task.detached { [end = ends[1]] in
      for _ in 0..<3 {
        usleep(20_000)
        pthread_kill(reader, SIGUSR1)
      }
      usleep(20_000)
      _ = try? Platform.write(end, [7])
      Platform.close(end)
    }
    defer { writer.cancel() }
    #expect(try Platform.read(ends[0]) == [7])
    Platform.close(ends[0])
  }
}
