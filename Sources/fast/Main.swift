import FastingShell

/// The process: its words, its environment and its outputs around one ``Session``.
@main @MainActor
enum Main {
  static func main() async {
    let environment = Platform.environment
    let session = Session(
      environment: environment, clock: .system,
      output: Surface(descriptor: 1, environment: environment),
      errors: Surface(descriptor: 2, environment: environment))
    Platform.exit(await session.run(Platform.words))
  }
}
