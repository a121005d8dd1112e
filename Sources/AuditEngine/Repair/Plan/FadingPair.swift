/// A pair of colors that reaches its ratio, or has some contrast, and has less after changes.
package struct FadingPair: Sendable, Hashable {
  /// Where it is known from.
  package enum Source: Sendable, Hashable {
    /// A pairing of the policy; the change is harmless together with others only.
    case policy
    /// The names of the tokens.
    case names
    /// The code of the app.
    case code
  }

  package let source: Source
  /// The foreground's name.
  package let foreground: String
  /// The background as a policy writes it.
  package let background: String
  /// The context names of the permutation in which it loses most.
  package let context: [String]
  /// Its ratio, before and after.
  package let before: Double
  package let after: Double
  /// The ratio that it needs.
  package let minimum: Double
}
