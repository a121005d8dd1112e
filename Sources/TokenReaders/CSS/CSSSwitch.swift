/// What decides which rules of a style sheet apply.
enum CSSSwitch: Hashable {
  /// The scheme that the system asks for: `prefers-color-scheme`.
  case systemScheme
  /// The scheme that the page chooses, by a class or an attribute: `.dark`, `[data-mode="dark"]`.
  case pageScheme
  /// The contrast that the system asks for: `prefers-contrast`.
  case contrast
  /// A theme chosen by a class: `.theme-x`.
  case themeClass
  /// A theme chosen by an attribute: `[data-theme="x"]`.
  case themeAttribute(String)

  /// Whether the switch chooses a theme, or, where its settings are called light and dark, a scheme.
  var isTheme: Bool {
    switch self {
    case .themeClass, .themeAttribute: true
    case .systemScheme, .pageScheme, .contrast: false
    }
  }
}
