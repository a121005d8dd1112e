/// An element of XML with what is in it.
package struct XMLElement {
  /// The name, with its prefix if it has one.
  package let name: String
  /// The attributes, in order.
  package let attributes: [XMLAttribute]
  /// The elements in it, in order.
  package private(set) var elements: [XMLElement] = []
  /// The text in it, without that of the elements in it.
  package private(set) var text = XMLText()
  /// The place, from the first bracket of its tag to the last one.
  package let span: SourceSpan

  init(name: String, attributes: [XMLAttribute], span: SourceSpan) {
    self.name = name
    self.attributes = attributes
    self.span = span
  }

  /// The attribute with a name; nil if there is none.
  package func attribute(_ name: String) -> XMLAttribute? {
    attributes.first { $0.name == name }
  }

  mutating func append(_ element: XMLElement) { elements.append(element) }

  mutating func append(_ part: XMLText) { text.append(part) }
}
