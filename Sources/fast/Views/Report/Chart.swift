import FastingCore

/// What all drawn charts share. Places and sizes are whole tenths of a unit of the drawing.
enum Chart {
  /// A drawing with the words that stand for it where it cannot be seen.
  static func drawing(
    _ id: String, width: Int, height: Int, title: String, description: String, _ content: [Markup]
  ) -> Markup {
    Markup(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img",
        "viewBox": "0 0 \(tenths(width)) \(tenths(height))",
        "aria-labelledby": "\(id)-title \(id)-text",
      ],
      [
        Markup("title", ["id": "\(id)-title"], ["\(title)"]),
        Markup("desc", ["id": "\(id)-text"], ["\(description)"]),
      ] + content)
  }

  static func box(
    _ kind: String, x: Int, y: Int, width: Int, height: Int, says title: String? = nil
  ) -> Markup {
    Markup(
      "rect",
      [
        "class": kind, "x": tenths(x), "y": tenths(y), "width": tenths(width),
        "height": tenths(height), "rx": "1.5",
      ], title.map { [Markup("title", [:], ["\($0)"])] })
  }

  static func line(_ kind: String, x: Int, y: Int, toX: Int, toY: Int) -> Markup {
    Markup(
      "line",
      [
        "class": kind, "x1": tenths(x), "y1": tenths(y), "x2": tenths(toX), "y2": tenths(toY),
      ])
  }

  static func label(_ text: [Markup], x: Int, y: Int, kind: String = "") -> Markup {
    Markup("text", ["class": kind, "x": tenths(x), "y": tenths(y)], text)
  }

  /// A number of tenths as it is written: `12.5`, `3`.
  static func tenths(_ value: Int) -> String {
    let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: 10)
    return "\(value < 0 ? "-" : "")\(whole)\(rest == 0 ? "" : ".\(rest)")"
  }
}
