#if canImport(SwiftUI)
  import FastingCore
  import FastingShell
  import SwiftUI

  /// The current fast of a store, with the buttons that fit it.
  struct FastingView: View {
    let store: TimerStore
    var clock = LocalClock.system
    @State private var trouble: String?

    var body: some View {
      TimelineView(.periodic(from: .now, by: 1)) { _ in
        if let now = clock.now { content(at: now) }
      }
      .task { await attempt { try await store.load() } }
    }

    private func content(at now: Moment) -> some View {
      let fasting = store.currentFasting
      return VStack {
        ProgressView(value: min(1, fasting.progress(at: now)))
        Text(fasting.elapsed(at: now.instant).formatted(.time(pattern: .hourMinuteSecond)))
        if let trouble { Text(trouble).foregroundStyle(.red) }
        buttons(fasting.state, at: now)
      }
    }

    @ViewBuilder
    private func buttons(_ state: Fasting.State, at now: Moment) -> some View {
      switch state {
      case .idle: button("Begin") { try $0.begin(.trf16, at: now) }
      case .fasting: button("Finish") { try $0.finish(at: now) }
      case .finished: button("Save") { try $0.save() }
      }
    }

    private func button(
      _ title: String, _ change: @escaping (inout Record) throws -> Void
    ) -> some View {
      Button(title) {
        Task { await attempt { try await store.update(change) } }
      }
    }

    /// Does something, and shows why it did not work.
    private func attempt(_ body: @MainActor () async throws -> Void) async {
      do {
        try await body()
        trouble = nil
      } catch {
        trouble = "\(error)"
      }
    }
  }
#endif
