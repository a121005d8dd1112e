/// Something that decides which rules of a style sheet apply.
enum CSSSwitch: Hashable {
  /// The scheme of the system: `prefers-color-scheme`.
  case systemScheme
  /// The scheme that the page chooses, by a class or an attribute: `.dark`, `[data-mode="dark"]`.
  case pageScheme
  /// The contrast setting of the system: `prefers-contrast`.
  case contrast
  /// The colors that the screen can show: `color-gamut`.
  case gamut
  /// A theme chosen by a class: `.theme-x`.
  case themeClass
  /// A theme chosen by an attribute: `[data-theme="x"]`.
  case themeAttribute(String)
  /// A condition that is not modelled, by its name in a policy: set, or not.
  case asked(String)
  /// The same for elements other than the root: their own declarations win over inherited ones.
  case element(String)

  /// The axis of a setting of the system or the screen that has one of its own; nil for others. The
  /// first context is the usual one.
  var ownAxis: (name: String, contexts: [String])? {
    switch self {
    case .contrast: ("contrast", ["standard", "increased"])
    case .gamut: ("gamut", ["srgb", "p3"])
    default: nil
    }
  }

  /// The name of a condition that is not modelled.
  var question: String? {
    switch self {
    case .asked(let name), .element(let name): name
    default: nil
    }
  }
}
