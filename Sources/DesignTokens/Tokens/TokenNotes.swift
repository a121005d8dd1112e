public import SourceText

/// What stands beside a token's value.
public struct TokenNotes: Sendable {
  /// What `$extensions["contrast-audit"]` holds: pairings, for the engine to read.
  public let pairings: JSONValue?
  private let words: Words?

  /// What people wrote; by reference, since most tokens have none of it.
  private final class Words: Sendable {
    let description: String?
    let deprecation: String?
    let documented: (text: String, span: SourceSpan)?

    init(
      description: String?, deprecation: String?, documented: (text: String, span: SourceSpan)?
    ) {
      self.description = description
      self.deprecation = deprecation
      self.documented = documented
    }
  }

  /// What the token is for: its own description, or that of its nearest group.
  public var description: String? { words?.description }
  /// Why it should no longer be used, its own or its group's; empty where no reason is given.
  public var deprecation: String? { words?.deprecation }
  /// A color that a comment beside the value states, hexadecimal, and where.
  public var documented: (text: String, span: SourceSpan)? { words?.documented }

  /// Collects notes.
  public init(
    description: String? = nil, deprecation: String? = nil, pairings: JSONValue? = nil,
    documented: (text: String, span: SourceSpan)? = nil
  ) {
    self.pairings = pairings
    let isEmpty = description == nil && deprecation == nil && documented == nil
    words =
      isEmpty
      ? nil : Words(description: description, deprecation: deprecation, documented: documented)
  }
}
