public import SourceText

/// Two groups that declare the same tokens and whose names say that one is the other in dark, without
/// anybody having said so: where the one is judged and the other is not, a scheme is not looked at.
public struct SchemeTwin: Sendable {
  /// The group that is meant in light, or without a scheme.
  public let light: String
  /// The group that is meant in dark.
  public let dark: String
  /// What both are without the words light and dark; that of the light group where it has neither.
  public let name: String
  /// The source that declares them.
  public let path: String
  /// Where the first token of the dark group stands.
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
