/// The demand of a pairing in one permutation.
package struct PairingDemand: Sendable, Hashable {
  /// The foreground's name, or `best of a, b`.
  package let foreground: String
  /// The background as a policy writes it: `a over b`.
  package let background: String
  /// The context names of a permutation with this demand, axis by axis.
  package let context: [String]
  /// The required ratio.
  package let minimum: Double
}
