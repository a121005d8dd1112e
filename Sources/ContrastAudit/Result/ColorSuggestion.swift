import AuditEngine
import Reporters

/// What to change in one place so that failing pairings pass.
public struct ColorSuggestion: Sendable, Hashable, CustomStringConvertible {
  /// The token that declares the color itself, not an alias of it.
  public let token: String
  /// Where the color stands.
  public let location: FileLocation
  /// The color as `#RRGGBB` or `#RRGGBBAA`; for the opacity of a color a number, as `0.3`.
  public let current: String
  /// The nearest color of the same hue with which every pairing of the place passes, in the same form;
  /// nil if there is none.
  public let proposal: String?
  /// The visible difference ΔEOK of the change, 0 to 1; nil if there is no proposal.
  public let difference: Double?
  /// One sentence: the change, or why no color passes.
  public let description: String

  init(_ suggestion: Suggestion) {
    let text = SuggestionText(suggestion)
    token = suggestion.token
    location = FileLocation(suggestion.origin)
    current = text.value(suggestion.current)
    proposal = suggestion.proposal.map { text.value($0) }
    difference = suggestion.proposal == nil ? nil : suggestion.difference
    description = text.sentence
  }
}
