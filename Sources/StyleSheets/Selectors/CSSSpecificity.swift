/// How specific a selector is. [Selectors 4, section 17]
package struct CSSSpecificity: Comparable, Hashable, Sendable {
  /// Identifiers.
  package var ids: Int
  /// Classes, attributes and pseudo-classes.
  package var classes: Int
  /// Element names and pseudo-elements.
  package var elements: Int

  /// More than any selector has: that of a part that is not known, which may win over all others.
  package static let most = CSSSpecificity(ids: 1_000_000)

  /// Counts parts, none of a kind that is not given.
  package init(ids: Int = 0, classes: Int = 0, elements: Int = 0) {
    (self.ids, self.classes, self.elements) = (ids, classes, elements)
  }

  /// Compares the identifiers first, then the classes, then the element names.
  package static func < (left: CSSSpecificity, right: CSSSpecificity) -> Bool {
    (left.ids, left.classes, left.elements) < (right.ids, right.classes, right.elements)
  }

  /// Adds the parts of each kind.
  package static func + (left: CSSSpecificity, right: CSSSpecificity) -> CSSSpecificity {
    CSSSpecificity(
      ids: left.ids + right.ids, classes: left.classes + right.classes,
      elements: left.elements + right.elements)
  }
}
