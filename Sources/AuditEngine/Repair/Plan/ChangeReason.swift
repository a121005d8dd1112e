/// Why a change of a plan is a decision for a person, and nothing to be made unseen.
package enum ChangeReason: Sendable, Hashable {
  /// It is a strong difference, and no gray text.
  case strong
  /// It gives the color another name, or makes it dark where it is light.
  case turns(ColorTurn)
  /// It changes what things stand on: the color of this token.
  case surface(String)
  /// It changes a color that these tokens share.
  case shared([String])
  /// It takes a pair below what it needs.
  case fades(FadingPair)
  /// A token check fails by it, but not together with other changes.
  case breaksCheck
  /// What it does to other pairs would take too long to measure.
  case unmeasured
}
