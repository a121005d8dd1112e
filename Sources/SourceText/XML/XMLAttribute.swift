/// An attribute of an element.
package struct XMLAttribute {
  /// The name, with its prefix if it has one.
  package let name: String
  /// The value.
  package let value: XMLText
}
