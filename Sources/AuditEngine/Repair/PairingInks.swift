import ColorMath
import DesignTokens

/// The inks of a pairing in one permutation, and what it asks of them.
struct PairingInks {
  /// What lies beneath the layers.
  enum Beneath {
    case nothing
    case colors([InkTable.Entry])
    case luminance(ClosedRange<Double>)
  }

  /// What two share only where they ask the same.
  struct Identity: Hashable {
    let minimum: Double
    let candidates: [InkTable.Identity]
    let layers: [InkTable.Identity]
    let colors: [InkTable.Identity]
    let luminance: ClosedRange<Double>?
  }

  let candidates: [InkTable.Entry]
  /// Top first.
  let layers: [InkTable.Entry]
  let beneath: Beneath
  let minimum: Double

  var identity: Identity {
    var colors: [InkTable.Identity] = []
    var luminance: ClosedRange<Double>?
    switch beneath {
    case .nothing: break
    case .colors(let found): colors = found.map(\.identity)
    case .luminance(let range): luminance = range
    }
    return Identity(
      minimum: minimum, candidates: candidates.map(\.identity), layers: layers.map(\.identity),
      colors: colors, luminance: luminance)
  }

  /// The demand of the pairing by index.
  ///
  /// - Parameter sample: a paint of its foreground.
  func demand(_ pairing: Int, in permutation: Permutation, sample: Paint) -> RepairDemand {
    let below: RepairDemand.Beneath =
      switch beneath {
      case .nothing: .nothing
      case .colors(let found): .colors(found.map(\.ink))
      case .luminance(let range): .luminance(range)
      }
    return RepairDemand(
      pairing: pairing, permutation: permutation, minimum: minimum,
      candidates: candidates.map(\.ink), layers: layers.map(\.ink), beneath: below,
      sample: sample)
  }
}
