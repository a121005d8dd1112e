import SourceText
import StyleSheets

/// The value of `color-scheme` on the root element: the scheme that `light-dark()` uses there. [CSS
/// Color Adjustment 1, section 2.1]
enum CSSColorScheme {
  case light, dark
  /// As the user prefers.
  case both
  /// That of the element around; on the root the light scheme.
  case inherited
  /// It depends on something that is not supported.
  case unknown

  /// Nil for another property, and for an invalid value.
  init?(of declaration: CSSDeclaration) {
    guard !declaration.isCustom, declaration.name == "color-scheme" else { return nil }
    let value = declaration.value
    if value.range.contains(where: { value[$0].kind == .function }) {
      self = .unknown
      return
    }
    let parts = value.parts
    guard !parts.isEmpty, parts.allSatisfy({ value[$0].kind == .identifier }) else { return nil }
    var words = parts.map { value.text(at: $0).lowercased() }
    if words == ["normal"] || Self.wide.contains(words[0]) && words.count == 1 {
      self =
        Self.inheriting.contains(words[0])
        ? .inherited : words == ["revert-layer"] ? .unknown : .light
      return
    }
    if let place = words.firstIndex(of: "only") {
      guard place == 0 || place == words.count - 1 else { return nil }
      words.remove(at: place)
    }
    guard !words.isEmpty,
      !words.contains(where: { Self.wide.contains($0) || ["normal", "only"].contains($0) })
    else { return nil }
    switch (words.contains("light"), words.contains("dark")) {
    case (true, true): self = .both
    case (false, true): self = .dark
    default: self = .light
    }
  }

  /// The scheme that is used where the user prefers one.
  func used(preferred: String) -> String {
    switch self {
    case .light, .inherited, .unknown: "light"
    case .dark: "dark"
    case .both: preferred
    }
  }

  private static let inheriting: Set<String> = ["inherit", "revert", "unset"]
  private static let wide: Set<String> = [
    "default", "inherit", "initial", "revert", "revert-layer", "unset",
  ]
}
