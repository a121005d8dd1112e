/// What on an element around says which scheme or theme is shown.
enum CSSSchemeMark {
  private static let classes: Set<String> = [
    ".dark", ".light", ".dark-mode", ".light-mode", ".dark-theme", ".light-theme", ".theme-dark",
    ".theme-light", ".high-contrast",
  ]
  private static let attributes = [
    "[data-theme", "[data-bs-theme", "[data-mode", "[data-color-scheme", "[data-color-mode",
    "[color-scheme", "[theme",
  ]

  /// Whether a class or an attribute selector is one.
  static func isMark(_ demand: String) -> Bool {
    classes.contains(demand) || attributes.contains(where: demand.hasPrefix)
  }
}
