package import ColorMath

/// A derived color as a function of the places that it depends on, which are numbered: a formula
/// for the usual derivations, fast to compute again and again, otherwise the steps of resolution.
package indirect enum ColorDerivation: Sendable {
  /// A number of 0…1.
  package enum Amount: Sendable {
    case number(Double)
    /// The opacity of a variable, by index.
    case variable(Int)
  }

  /// The color of a variable, by index.
  case variable(Int)
  /// A fixed color.
  case literal(SRGBColor)
  /// A color with another opacity.
  case translucent(ColorDerivation, opacity: Amount)
  /// A color changed by a step.
  case modified(
    ColorDerivation, ColorModification.Kind, Amount, space: DerivationSpace,
    with: ColorDerivation?)
  /// The value of a token, resolved again for each set of colors; never a part of a formula.
  case resolved(DerivationSteps)

  /// The color for given colors of the variables; nil if it cannot be computed.
  package func color(_ variables: [SRGBColor]) -> SRGBColor? {
    switch self {
    case .variable(let index): return variables[index]
    case .literal(let color): return color
    case .translucent(let base, let opacity):
      return base.color(variables)?.withAlpha(opacity.value(variables))
    case .modified(let base, let kind, let amount, let space, let other):
      guard let base = base.color(variables) else { return nil }
      var mixedIn: SRGBColor?
      if let other {
        guard let color = other.color(variables) else { return nil }
        mixedIn = color
      }
      return kind.apply(to: base, amount.value(variables), in: space, mixing: mixedIn)
    case .resolved(let steps):
      return steps.value(variables).flatMap { try? ColorLiteral($0).sRGB }
    }
  }

  /// The parts painted with given colors of the variables; nil if it is no pattern, or if it cannot
  /// be computed.
  package func patches(_ variables: [SRGBColor]) -> [Patch]? {
    guard case .resolved(let steps) = self else { return nil }
    return steps.value(variables).flatMap { try? Patch.patches(of: $0) }
  }

  /// A copy with other indices for the variables; those without a new index are fixed at their
  /// colors.
  package func fixing(
    _ colors: [SRGBColor], except newIndex: (Int) -> Int?
  ) -> ColorDerivation {
    func fixed(_ amount: Amount) -> Amount {
      guard case .variable(let index) = amount else { return amount }
      return newIndex(index).map(Amount.variable) ?? .number(colors[index].alpha)
    }
    switch self {
    case .variable(let index):
      return newIndex(index).map(ColorDerivation.variable) ?? .literal(colors[index])
    case .literal: return self
    case .translucent(let base, let opacity):
      return .translucent(base.fixing(colors, except: newIndex), opacity: fixed(opacity))
    case .modified(let base, let kind, let amount, let space, let other):
      return .modified(
        base.fixing(colors, except: newIndex), kind, fixed(amount), space: space,
        with: other?.fixing(colors, except: newIndex))
    case .resolved(var steps):
      for index in steps.variables.indices {
        steps.variables[index].color = steps.variables[index].color
          .fixing(colors, except: newIndex)
      }
      return .resolved(steps)
    }
  }

  /// The variables in it, by index; possibly with repetitions.
  package var variables: [Int] {
    func variables(_ amount: Amount) -> [Int] {
      if case .variable(let index) = amount { [index] } else { [] }
    }
    switch self {
    case .variable(let index): return [index]
    case .literal: return []
    case .translucent(let base, let opacity): return base.variables + variables(opacity)
    case .modified(let base, _, let amount, _, let other):
      return base.variables + variables(amount) + (other?.variables ?? [])
    case .resolved(let steps): return steps.variables.flatMap(\.color.variables)
    }
  }

  /// How often longer than for two colors one computation takes, roughly.
  package var cost: Int {
    if case .resolved(let steps) = self { 1 + 240 * steps.steps.count } else { 1 }
  }

  /// The number of colors and steps.
  var size: Int {
    switch self {
    case .variable, .literal, .resolved: 1
    case .translucent(let base, _): 1 + base.size
    case .modified(let base, _, _, _, let other): 1 + base.size + (other?.size ?? 0)
    }
  }
}

extension ColorDerivation.Amount {
  fileprivate func value(_ variables: [SRGBColor]) -> Double {
    switch self {
    case .number(let number): number
    case .variable(let index): variables[index].alpha
    }
  }
}
