package import ColorMath
import SourceText

/// How a token's color is derived in one permutation, down to the places with color literals.
package struct ColorDerivation: Sendable {
  /// The places that the color depends on, each once.
  package let variables: [ColorVariable]
  /// The steps of the derivation, operands first; empty if the color is that of the only variable.
  let steps: [Step]
  /// Other operands of the steps.
  let operands: [TokenID: TokenValue]

  /// A derived token.
  struct Step: Sendable {
    let token: TokenID
    let type: TokenType?
    let value: TokenValue
  }

  /// Whether the color is that of its only variable.
  package var isDirect: Bool { steps.isEmpty && variables.count == 1 }

  /// The color with other colors at its variables, by the variables' indices.
  package func color(replacing colors: [SRGBColor]) throws(ResolutionError) -> SRGBColor {
    guard let value = try value(replacing: colors) else { return colors[0] }
    return try ColorLiteral(value).sRGB
  }

  /// The parts painted with other colors at the variables; nil if it is not a pattern.
  package func patches(replacing colors: [SRGBColor]) throws(ResolutionError) -> [Patch]? {
    guard let value = try value(replacing: colors) else { return nil }
    return try Patch.patches(of: value)
  }

  /// The result of the last step; nil if there are none.
  private func value(replacing colors: [SRGBColor]) throws(ResolutionError) -> TokenValue? {
    guard let last = steps.last else { return nil }
    var values = operands
    for (variable, color) in zip(variables, colors) {
      values[variable.token] = TokenValue(variable.content(with: color), at: variable.span)
    }
    for step in steps {
      let value = try step.value.substituting { id throws(ResolutionError) in
        guard let value = values[id] else {
          throw ResolutionError("an operand is missing", at: step.value.span)
        }
        return value
      }
      values[step.token] = step.type == .color ? value.readingColorText : value
    }
    return values[last.token]
  }
}

extension ColorVariable {
  /// The value with another color, or with the opacity of one.
  fileprivate func content(with color: SRGBColor) -> TokenValue.Content {
    switch kind {
    case .color: .color(ColorLiteral(color, in: space))
    case .opacity: .number(color.alpha)
    }
  }
}

extension TokenResolver {
  /// How a token's color is derived; the token must resolve to a color.
  package func derivation(of id: TokenID) -> ColorDerivation {
    let target = wholeTarget(of: id)
    if let declaration = declaration(of: target), declaration.references.isEmpty,
      let variable = variable(of: target, declaration)
    {
      return ColorDerivation(variables: [variable], steps: [], operands: [:])
    }
    var variables: [ColorVariable] = []
    var steps: [ColorDerivation.Step] = []
    var operands: [TokenID: TokenValue] = [:]
    var seen: Set<TokenID> = []
    // A token comes twice: before its operands, and after them.
    var rest: [(id: TokenID, isAfterwards: Bool)] = [(target, false)]
    while let (id, isAfterwards) = rest.popLast() {
      guard let declaration = declaration(of: id) else { continue }
      if isAfterwards {
        steps.append(
          ColorDerivation.Step(token: id, type: declaration.type, value: declaration.value))
      } else if seen.insert(id).inserted {
        if !declaration.references.isEmpty {
          rest.append((id, true))
          rest += declaration.references.map { ($0.reference.target, false) }
        } else if let variable = variable(of: id, declaration) {
          variables.append(variable)
          // The token resolves to a color, and so do all its operands.
        } else if let value = try? value(of: id).value {
          operands[id] = value
        }
      }
    }
    return ColorDerivation(variables: variables, steps: steps, operands: operands)
  }

  /// The token at the end of a chain of whole aliases.
  private func wholeTarget(of id: TokenID) -> TokenID {
    var id = id
    // A circular alias does not resolve, and does not get here.
    for _ in 0..<catalog.tokenCount {
      guard let declaration = declaration(of: id),
        case .reference(let reference) = declaration.value.content, reference.part.isEmpty
      else { break }
      id = reference.target
    }
    return id
  }

  /// The place of a literal that a color may depend on; nil for other operands.
  private func variable(of id: TokenID, _ declaration: TokenDeclaration) -> ColorVariable? {
    guard let token = try? value(of: id) else { return nil }
    let (kind, color, space): (ColorVariable.Kind, SRGBColor, ColorSpace)
    switch token.value.content {
    case .number(let number) where (0...1).contains(number):
      (kind, color, space) = (.opacity, .black.withAlpha(number), .srgb)
    case _ where declaration.type == nil || declaration.type == .color:
      guard let literal = try? ColorLiteral(token.value) else { return nil }
      (kind, color, space) = (.color, literal.sRGB, literal.space)
    default: return nil
    }
    return ColorVariable(
      kind: kind, token: id, layer: token.layer, span: declaration.value.span, color: color,
      space: space)
  }
}
