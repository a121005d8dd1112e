/// How many of the colors that sources write the judged pairings reach: color tokens as foreground, in a
/// background, or through aliases. What no token has is reached by none.
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
  /// How many colors of the sources are in no token: written in code, or not read.
  package let inNoToken: Int

  /// How many color tokens no pairing reaches but those of what is exempt.
  package let exempt: Int

  /// How many colors are judged: in a pairing of text, icons or controls.
  package var judged: Int { reached - exempt }

  /// The number of color tokens that pairings reach.
  package var reached: Int { total - unreached.count }

  /// How many colors the sources write.
  package var written: Int { total + inNoToken }

  /// The percentage reached of tokens and of colors in none; 100 if there are no colors.
  package var percent: Double { written == 0 ? 100 : 100 * Double(reached) / Double(written) }
}
