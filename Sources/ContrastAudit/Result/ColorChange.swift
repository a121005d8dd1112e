import AuditEngine
import Reporters

/// A color or an opacity to change, at the place where it is written.
public struct ColorChange: Sendable, Hashable, CustomStringConvertible {
  /// The token that declares the color itself, not an alias of it.
  public let token: String
  /// Where the color stands.
  public let location: FileLocation
  /// The color as `#RRGGBB` or `#RRGGBBAA`; for the opacity of a color a number, as `0.3`;
  /// for an alias of a palette's step the name of the step.
  public let current: String
  /// What shall stand there, in the same form.
  public let proposal: String
  /// The visible difference ΔEOK of the change, 0 to 1; for an opacity, the difference itself.
  public let difference: Double
  /// Why it is a decision for a person, in words, such as that its color is a background; empty for a
  /// safe change, as `fix --write` makes it. A suggestion is always a decision.
  public let reasons: [String]
  /// The change as one sentence.
  public let description: String

  /// - Parameter reasons: nil for a suggestion.
  init(_ change: PlannedChange, _ reasons: [ChangeReason]?) {
    self.reasons = reasons?.map(ChangeText.words) ?? ["only its own pairings were looked at"]
    token = change.token
    location = FileLocation(change.origin)
    current = change.current.text
    proposal = change.proposal.text
    difference = change.difference
    description = ChangeText.sentence(change)
  }
}
