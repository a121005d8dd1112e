/// A selector of the root element: when it matches, and how specific it is.
struct CSSSelector {
  /// It matches where any of these holds.
  var conditions: [CSSCondition]
  var specificity: CSSSpecificity

  /// The root element as it is.
  static let root = CSSSelector(
    conditions: [CSSCondition()], specificity: CSSSpecificity(classes: 1))
}
