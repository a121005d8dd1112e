import Programs

/// Instances that are text styles by what they are given: a size, and beside it a font or a weight.
extension Value {
  private static let sizes = ["size", "fontSize"]
  private static let families = ["font", "fontName", "family", "fontFamily", "name"]
  private static let weights = ["weight", "fontWeight"]

  /// The text style that a value is; nil if it is none.
  var textStyle: FontValue? {
    switch self {
    case .font(let font): return font
    case .instance(let instance):
      let values = instance.values
      guard let size = Self.sizes.lazy.compactMap({ values[$0]?.number }).first, size > 0 else {
        return nil
      }
      let family = Self.families.lazy.compactMap { values[$0]?.text }.first
      let weight = Self.weights.lazy.compactMap { values[$0]?.number }.first
      let inner = Self.families.lazy.compactMap { values[$0]?.font }.first
      guard family != nil || weight != nil || inner != nil else { return nil }
      return FontValue(
        family: family ?? inner?.family, size: size,
        weight: weight ?? inner?.weight ?? family.map { FontValue.weight(ofFont: $0) } ?? 400)
    default: return nil
    }
  }
}
