/// What a layout of Android refers to: a color of the resources, or an attribute of the theme.
package struct ResourceReference: Sendable, Hashable {
  /// The name, with its package if it is one of the system: `android:textColorPrimary`.
  package let name: String
  /// Whether each theme has a value of its own for it.
  package let isOfTheme: Bool

  /// `?attr/name`, `?android:attr/name`, `?name` and `@color/name`; nil for anything else, and for the
  /// colors of the system, which no app declares.
  init?(_ text: some StringProtocol) {
    var name = text.dropFirst()
    switch text.first {
    case "?":
      isOfTheme = true
      let isOfSystem = name.hasPrefix("android:") || name.hasPrefix("attr/android:")
      for part in ["attr/", "android:", "attr/"] where name.hasPrefix(part) {
        name = name.dropFirst(part.count)
      }
      self.name = (isOfSystem ? "android:" : "") + name
    case "@":
      guard name.hasPrefix("color/") else { return nil }
      isOfTheme = false
      name = name.dropFirst("color/".count)
      self.name = String(name)
    default: return nil
    }
    if name.isEmpty || name.contains("/") { return nil }
  }
}
