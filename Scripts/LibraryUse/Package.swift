// swift-tools-version: 6.2
import PackageDescription

// What an app does that uses the libraries: it sees nothing but what is public.
let package = Package(
  name: "LibraryUse",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "fast", path: "../..")],
  targets: [
    .executableTarget(
      name: "LibraryUse",
      dependencies: [
        .product(name: "FastingCore", package: "fast"),
        .product(name: "FastingShell", package: "fast"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
