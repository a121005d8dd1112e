import StyleSheets

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
      case .body, .element, .partsOfRoot: true
      default: false
      }
    }
  }

  /// The setting of a switch where the element is the root itself.
  static let onRoot = "root"
  /// An element below the root: on the root itself the classes match nothing.
  static let belowRoot = CSSCondition(.belowRoot, .except([onRoot]))

  /// The classes and attributes that an element must have, so that the page chooses a scheme or a theme.
  var choosers: [CSSSwitch] {
    settings.compactMap { name, contexts in
      name.mayChoose && !contexts.contains(CSSContexts.unset) ? name : nil
    }
  }

  /// Whether the condition is of an element that may be another than the root.
  var isOfOwnElement: Bool { isOfElement || !choosers.isEmpty }

  /// The classes and the like that the root element must have; nil if it need not have any.
  var partsOfRoot: [String]? {
    for case .partsOfRoot(let parts) in settings.keys { return parts }
    return nil
  }

  /// The condition without what it says of other elements than the root.
  var withoutElements: CSSCondition {
    without(
      settings.keys.filter {
        switch $0 {
        case .element, .partsOfRoot: true
        default: false
        }
      })
  }

  /// Whether two conditions may be of one element: what the body declares itself is never the root's.
  func isOfElement(like other: CSSCondition) -> Bool {
    isOfOwnElement == other.isOfOwnElement && isOfBody == other.isOfBody
  }

  /// Whether the condition is of an element below the root, inside of one with a scheme.
  var isBelowRoot: Bool { settings[.belowRoot] != nil }

  /// The switches that choose a theme here, not only a scheme.
  var themeSwitches: [CSSSwitch] {
    settings.compactMap { name, contexts in
      let isTheme =
        switch name {
        case .themeClass, .themeAttribute: !contexts.names.isEmpty && !contexts.areSchemes
        case .namedClass(let axis, _): axis != "contrast"
        default: false
        }
      return isTheme ? name : nil
    }
  }

  /// The schemes that the page chooses here by its classes and attributes.
  var chosenSchemes: Set<String> {
    var result: Set<String> = []
    for (name, contexts) in settings {
      switch name {
      case .pageScheme, .themeAttribute, .themeClass:
        if case .only(let names) = contexts, contexts.areSchemes { result.formUnion(names) }
      default: break
      }
    }
    return result
  }

  /// Whether it says nothing but which scheme the page chooses.
  var isOfSchemeOnly: Bool {
    !settings.isEmpty
      && settings.allSatisfy { name, contexts in
        switch name {
        case .pageScheme, .themeAttribute: contexts.areSchemes
        default: false
        }
      }
  }

  /// Whether it says nothing but which scheme and theme the page chooses, beside the element that a shadow
  /// root is in.
  var isOfChoices: Bool {
    let names = settings.keys.filter { $0 != .element(":host") }
    return !names.isEmpty && names.allSatisfy(\.mayChoose)
  }

  /// Whether the condition is of the element that a shadow root is in.
  var isOfHost: Bool { settings[.element(":host")] != nil }
}

extension CSSSwitch {
  /// Whether classes or attributes set it, which choose a scheme or a theme.
  var mayChoose: Bool {
    switch self {
    case .pageScheme, .themeClass, .themeAttribute: true
    case .namedClass(let axis, _): axis != "contrast"
    default: false
    }
  }
}

extension CSSContexts {
  /// Whether the named settings are schemes, and there are some.
  fileprivate var areSchemes: Bool {
    !names.isEmpty && names.allSatisfy { CSSAxes.schemes.contains($0) }
  }
}
