package import SourceText

/// Two groups that declare the same tokens, one of them named as the dark variant, without a
/// declaration that they belong together. If only one of them is judged, a scheme is missed.
package struct SchemeTwin: Sendable {
  /// The group for light, or without a scheme.
  package let light: String
  /// The group for dark.
  package let dark: String
  /// The name of both without the words light and dark; that of the light group if it has neither.
  package let name: String
  /// The source of both.
  package let path: String
  /// The place of the first token of the dark group.
  package let span: SourceSpan

  /// Describes two groups.
  package init(light: String, dark: String, name: String, path: String, span: SourceSpan) {
    self.light = light
    self.dark = dark
    self.name = name
    self.path = path
    self.span = span
  }
}
