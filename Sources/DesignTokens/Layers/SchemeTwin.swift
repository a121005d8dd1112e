public import SourceText

/// Two groups that declare the same tokens, one of them named as the dark variant, without a
/// declaration that they belong together. If only one of them is judged, a scheme is missed.
public struct SchemeTwin: Sendable {
  /// The group for light, or without a scheme.
  public let light: String
  /// The group for dark.
  public let dark: String
  /// The name of both without the words light and dark; that of the light group if it has neither.
  public let name: String
  /// The source of both.
  public let path: String
  /// The place of the first token of the dark group.
  public let span: SourceSpan

  /// Describes two groups.
  public init(light: String, dark: String, name: String, path: String, span: SourceSpan) {
    self.light = light
    self.dark = dark
    self.name = name
    self.path = path
    self.span = span
  }
}
