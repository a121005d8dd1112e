package import ColorMath

/// A derived color as a formula over the variables of its derivation. It covers the most common
/// derivations, and is fast to compute again and again.
package indirect enum ColorExpression: Sendable {
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
  case translucent(ColorExpression, opacity: Amount)
  /// A color changed by a step.
  case modified(
    ColorExpression, ColorModification.Kind, Amount, space: DerivationSpace,
    with: ColorExpression?)

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
    }
  }

  /// A copy with other indices for the variables; variables without a new index stay fixed.
  package func renumbered(_ indices: [Int?], variables: [ColorVariable]) -> ColorExpression {
    func renumbered(_ amount: Amount) -> Amount {
      guard case .variable(let index) = amount else { return amount }
      return indices[index].map(Amount.variable) ?? .number(variables[index].color.alpha)
    }
    switch self {
    case .variable(let index):
      return indices[index].map(ColorExpression.variable) ?? .literal(variables[index].color)
    case .literal: return self
    case .translucent(let base, let opacity):
      return .translucent(
        base.renumbered(indices, variables: variables), opacity: renumbered(opacity))
    case .modified(let base, let kind, let amount, let space, let other):
      return .modified(
        base.renumbered(indices, variables: variables), kind, renumbered(amount), space: space,
        with: other?.renumbered(indices, variables: variables))
    }
  }

  /// A copy with all variables but one fixed: `index` becomes variable 0.
  package func fixing(allBut index: Int, _ colors: [SRGBColor]) -> ColorExpression {
    func fixed(_ amount: Amount) -> Amount {
      guard case .variable(let variable) = amount else { return amount }
      return variable == index ? .variable(0) : .number(colors[variable].alpha)
    }
    switch self {
    case .variable(let variable):
      return variable == index ? .variable(0) : .literal(colors[variable])
    case .literal: return self
    case .translucent(let base, let opacity):
      return .translucent(base.fixing(allBut: index, colors), opacity: fixed(opacity))
    case .modified(let base, let kind, let amount, let space, let other):
      return .modified(
        base.fixing(allBut: index, colors), kind, fixed(amount), space: space,
        with: other?.fixing(allBut: index, colors))
    }
  }

  /// The number of colors and steps.
  fileprivate var size: Int {
    switch self {
    case .variable, .literal: 1
    case .translucent(let base, _): 1 + base.size
    case .modified(let base, _, _, _, let other): 1 + base.size + (other?.size ?? 0)
    }
  }

  /// The variables in it, by index; possibly with repetitions.
  package var variables: [Int] {
    func variables(_ amount: Amount) -> [Int] {
      if case .variable(let index) = amount { return [index] }
      return []
    }
    switch self {
    case .variable(let index): return [index]
    case .literal: return []
    case .translucent(let base, let opacity): return base.variables + variables(opacity)
    case .modified(let base, _, let amount, _, let other):
      return base.variables + variables(amount) + (other?.variables ?? [])
    }
  }
}

extension ColorExpression.Amount {
  fileprivate func value(_ variables: [SRGBColor]) -> Double {
    switch self {
    case .number(let number): number
    case .variable(let index): variables[index].alpha
    }
  }
}

extension ColorDerivation {
  /// The maximum size of an expression: an operand that is named twice is in it twice. Larger
  /// derivations are computed step by step.
  private static let sizeLimit = 32

  /// The derivation as a formula; nil for other kinds of derivations.
  package var expression: ColorExpression? {
    var known: [TokenID: ColorExpression] = [:]
    for (index, variable) in variables.enumerated() where variable.kind == .color {
      known[variable.token] = .variable(index)
    }
    for step in steps {
      if let found = expression(of: step.value, known), found.size <= ColorDerivation.sizeLimit {
        known[step.token] = found
      }
    }
    return (steps.last?.token ?? variables.first?.token).flatMap { known[$0] }
  }

  private func expression(
    of value: TokenValue, _ known: [TokenID: ColorExpression]
  ) -> ColorExpression? {
    switch value.content {
    case .reference(let reference):
      guard reference.part.isEmpty else { return nil }
      return known[reference.target] ?? literal(operands[reference.target])
    case .object where value.hasReferences: return translucent(value, known)
    case .modified(let base, let step):
      guard let base = expression(of: base, known), let amount = amount(step.amount) else {
        return nil
      }
      var mixedIn: ColorExpression?
      if let color = step.color {
        guard let color = expression(of: color, known) else { return nil }
        mixedIn = color
      }
      return .modified(base, step.kind, amount, space: step.space, with: mixedIn)
    case .color, .object, .string: return literal(value)
    default: return nil
    }
  }

  /// Nil for anything but a literal, which is derived step by step instead, and fails there with
  /// its reason.
  private func literal(_ value: TokenValue?) -> ColorExpression? {
    value.flatMap { try? ColorLiteral($0) }.map { .literal($0.sRGB) }
  }

  /// A color object with its own or another's components, and another's opacity.
  private func translucent(
    _ value: TokenValue, _ known: [TokenID: ColorExpression]
  ) -> ColorExpression? {
    guard let opacity = amount(value.member("alpha")),
      let components = value.member("components"), let space = value.member("colorSpace")
    else { return nil }
    if case .reference(let base) = components.content, base.part == ["components"],
      case .variable(let index)? = known[base.target],
      case .string(variables[index].space.rawValue) = space.content
    {
      return .translucent(.variable(index), opacity: opacity)
    }
    guard !components.hasReferences, !space.hasReferences else { return nil }
    let members = [("colorSpace", space), ("components", components)]
    let opaque = TokenValue(
      .object(members.map { TokenValue.Member(name: $0, value: $1) }), at: value.span)
    return (try? ColorLiteral(opaque)).map {
      .translucent(.literal($0.sRGB), opacity: opacity)
    }
  }

  private func amount(_ value: TokenValue?) -> ColorExpression.Amount? {
    switch value?.content {
    case nil: return .number(1)
    case .number(let number) where (0...1).contains(number): return .number(number)
    case .string(let text):
      guard let number = Double(text), (0...1).contains(number) else { return nil }
      return .number(number)
    case .reference(let reference) where reference.part.isEmpty:
      return variables.firstIndex { $0.token == reference.target && $0.kind == .opacity }
        .map(ColorExpression.Amount.variable)
    default: return nil
    }
  }
}
