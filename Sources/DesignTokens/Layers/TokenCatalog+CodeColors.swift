import ColorMath
import SourceText

extension TokenCatalog {
  private static let schemeAxis = "scheme"
  private static let schemes = ["light", "dark"]

  /// Whether what differs in light and dark can be told apart: there is no axis of schemes, or one with
  /// both.
  package var takesSchemes: Bool {
    guard let axis = axes.first(where: { $0.name == Self.schemeAxis }) else { return true }
    return Self.schemes.allSatisfy(axis.contexts.contains)
  }

  /// The catalog with the colors that code writes, each a token of its own. A color whose name is taken is
  /// left out.
  ///
  /// O(tokens + colors)
  ///
  /// - Parameter source: what their source is called.
  package func adding(_ colors: [CodeColor], as source: String) -> TokenCatalog {
    var (axes, names, declarations, layers) = (axes, names, declarations, layers)
    var (isDeclared, types) = (isDeclared, types)
    var ofLayers: [[TokenDeclaration]] = [[], [], []]
    for color in colors where token(named: color.name) == nil {
      let token = TokenID(index: names.add(color.name))
      let missing = names.count - isDeclared.count
      isDeclared += [Bool](repeating: false, count: missing)
      types += [TokenType?](repeating: nil, count: missing)
      isDeclared[token.index] = true
      types[token.index] = .color
      for (layer, value) in values(of: color) {
        ofLayers[layer].append(TokenDeclaration(token: token, type: .color, value: value))
      }
    }
    if !(ofLayers[1].isEmpty && ofLayers[2].isEmpty),
      !axes.contains(where: { $0.name == Self.schemeAxis })
    {
      axes.append(Axis(name: Self.schemeAxis, contexts: Self.schemes))
    }
    let axis = axes.firstIndex { $0.name == Self.schemeAxis }
    var own: [Int] = []
    for (layer, found) in ofLayers.enumerated() where !found.isEmpty {
      let scheme = layer == 0 ? nil : Self.schemes[layer - 1]
      let condition = scheme.flatMap { scheme in
        axis.flatMap { axis in
          axes[axis].contexts.firstIndex(of: scheme).map {
            TokenLayer.Condition(axis: axis, context: $0)
          }
        }
      }
      own.append(layers.count)
      layers.append(
        TokenLayer(
          name: scheme.map { "\(source), scheme \($0)" } ?? source,
          conditions: condition.map { [$0] } ?? [], slot: nil,
          declarations: declarations.count..<declarations.count + found.count))
      declarations += found
    }
    guard !own.isEmpty else { return self }
    let added = CatalogSource(
      name: source, span: nil, isBase: false, isOverriding: false, contexts: [], override: nil,
      layers: own)
    return TokenCatalog(
      axes: axes, sources: sources + [added], layers: layers, declarations: declarations,
      inheritances: inheritances, names: names, isDeclared: isDeclared, types: types,
      schemeTwins: schemeTwins, states: states, conditions: conditions,
      hiddenValues: hiddenValues, unreadColors: unreadColors, colorsInCode: colorsInCode)
  }

  /// The values of a color: in every context, in light and in dark.
  private func values(of color: CodeColor) -> [(layer: Int, value: TokenValue)] {
    func literal(_ value: SRGBColor) -> TokenValue {
      TokenValue(.color(ColorLiteral(value)), at: color.span)
    }
    switch color.value {
    case .literal(let value): return [(0, literal(value))]
    case .schemes(let light, let dark): return [(1, literal(light)), (2, literal(dark))]
    case .token(let token, let opacity):
      let target = TokenValue(.reference(TokenReference(target: token)), at: color.span)
      let share = TokenValue(.number(opacity), at: color.span)
      let modification = ColorModification(
        kind: .opacity, amount: share, space: .srgb, color: nil)
      return [(0, TokenValue(.modified(target, modification), at: color.span))]
    }
  }
}
