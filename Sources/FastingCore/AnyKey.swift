/// A key of an object of JSON, whatever it is.
package struct AnyKey: CodingKey, Hashable {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) {
    self.stringValue = stringValue
  }

  package init?(intValue: Int) {
    nil
  }
}
