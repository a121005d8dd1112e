public import SourceText

/// The notes beside a token's value.
public struct TokenNotes: Sendable {
  /// The contents of `$extensions["contrast-audit"]`: pairings, for the engine to read.
  public let pairings: JSONValue?
  private let words: Words?

  /// Texts by people; by reference, since most tokens have none.
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

  /// The use of the token: its own description, or that of its nearest group.
  public var description: String? { words?.description }
  /// Why it is deprecated, itself or its group; empty without a reason.
  public var deprecation: String? { words?.deprecation }
  /// A hexadecimal color in a comment beside the value, and its place.
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
