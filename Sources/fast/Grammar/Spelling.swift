/// The search for the word that was probably meant.
enum Spelling {
  /// Words with more letters than this are not compared.
  private static let longest = 40

  /// Finds the known word that is nearest to a misspelt one, nil when none is near enough.
  ///
  /// Letter case does not matter. A wrong, missing, surplus or transposed letter is one slip; words of
  /// up to 3 letters may have one slip, up to 7 letters two, longer ones three. A beginning of at
  /// least 2 letters that only one known word has counts as one slip. Of equally near words the
  /// one with the longer common beginning wins, then the one of the same length, then the one that
  /// sorts first.
  static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    guard let letters = letters(of: word), !letters.isEmpty else { return nil }
    let limit = min(letters.count <= 3 ? 1 : letters.count <= 7 ? 2 : 3, letters.count - 1)
    let candidates = Set(known).compactMap { name in
      self.letters(of: name).map { (name: name, letters: $0) }
    }
    let completions = candidates.filter { $0.letters.starts(with: letters) }
    let isClear = completions.count == 1 && letters.count >= 2

    let near = candidates.compactMap {
      name, other -> (slips: Int, common: Int, length: Int, name: String)? in
      let distance = distance(letters, other)
      let slips = isClear && other.starts(with: letters) ? min(distance, 1) : distance
      guard slips <= limit else { return nil }
      return (
        slips, zip(letters, other).prefix { $0 == $1 }.count, abs(other.count - letters.count), name
      )
    }
    return near.min {
      ($0.slips, $1.common, $0.length, $0.name) < ($1.slips, $0.common, $1.length, $1.name)
    }?.name
  }

  /// The letters in lower case, nil for a word that is too long to compare.
  private static func letters(of word: String) -> [Character]? {
    guard word.utf8.count <= longest * 4 else { return nil }
    let letters = Array(word.lowercased())
    return letters.count <= longest ? letters : nil
  }

  /// The number of slips between two words, a transposition of neighbours counting as one.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var best = min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
