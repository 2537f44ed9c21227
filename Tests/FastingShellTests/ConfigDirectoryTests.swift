import FastingCore
import FastingShell
import Testing

struct ConfigDirectoryTests {
  @Test(arguments: [
    (["XDG_CONFIG_HOME": "/x/", "HOME": "/h"], "/x/fast"),
    (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config/fast"),
    (["HOME": "/h/"], "/h/.config/fast"), (["HOME": "h"], nil), ([:], nil),
  ])
  func `an absolute path decides`(environment: [String: String], path: String?) {
    let config = ConfigDirectory { environment[$0] }
    #expect(config.path == path)
    #expect(config.settings == path.map { $0 + "/config.json" })
    #expect(config.hooks == path.map { $0 + "/hooks" })
  }

  private func config(_ home: Home) -> ConfigDirectory {
    ConfigDirectory { ["XDG_CONFIG_HOME": home.root + "/config"][$0] }
  }

  @Test func `without a file everything has its standard, and nothing is created`() async throws {
    try await Home.temporary { home in
      #expect(try config(home).settingsInForce(.live) == Settings())
      #expect(try config(home).update(.live) { $0.unset(.goal) } == Settings())
      let names = try FileOperations.live.list(home.root)
      #expect(!names.contains("config"))
    }
  }

  @Test func `a change is there for the next one, for nobody else to read`() async throws {
    try await Home.temporary { home in
      let config = config(home)
      _ = try config.update(.live) { try $0.set(.goal, typed: "18:6") }
      _ = try config.update(.live) { try $0.set(.clock, typed: "12") }
      #expect(try config.load(.live).values == ["goal": "trf18", "clock": "12"])
      let path = try #require(config.settings)
      let status = try FileOperations.live.status(path)
      #expect(status.mode & 0o777 == 0o600)
      let names = try FileOperations.live.list(home.root + "/config/fast")
      #expect(names == ["config.json"])
    }
  }

  @Test func `what cannot be read is never written over`() async throws {
    try await Home.temporary { home in
      let config = config(home)
      let path = try #require(config.settings)
      try DurableFile(home.root + "/config/fast", .live).makeDirectories()
      try DurableFile(path, .live).create(Array("{".utf8))
      #expect(throws: StorageError.configuration(path: path, .notJSON)) {
        try config.update(.live) { try $0.set(.goal, typed: "18:6") }
      }
      let bytes = try FileOperations.live.read(path)
      #expect(bytes == Array("{".utf8))
    }
  }

  @Test func `a value that makes no sense is in force nowhere, and can be set anew`() async throws {
    try await Home.temporary { home in
      let config = config(home)
      let path = try #require(config.settings)
      try DurableFile(home.root + "/config/fast", .live).makeDirectories()
      try DurableFile(path, .live).create(Array(#"{"goal":"x"}"#.utf8))
      #expect(throws: StorageError.setting(path: path, name: "goal")) {
        try config.settingsInForce(.live)
      }
      _ = try config.update(.live) { try $0.set(.goal, typed: "18:6") }
      #expect(try config.settingsInForce(.live).values == ["goal": "trf18"])
    }
  }
}
