/// How specific a selector is. [Selectors 4, section 17]
struct CSSSpecificity: Comparable {
  /// Identifiers.
  var ids = 0
  /// Classes, attributes and pseudo-classes.
  var classes = 0
  /// Element names.
  var elements = 0

  static func < (left: CSSSpecificity, right: CSSSpecificity) -> Bool {
    (left.ids, left.classes, left.elements) < (right.ids, right.classes, right.elements)
  }

  static func + (left: CSSSpecificity, right: CSSSpecificity) -> CSSSpecificity {
    CSSSpecificity(
      ids: left.ids + right.ids, classes: left.classes + right.classes,
      elements: left.elements + right.elements)
  }
}
