// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "fast",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "FastingCore", targets: ["FastingCore"]),
    .library(name: "FastingShell", targets: ["FastingShell"]),
    .executable(name: "fast", targets: ["fast"]),
  ],
  targets: [
    .target(name: "FastingCore"),
    .target(name: "FastingShell", dependencies: ["FastingCore"]),
    .executableTarget(name: "fast", dependencies: ["FastingCore", "FastingShell"]),
    .testTarget(
      name: "FastingCoreTests", dependencies: ["FastingCore"],
      exclude: ["Interchange/Samples", "Live/transitions.txt"]),
    .testTarget(
      name: "FastingShellTests", dependencies: ["FastingShell", "FastingCore"],
      exclude: ["Released"]),
    .testTarget(
      name: "fastTests", dependencies: ["fast", "FastingShell", "FastingCore"],
      exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)

// Set in .ci/run only, so that the warnings of a newer compiler never break a user's build.
let warningsAreErrors = Context.environment["FAST_WARNINGS_ARE_ERRORS"] == "1"

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
  if warningsAreErrors { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
