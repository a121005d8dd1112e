/// How many color tokens the judged pairings reach: as foreground, in a background, or through
/// aliases.
package struct Coverage: Sendable {
  /// Color tokens that no pairing reaches, with the same use.
  package struct Use: Sendable, Hashable {
    /// The use, as their file describes it; nil if it does not.
    package let description: String?
    /// Their names.
    package internal(set) var tokens: [String]
  }

  /// The number of color tokens.
  package let total: Int
  /// The color tokens that no pairing reaches, grouped by use.
  package let unreachedUses: [Use]
  /// The contexts that were not audited, as `theme legacy`.
  package let unwalked: [String]
  /// The conditions whose values the policy ignores.
  package let ignored: [String]
  /// The files with colors that the policy leaves out.
  package let leftOut: [LeftOutSource]

  /// The names of the color tokens that no pairing reaches.
  package let unreached: [String]

  /// The percentage reached; 100 if there are no color tokens.
  package var percent: Double {
    total == 0 ? 100 : 100 * Double(total - unreached.count) / Double(total)
  }
}
