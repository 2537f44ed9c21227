/// A reader of input from outside, with what must hold whatever bytes it is given.
///
/// `Scripts/fuzz` looks for bytes for which it does not; `SeedTests` tries the known ones.
struct FuzzTarget: Sendable {
  /// The name, which is also the one of its folder in `Tests/FuzzSeeds`.
  let name: String

  /// Checks everything that must hold; throws what does not.
  let check: @Sendable ([UInt8]) throws -> Void

  /// The targets in the order of their names.
  static let all = [changes, current, goals, history, moments, text, times, words]

  /// Finds the target that the first byte of an input stands for: `a` for the first, and so on.
  static func named(by byte: UInt8) -> FuzzTarget? {
    let index = Int(byte) - Int(UInt8(ascii: "a"))
    return all.indices.contains(index) ? all[index] : nil
  }
}

/// What was found not to hold.
struct BrokenPromise: Error, CustomStringConvertible {
  let description: String
}

/// Throws a broken promise unless a condition holds.
func promise(
  _ description: @autoclosure () -> String, _ holds: @autoclosure () throws -> Bool
) throws {
  guard try holds() else { throw BrokenPromise(description: description()) }
}
