/// What a theme of VS Code is made for, under the names that `uiTheme` has in `package.json`.
package enum EditorThemeKind: String, Sendable, CaseIterable {
  case light = "vs"
  case dark = "vs-dark"
  case highContrastDark = "hc-black"
  case highContrastLight = "hc-light"

  /// The words for `type` in a theme, for messages.
  package static let types = ["dark", "hc", "hcDark", "hcLight", "light"]

  /// The kind that the `type` of a theme tells; nil for another word.
  package init?(type: String) {
    switch type {
    case "light": self = .light
    case "dark": self = .dark
    case "hc", "hcDark": self = .highContrastDark
    case "hcLight": self = .highContrastLight
    default:
      guard let kind = EditorThemeKind(rawValue: type) else { return nil }
      self = kind
    }
  }

  /// The scheme: `light` or `dark`.
  package var scheme: String {
    switch self {
    case .light, .highContrastLight: "light"
    case .dark, .highContrastDark: "dark"
    }
  }
}
