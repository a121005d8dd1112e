import ColorMath
import DesignTokens
import SourceText

/// A ramp of a palette: opaque colors of one layer whose names differ in the number at the end, and
/// whose lightness grows or falls with it.
struct PaletteRamp {
  /// A color of a ramp.
  struct Step {
    let number: Int
    let token: TokenID
    let span: SourceSpan
    let color: SRGBColor
    /// The lightness of OKLCH, 0…1.
    let lightness: Double
  }

  /// From dark to light.
  let steps: [Step]
  /// Fewer steps are in order by chance.
  private static let leastSteps = 4

  /// The ramps of a layer.
  static func all(in layer: Int, of catalog: TokenCatalog) -> [PaletteRamp] {
    var ramps: [Substring: [Step]] = [:]
    for declaration in catalog.declarations(ofLayer: layer) {
      let name = catalog.name(of: declaration.token)
      let digits = name.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
      guard digits > 0, let number = Int(name.suffix(digits)),
        let color = try? ColorLiteral(declaration.value).sRGB,
        color.isOpaque
      else { continue }
      ramps[name.dropLast(digits), default: []].append(
        Step(
          number: number, token: declaration.token, span: declaration.value.span, color: color,
          lightness: LightnessPath(through: color).lightness))
    }
    return ramps.sorted { $0.key < $1.key }.compactMap { _, steps in
      let steps = steps.sorted { $0.number < $1.number }
      let pairs = zip(steps, steps.dropFirst())
      guard steps.count >= leastSteps else { return nil }
      if pairs.allSatisfy({ $0.lightness < $1.lightness }) { return PaletteRamp(steps: steps) }
      guard pairs.allSatisfy({ $0.lightness > $1.lightness }) else { return nil }
      return PaletteRamp(steps: steps.reversed())
    }
  }
}
