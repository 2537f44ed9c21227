import Testing

@testable import fast

struct SpellingTests {
  static let goals = [
    "trf12", "trf13", "trf14", "trf16", "trf18", "trf20", "omad", "adf", "two-day",
  ]
  static let commands = [
    "begin", "status", "stats", "stages", "calendar", "log", "reset", "resume",
  ]

  @Test(arguments: [
    ("trf61", "trf16"), ("TRF16", "trf16"), ("oamd", "omad"), ("omda", "omad"), ("afd", "adf"),
    ("twoday", "two-day"), ("trf1", "trf12"),
  ])
  func `a misspelt goal finds its name`(word: String, name: String) {
    #expect(Spelling.nearest(to: word, among: Self.goals) == name)
  }

  @Test(arguments: [
    ("bgin", "begin"), ("Begin", "begin"), ("calen", "calendar"), ("ca", "calendar"),
    ("stat", "stats"), ("statsu", "stats"), ("statu", "status"), ("lgo", "log"),
    ("calednra", "calendar"),
  ])
  func `a misspelt or shortened command finds its name`(word: String, name: String) {
    #expect(Spelling.nearest(to: word, among: Self.commands) == name)
  }

  @Test(arguments: ["", "c", "x", "re", "sta", "lxx", "kangaroo", "beginning-of-day", "é"])
  func `what is near to nothing has no suggestion`(word: String) {
    #expect(Spelling.nearest(to: word, among: Self.commands) == nil)
  }

  @Test(arguments: [
    ("abc", "abx", true), ("abc", "axx", false), ("abcdefg", "abcdexx", true),
    ("abcdefg", "abcdxxx", false), ("abcdefgh", "abcdexxx", true), ("abcdefgh", "abcdxxxx", false),
  ])
  func `longer words may have more slips`(word: String, name: String, isNear: Bool) {
    #expect(Spelling.nearest(to: word, among: [name]) == (isNear ? name : nil))
  }

  @Test func `of equally near words the order of the known ones does not matter`() {
    #expect(Spelling.nearest(to: "mat", among: ["map", "mad", "cat"]) == "mad")
    #expect(Spelling.nearest(to: "mat", among: ["cat", "mad", "map"]) == "mad")
    #expect(Spelling.nearest(to: "mat", among: Set(["cat", "map"])) == "map")
  }

  @Test func `very long words are not compared`() {
    let long = String(repeating: "e\u{301}", count: 500_000)
    #expect(Spelling.nearest(to: long, among: ["e"]) == nil)
    #expect(Spelling.nearest(to: "ee", among: [long, "e"]) == "e")
  }
}
