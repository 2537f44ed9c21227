extension TimerStore {
  /// A store on the files of a directory.
  package convenience init(files: RecordFiles) {
    self.init(
      dependencies: Dependencies(
        load: { try files.load() },
        save: { try files.save($0) },
        exclusively: { try await files.exclusively($0) }))
  }
}
