package import SourceText

/// The notes beside a token's value.
package struct TokenNotes: Sendable {
  /// The contents of `$extensions["contrast-audit"]`: pairings, for the engine to read.
  package let pairings: JSONValue?
  /// Whether the token has its value from a group that its own inherits from, as the styles of Android
  /// do.
  package let isInherited: Bool
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
  package var description: String? { words?.description }
  /// Why it is deprecated, itself or its group; empty without a reason.
  package var deprecation: String? { words?.deprecation }
  /// A hexadecimal color in a comment beside the value, and its place.
  package var documented: (text: String, span: SourceSpan)? { words?.documented }

  /// Whether there are none.
  var isEmpty: Bool { pairings == nil && words == nil && !isInherited }

  /// Collects notes.
  package init(
    description: String? = nil, deprecation: String? = nil, pairings: JSONValue? = nil,
    documented: (text: String, span: SourceSpan)? = nil, isInherited: Bool = false
  ) {
    self.pairings = pairings
    self.isInherited = isInherited
    let isEmpty = description == nil && deprecation == nil && documented == nil
    words =
      isEmpty
      ? nil : Words(description: description, deprecation: deprecation, documented: documented)
  }
}
