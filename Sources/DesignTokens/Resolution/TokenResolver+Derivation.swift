import ColorMath

extension TokenResolver {
  /// How a token's color is derived, and the places that it depends on, each once; the token must
  /// resolve to a color.
  package func derivation(
    of id: TokenID
  ) -> (variables: [ColorVariable], color: ColorDerivation) {
    let target = wholeTarget(of: id)
    if let declaration = declaration(of: target), declaration.references.isEmpty,
      let variable = variable(of: target, declaration)
    {
      return ([variable], .variable(0))
    }
    var found = DerivationSteps()
    var seen: Set<TokenID> = []
    // A token comes twice: before its operands, and after them.
    var rest: [(id: TokenID, isAfterwards: Bool)] = [(target, false)]
    while let (id, isAfterwards) = rest.popLast() {
      guard let declaration = declaration(of: id) else { continue }
      if isAfterwards {
        found.steps.append(declaration)
      } else if seen.insert(id).inserted {
        if !declaration.references.isEmpty {
          rest.append((id, true))
          rest += declaration.references.map { ($0.reference.target, false) }
        } else if let variable = variable(of: id, declaration) {
          found.variables.append((variable, .variable(found.variables.count)))
          // The token resolves to a color, and so do all its operands.
        } else if let value = try? value(of: id).value {
          found.operands[id] = value
        }
      }
    }
    return (found.variables.map(\.place), found.derivation)
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
    var channels: ColorChannels?
    switch token.value.content {
    case .number(let number) where (0...1).contains(number):
      (kind, color, space) = (.opacity, .black.withAlpha(number), .srgb)
    case .channels(let written):
      (kind, color, space) = (.color, written.color.sRGB, written.color.space)
      channels = written
    case _ where declaration.type == nil || declaration.type == .color:
      guard let literal = try? ColorLiteral(token.value) else { return nil }
      (kind, color, space) = (.color, literal.sRGB, literal.space)
    default: return nil
    }
    return ColorVariable(
      kind: kind, token: id, layer: token.layer, span: declaration.value.span, color: color,
      space: space, channels: channels)
  }
}
