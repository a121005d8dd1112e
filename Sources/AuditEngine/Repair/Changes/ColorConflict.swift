package import SourceText

/// A place where no color of the same hue, or no opacity, meets everything.
package struct ColorConflict: Sendable {
  /// The token declared there.
  package let token: String
  /// The place.
  package let origin: SourceSpan
  /// What stands there.
  package let current: PlannedChange.Value
  /// Demands that exclude each other, or that each exclude everything.
  package let demands: [PairingDemand]
  /// The change that meets all other demands; nil if there is none.
  package let nearest: PlannedChange?
  /// The axes by index in which two demands that exclude each other differ: one color cannot serve two
  /// contexts of one of them, perhaps.
  let axes: [Int]
}
