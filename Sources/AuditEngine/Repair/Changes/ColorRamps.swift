import ColorMath
import DesignTokens
import SourceText

/// The ramps of a palette: tokens of one layer whose names differ in the number at the end, and whose
/// lightness grows or falls with it. A change must leave them in order.
struct ColorRamps {
  /// A step next to another.
  private enum Step {
    case variable(Int)
    case fixed(lightness: Double)
  }

  /// For each variable the steps that are darker, and those that are lighter.
  private let neighbors: [Int: (darker: [Step], lighter: [Step])]
  /// Fewer steps are in order by chance.
  private static let leastSteps = 4
  /// What two steps differ by at least: more than rounding to 8 bits.
  private static let gap = 1.0 / 256

  /// Finds the ramps that variables are steps of.
  init(_ catalog: TokenCatalog, variables: [ColorVariable], indices: [SourceSpan: Int]) {
    var neighbors: [Int: (darker: [Step], lighter: [Step])] = [:]
    for layer in Set(variables.map(\.layer)).sorted() {
      var ramps: [Substring: [(number: Int, lightness: Double, step: Step)]] = [:]
      for declaration in catalog.declarations(ofLayer: layer) {
        let name = catalog.name(of: declaration.token)
        let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
        guard let number = Int(String(digits)),
          let color = try? ColorLiteral(declaration.value).sRGB,
          color.isOpaque
        else { continue }
        let lightness = LightnessPath(through: color).lightness
        ramps[name.dropLast(digits.count), default: []].append(
          (
            number, lightness,
            indices[declaration.value.span].map(Step.variable) ?? .fixed(lightness: lightness)
          ))
      }
      for steps in ramps.values where steps.count >= Self.leastSteps {
        let steps = steps.sorted { $0.number < $1.number }
        let pairs = zip(steps, steps.dropFirst())
        let grows = pairs.allSatisfy { $0.lightness < $1.lightness }
        guard grows || pairs.allSatisfy({ $0.lightness > $1.lightness }) else { continue }
        for (first, second) in pairs {
          let (dark, light) = grows ? (first.step, second.step) : (second.step, first.step)
          if case .variable(let index) = dark {
            neighbors[index, default: ([], [])].lighter.append(light)
          }
          if case .variable(let index) = light {
            neighbors[index, default: ([], [])].darker.append(dark)
          }
        }
      }
    }
    self.neighbors = neighbors
  }

  /// Whether a variable is a step of a ramp.
  func isStep(_ variable: Int) -> Bool { neighbors[variable] != nil }

  /// The lightness, 0…1, at which a variable is between its neighbors.
  func range(of variable: Int, _ colors: [SRGBColor]) -> UnitRanges {
    guard let (darker, lighter) = neighbors[variable] else { return UnitRanges([0...1]) }
    func lightness(_ step: Step) -> Double {
      switch step {
      case .variable(let index): LightnessPath(through: colors[index]).lightness
      case .fixed(let lightness): lightness
      }
    }
    let low = darker.map { lightness($0) + Self.gap }.max() ?? 0
    let high = lighter.map { lightness($0) - Self.gap }.min() ?? 1
    return UnitRanges(low <= high ? [low...high] : [])
  }

  /// Whether a color of a variable is between its neighbors.
  func holds(_ color: SRGBColor, at variable: Int, _ colors: [SRGBColor]) -> Bool {
    guard neighbors[variable] != nil else { return true }
    let lightness = LightnessPath(through: color).lightness
    return range(of: variable, colors).ranges.contains { $0.contains(lightness) }
  }
}
