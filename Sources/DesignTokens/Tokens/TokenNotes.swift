public import SourceText

/// What stands beside a token's value.
public struct TokenNotes: Sendable {
  /// What the token is for.
  public let description: String?
  /// Why it should no longer be used, its own or its group's; empty where no reason is given.
  public let deprecation: String?
  /// What `$extensions["contrast-audit"]` holds: pairings, for the engine to read.
  public let pairings: JSONValue?

  /// A colour that a comment beside the value states, hexadecimal, and where.
  public let documented: (text: String, span: SourceSpan)?

  /// Collects notes.
  public init(
    description: String? = nil, deprecation: String? = nil, pairings: JSONValue? = nil,
    documented: (text: String, span: SourceSpan)? = nil
  ) {
    self.documented = documented
    self.description = description
    self.deprecation = deprecation
    self.pairings = pairings
  }
}
