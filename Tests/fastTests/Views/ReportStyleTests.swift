import Foundation
import Testing

@testable import fast

struct ReportStyleTests {
  /// The colours of each scheme: by day, by night, on paper.
  static let schemes = FastingReport.style.source.matches(of: #/--page:[^}]*}/#).map { scheme in
    String(scheme.0).matches(of: #/--([a-z]+): #([0-9a-f]+);/#).reduce(into: [:]) {
      $0[String($1.1)] = String($1.2)
    }
  }

  private static func luminance(_ hex: String) -> Double {
    let digits = hex.count == 3 ? hex.map { "\($0)\($0)" }.joined() : hex
    let value = Int(digits, radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 255, value & 255].map {
      let share = Double($0) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  static func contrast(_ one: String, _ other: String) -> Double {
    let both = [luminance(one), luminance(other)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  @Test(arguments: 0..<3, ["ink", "faint", "short"])
  func `text stands out from the page in every scheme`(scheme: Int, text: String) throws {
    try #require(Self.schemes.count == 3)
    let colors = Self.schemes[scheme]
    let (front, back) = (try #require(colors[text]), try #require(colors["page"]))
    #expect(Self.contrast(front, back) >= 4.5, "\(front) on \(back)")
  }
}
