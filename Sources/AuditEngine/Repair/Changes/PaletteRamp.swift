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
    var ramps: [Substring: [(number: Int, declaration: TokenDeclaration)]] = [:]
    for declaration in catalog.declarations(ofLayer: layer) {
      let name = catalog.name(of: declaration.token)
      let digits = name.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
      guard digits > 0, let number = Int(name.suffix(digits)) else { continue }
      ramps[name.dropLast(digits), default: []].append((number, declaration))
    }
    return ramps.sorted { $0.key < $1.key }.compactMap { PaletteRamp($1) }
  }

  /// Nil if the colors are not in order. Looks at no more of them than show that.
  private init?(_ numbered: [(number: Int, declaration: TokenDeclaration)]) {
    guard numbered.count >= Self.leastSteps else { return nil }
    var steps: [Step] = []
    var isGrowing: Bool?
    for (number, declaration) in numbered.sorted(by: { $0.number < $1.number }) {
      guard let color = try? ColorLiteral(declaration.value).sRGB, color.isOpaque else { continue }
      let lightness = color.lightness
      if let last = steps.last?.lightness {
        guard lightness != last, isGrowing ?? (lightness > last) == (lightness > last) else {
          return nil
        }
        isGrowing = lightness > last
      }
      steps.append(
        Step(
          number: number, token: declaration.token, span: declaration.value.span, color: color,
          lightness: lightness))
    }
    guard steps.count >= Self.leastSteps else { return nil }
    self.steps = isGrowing == true ? steps : steps.reversed()
  }
}
