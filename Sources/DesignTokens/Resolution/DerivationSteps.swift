import ColorMath

/// The declarations through which a token's color is derived, down to the places with color
/// literals.
package struct DerivationSteps: Sendable {
  /// The places that the color depends on, and the color of each: of a variable, or a fixed one.
  var variables: [(place: ColorVariable, color: ColorDerivation)] = []
  /// The declarations with aliases, operands first.
  var steps: [TokenDeclaration] = []
  /// Other operands of the steps.
  var operands: [TokenID: TokenValue] = [:]

  /// The value of the last step with given colors of the variables; nil if it cannot be computed.
  func value(_ colors: [SRGBColor]) -> TokenValue? {
    var values = operands
    for (place, color) in variables {
      guard let color = color.color(colors) else { return nil }
      values[place.token] = TokenValue(place.content(with: color), at: place.span)
    }
    for step in steps {
      let value = try? step.resolved { id throws(ResolutionError) in
        guard let value = values[id] else {
          throw ResolutionError("an operand is missing", at: nil)
        }
        return value
      }
      guard let value else { return nil }
      values[step.token] = value
    }
    return steps.last.flatMap { values[$0.token] }
  }

  /// The maximum size of a formula: an operand that is named twice is in it twice.
  private static let sizeLimit = 32

  /// The color as a formula if it is not too large; otherwise these steps.
  var derivation: ColorDerivation {
    var known = Known()
    for (index, variable) in variables.enumerated() where variable.place.kind == .color {
      known.formulas[variable.place.token] = variable.color
      known.variables[variable.place.token] = index
    }
    for step in steps {
      guard let found = formula(of: step.value, known), found.size <= Self.sizeLimit else {
        continue
      }
      known.formulas[step.token] = found
      if case .reference(let alias) = step.value.content {
        known.variables[step.token] = known.variables[alias.target]
      }
    }
    return steps.last.flatMap { known.formulas[$0.token] } ?? .resolved(self)
  }

  /// What is known of the operands of a step.
  private struct Known {
    var formulas: [TokenID: ColorDerivation] = [:]
    /// The variables, by index, and the whole aliases of them.
    var variables: [TokenID: Int] = [:]
  }

  private func formula(of value: TokenValue, _ known: Known) -> ColorDerivation? {
    switch value.content {
    case .reference(let reference):
      guard reference.part.isEmpty else { return nil }
      return known.formulas[reference.target] ?? literal(operands[reference.target])
    case .object where value.hasReferences: return translucent(value, known)
    case .modified(let base, let step):
      guard let base = formula(of: base, known), let amount = amount(step.amount) else {
        return nil
      }
      var mixedIn: ColorDerivation?
      if let color = step.color {
        guard let color = formula(of: color, known) else { return nil }
        mixedIn = color
      }
      return .modified(base, step.kind, amount, space: step.space, with: mixedIn)
    case .color, .object, .string: return literal(value)
    default: return nil
    }
  }

  /// Nil for anything but a literal, which is derived step by step instead, and fails there with
  /// its reason.
  private func literal(_ value: TokenValue?) -> ColorDerivation? {
    value.flatMap { try? ColorLiteral($0) }.map { .literal($0.sRGB) }
  }

  /// A color object with its own or another's components, and another's opacity.
  private func translucent(
    _ value: TokenValue, _ known: Known
  ) -> ColorDerivation? {
    guard let opacity = amount(value.member("alpha")),
      let components = value.member("components"), let space = value.member("colorSpace")
    else { return nil }
    if case .reference(let base) = components.content, base.part == ["components"],
      let index = known.variables[base.target],
      case .string(variables[index].place.space.rawValue) = space.content
    {
      return .translucent(variables[index].color, opacity: opacity)
    }
    guard !components.hasReferences, !space.hasReferences else { return nil }
    let members = [("colorSpace", space), ("components", components)]
    let opaque = TokenValue(
      .object(members.map { TokenValue.Member(name: $0, value: $1) }), at: value.span)
    return (try? ColorLiteral(opaque)).map {
      .translucent(.literal($0.sRGB), opacity: opacity)
    }
  }

  private func amount(_ value: TokenValue?) -> ColorDerivation.Amount? {
    switch value?.content {
    case nil: return .number(1)
    case .number(let number) where (0...1).contains(number): return .number(number)
    case .string(let text):
      guard let number = ColorModification.number(text), (0...1).contains(number) else {
        return nil
      }
      return .number(number)
    case .reference(let reference) where reference.part.isEmpty:
      return variables.firstIndex {
        $0.place.token == reference.target && $0.place.kind == .opacity
      }.map(ColorDerivation.Amount.variable)
    default: return nil
    }
  }
}

extension ColorVariable {
  /// The value with another color, or with the opacity of one.
  fileprivate func content(with color: SRGBColor) -> TokenValue.Content {
    switch kind {
    case .color:
      channels.map { .channels($0.replaced(by: color)) } ?? .color(ColorLiteral(color, in: space))
    case .opacity: .number(color.alpha)
    }
  }
}
