import ColorMath
import DesignTokens
import SourceText

/// The ramps that variables are steps of. A change must leave them in order.
struct ColorRamps {
  /// A step next to another.
  private enum Step {
    case variable(Int)
    case fixed(lightness: Double)
  }

  /// For each variable the steps that are darker, and those that are lighter.
  private let neighbors: [Int: (darker: [Step], lighter: [Step])]
  /// What two steps differ by at least: more than rounding to 8 bits.
  private static let gap = 1.0 / 256

  /// Finds the ramps that variables are steps of.
  init(_ catalog: TokenCatalog, variables: [ColorVariable], indices: [SourceSpan: Int]) {
    var neighbors: [Int: (darker: [Step], lighter: [Step])] = [:]
    for layer in Set(variables.map(\.layer)).sorted() {
      for ramp in PaletteRamp.all(in: layer, of: catalog) {
        let steps = ramp.steps.map { step in
          indices[step.span].map(Step.variable) ?? .fixed(lightness: step.lightness)
        }
        for (dark, light) in zip(steps, steps.dropFirst()) {
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

  /// The variables that are steps next to a variable.
  func steps(beside variable: Int) -> [Int] {
    guard let (darker, lighter) = neighbors[variable] else { return [] }
    return (darker + lighter).compactMap { step in
      if case .variable(let index) = step { index } else { nil }
    }
  }

  /// Whether a variable is a step of a ramp.
  func isStep(_ variable: Int) -> Bool { neighbors[variable] != nil }

  /// The lightness, 0…1, at which a variable is between its neighbors.
  func range(of variable: Int, _ colors: [SRGBColor]) -> UnitRanges {
    guard let (darker, lighter) = neighbors[variable] else { return UnitRanges([0...1]) }
    func lightness(_ step: Step) -> Double {
      switch step {
      case .variable(let index): colors[index].lightness
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
    let lightness = color.lightness
    return range(of: variable, colors).ranges.contains { $0.contains(lightness) }
  }
}
