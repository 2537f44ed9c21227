/// Tries one input: the first byte names the target, the rest is for its reader.
///
/// What does not hold ends the process, which the fuzzer takes for a finding. An input for no
/// target is refused, so that it takes no place among those that are worth changing.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first, let target = FuzzTarget.named(by: first) else { return -1 }
  do {
    try target.check(Array(input.dropFirst()))
    return 0
  } catch {
    fatalError("\(target.name): \(error)")
  }
}
