/// An attribute of an element.
struct MarkupAttribute {
  /// How its value is written.
  enum Kind {
    case text, code
  }

  let name: String
  let kind: Kind
  /// The value without quotes or braces.
  let value: Range<Int>
}
