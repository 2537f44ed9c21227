extension String {
  /// Returns the known word that was probably meant; nil when none is near enough.
  ///
  /// A wrong, missing, surplus or transposed letter is one slip. Words of up to 3 letters may have
  /// one slip, up to 7 letters two, longer ones three. Of equally near words the one with the
  /// longer common beginning wins, then the one that sorts first. Words are in lower case.
  func nearest(among known: [String]) -> String? {
    let letters = Array(utf8)
    let limit = Swift.min(letters.count <= 3 ? 1 : letters.count <= 7 ? 2 : 3, letters.count - 1)
    let near = known.compactMap { name -> (slips: Int, common: Int, name: String)? in
      let other = Array(name.utf8)
      let slips = String.slips(from: letters, to: other)
      guard slips <= limit else { return nil }
      return (slips, zip(letters, other).prefix { $0 == $1 }.count, name)
    }
    return near.min { ($0.slips, $1.common, $0.name) < ($1.slips, $0.common, $1.name) }?.name
  }

  private static func slips(from left: [UInt8], to right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var best = Swift.min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
