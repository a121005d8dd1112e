/// A selector of the root element: when it matches, and how specific it is.
struct CSSSelector {
  /// It matches where any of these holds.
  var conditions: [CSSCondition]
  var specificity: CSSSpecificity

  /// The root element as it is.
  static let root = CSSSelector(
    conditions: [CSSCondition()], specificity: CSSSpecificity(classes: 1))
}

extension CSSCondition {
  /// The element that a shadow root is in.
  static let host = CSSCondition(.element(":host"), .only(["with"]))

  /// Whether the condition is of an element other than the root.
  var isOfElement: Bool {
    settings.keys.contains {
      switch $0 {
      case .element, .partsOfRoot: true
      default: false
      }
    }
  }

  /// Whether the condition is of the element that a shadow root is in.
  var isOfHost: Bool { settings[.element(":host")] != nil }
}
