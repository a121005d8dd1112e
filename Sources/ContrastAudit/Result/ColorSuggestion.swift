import AuditEngine
import Reporters

/// What could be changed in one place, alone, so that a finding passes.
public struct ColorSuggestion: Sendable, Hashable, CustomStringConvertible {
  /// The token that declares the color itself, not an alias of it.
  public let token: String
  /// Where the color stands.
  public let location: FileLocation
  /// The change, with which every pairing of the place passes while all other places stay; nil if there
  /// is none.
  public let change: ColorChange?
  /// One sentence: the change, or why no color passes.
  public let description: String

  init(_ suggestion: Suggestion) {
    token = suggestion.token
    location = FileLocation(suggestion.origin)
    change = suggestion.change.map { ColorChange($0, nil) }
    description = ChangeText.sentence(suggestion)
  }
}
