public import SourceText

/// What is audited and against what: token sources, rules, pairings.
public struct Policy: Sendable {
  /// A token source and where the policy names it.
  public struct TokenSource: Sendable {
    /// The path, relative to the policy.
    public let path: String
    /// Where it is written.
    public let span: SourceSpan
  }

  /// The policy's own file.
  public let file: SourceFile
  /// The name of the audited system.
  public let name: String?
  /// The token sources, later ones overriding earlier ones.
  public let tokens: [TokenSource]
  /// What a `px` is where text size decides.
  public let pixelUnit: PixelUnit
  /// The rules, in order.
  public let rules: [Rule]
}
