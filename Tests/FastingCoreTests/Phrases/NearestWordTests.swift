import Testing

@testable import FastingCore

struct NearestWordTests {
  @Test(arguments: [
    ("abc", "abx", true), ("abc", "axx", false), ("abcdefg", "abcdexx", true),
    ("abcdefg", "abcdxxx", false), ("abcdefgh", "abcdexxx", true), ("abcdefgh", "abcdxxxx", false),
    ("aog", "ago", true), ("ab", "abc", true), ("abc", "ab", true), ("a", "b", false),
    ("a", "a", true), ("", "a", false), ("a", "", false),
  ])
  func `longer words may have more slips`(word: String, name: String, isNear: Bool) {
    #expect(word.nearest(among: [name]) == (isNear ? name : nil))
  }

  @Test func `of equally near words the order does not matter`() {
    #expect("mat".nearest(among: ["map", "mad", "cat"]) == "mad")
    #expect("mat".nearest(among: ["cat", "mad", "map"]) == "mad")
    #expect("mat".nearest(among: []) == nil)
  }
}
