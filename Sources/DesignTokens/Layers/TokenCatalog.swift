import ColorMath
package import SourceText

/// All tokens of a system: its axes, and layers of declarations. Later layers win.
package struct TokenCatalog: Sendable {
  /// The axes, in the order of context names.
  package let axes: [Axis]
  /// The sources of the layers, in order.
  package let sources: [CatalogSource]
  /// The layers, least specific first.
  package let layers: [TokenLayer]
  /// The declarations of all layers, layer by layer.
  package let declarations: [TokenDeclaration]
  /// The declared tokens, in the order of first appearance.
  package let tokens: [TokenID]
  /// What groups inherit from groups, targets before those that inherit from them.
  let inheritances: [Inheritance]
  /// The layers that always apply, by index.
  private let constantLayers: [Int]
  /// The layers by the first of their conditions: on each axis, in each context.
  private let layersOfContext: [[[Int]]]
  private let hasSlots: Bool
  /// Every name that is declared or referred to, by ``TokenID/index``.
  let names: TextTable
  /// Whether any layer declares the token, by ``TokenID/index``.
  let isDeclared: [Bool]
  /// The conditions in the sources that are not axes, with or without a decision of the policy.
  package let conditions: [String]
  /// The values that no audit sees, because their conditions have no decision.
  package let hiddenValues: [HiddenValue]
  /// The colors that could not be read, by name: a pattern may match one.
  package let unreadColors: [UnreadColor]
  /// The colors in the code of programs that no token stands for.
  package let colorsInCode: [SourceSpan]
  /// The type of each token, its own or that of its alias target, by ``TokenID/index``.
  let types: [TokenType?]
  /// Groups that look like one group in two schemes, without a declaration.
  package let schemeTwins: [SchemeTwin]
  /// The tokens that are one color in code, each in a state of what holds it.
  package let states: [TokenState]

  init(
    axes: [Axis], sources: [CatalogSource], layers: [TokenLayer], declarations: [TokenDeclaration],
    inheritances: [Inheritance], names: TextTable, isDeclared: [Bool],
    types: [TokenType?], schemeTwins: [SchemeTwin] = [], states: [TokenState] = [],
    conditions: [String] = [], hiddenValues: [HiddenValue] = [], unreadColors: [UnreadColor] = [],
    colorsInCode: [SourceSpan] = []
  ) {
    self.states = states
    self.colorsInCode = colorsInCode
    self.schemeTwins = schemeTwins
    self.axes = axes
    self.sources = sources
    self.layers = layers
    self.declarations = declarations
    self.inheritances = inheritances
    self.names = names
    self.isDeclared = isDeclared
    self.types = types
    self.conditions = conditions
    self.hiddenValues = hiddenValues
    self.unreadColors = unreadColors
    tokens = names.indices.lazy.filter { isDeclared[$0] }.map { TokenID(index: $0) }
    hasSlots = layers.contains { $0.slot != nil }
    constantLayers = layers.indices.filter { layers[$0].conditions.isEmpty }
    var layersOfContext = axes.map { $0.contexts.map { _ in [Int]() } }
    for index in layers.indices {
      if let first = layers[index].conditions.first {
        layersOfContext[first.axis][first.context].append(index)
      }
    }
    self.layersOfContext = layersOfContext
  }

  /// A copy in which some declarations, by index, have other values.
  package func replacing(_ values: [Int: TokenValue]) -> TokenCatalog {
    var declarations = declarations
    for (index, value) in values {
      let old = declarations[index]
      declarations[index] = TokenDeclaration(
        token: old.token, type: old.type, value: value, notes: old.notes, needsType: old.needsType)
    }
    return copy(declarations, hiddenValues)
  }

  /// A copy without the values under some conditions that nothing decides, as if these were never true.
  package func ignoring(_ conditions: Set<String>) -> TokenCatalog {
    copy(declarations, hiddenValues.filter { !conditions.contains($0.condition) })
  }

  private func copy(
    _ declarations: [TokenDeclaration], _ hiddenValues: [HiddenValue]
  ) -> TokenCatalog {
    TokenCatalog(
      axes: axes, sources: sources, layers: layers, declarations: declarations,
      inheritances: inheritances, names: names, isDeclared: isDeclared, types: types,
      schemeTwins: schemeTwins, states: states, conditions: conditions,
      hiddenValues: hiddenValues, unreadColors: unreadColors, colorsInCode: colorsInCode)
  }

  /// What one group inherits: a token of the target, and the token in the group that gets its
  /// declaration if the group has none itself.
  struct Inheritance: Sendable {
    let layer: Int
    let tokens: [(from: TokenID, to: TokenID)]
  }

  /// The declarations of a layer, by its index.
  package func declarations(ofLayer layer: Int) -> ArraySlice<TokenDeclaration> {
    declarations[layers[layer].declarations]
  }

  /// The layers that apply in a permutation, by index, in order.
  func layers(in permutation: Permutation) -> [Int] {
    var result = constantLayers
    for (axis, context) in permutation.contexts.enumerated() {
      result += layersOfContext[axis][context].filter { layers[$0].applies(in: permutation) }
    }
    result.sort()
    return hasSlots ? withoutOutvoted(result) : result
  }

  /// The layers without those whose choice for a slot is overridden.
  private func withoutOutvoted(_ applying: [Int]) -> [Int] {
    var chosen: [String: TokenLayer.Slot] = [:]
    for slot in applying.compactMap({ layers[$0].slot })
    where slot.order >= chosen[slot.name]?.order ?? .min { chosen[slot.name] = slot }
    return applying.filter { index in
      guard let slot = layers[index].slot else { return true }
      return slot.choice == chosen[slot.name]?.choice
    }
  }

  /// The index of the layer of a declaration, by the declaration's index.
  func layer(of declaration: Int) -> Int {
    var (low, high) = (0, layers.count)
    while low < high {
      let middle = (low + high) / 2
      if layers[middle].declarations.upperBound <= declaration {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The number of tokens, declared or referred to: above any token index.
  package var tokenCount: Int { names.count }

  /// The name of a token. Made each time: O(length).
  package func name(of id: TokenID) -> String { names[id.index] }

  /// The token of a name; nil if no layer declares it.
  package func token(named name: String) -> TokenID? {
    guard let number = names.number(of: name), isDeclared[number] else { return nil }
    return TokenID(index: number)
  }

  /// The type of a token, its own or that of its alias target in any layer; nil if its format has
  /// no types.
  package func type(of id: TokenID) -> TokenType? { types[id.index] }

  /// The declared tokens whose values may be painted: colors, gradients, and untyped values that
  /// read as a color.
  package var colorTokens: [TokenID] {
    let untypedColors = self.untypedColors
    return tokens.filter { id in
      switch types[id.index] {
      case .color, .gradient: true
      case nil: untypedColors.contains(id)
      default: false
      }
    }
  }

  /// Tokens without a type that have a declaration that reads as a color.
  private var untypedColors: Set<TokenID> {
    var found: Set<TokenID> = []
    for index in declarations.indices where types[declarations[index].token.index] == nil {
      // Only whether it reads as a color counts; pairing a token that does not resolve is a
      // separate error.
      if (try? ColorLiteral(declarations[index].value)) != nil {
        found.insert(declarations[index].token)
      }
    }
    return found
  }

  /// For each token, the tokens that its declarations and its inheritance refer to, in any layer.
  package var aliasTargets: AliasTargets {
    AliasTargets(tokenCount: tokenCount) { add in
      for index in declarations.indices where !declarations[index].references.isEmpty {
        for (reference, _) in declarations[index].references {
          add(declarations[index].token, reference.target)
        }
      }
      // A group may inherit from one group here, and from another in a layer of a theme.
      for inheritance in inheritances { for (from, to) in inheritance.tokens { add(to, from) } }
    }
  }

  /// The names of the contexts of a permutation, by axis.
  package func contextNames(of permutation: Permutation) -> [String] {
    zip(axes, permutation.contexts).map { $0.contexts[$1] }
  }

  /// A permutation for messages: `theme midnight, scheme dark`; empty without axes.
  package func description(of permutation: Permutation) -> String {
    zip(axes, contextNames(of: permutation)).map { "\($0.name) \($1)" }.joined(separator: ", ")
  }
}

extension TokenCatalog {
  /// The message for a name that no layer declares, with the nearest declared one.
  ///
  /// - Parameter names: the declared names, prepared on first use.
  package func undeclared(
    _ name: String, at span: SourceSpan?, among names: inout NearestNames?
  ) -> Diagnostic {
    var ready = names ?? NearestNames(tokens.lazy.map { self.name(of: $0) })
    names = nil
    let near = ready.nearest(to: name)
    names = ready
    return Diagnostic(
      .error,
      "the token '\(name)' does not exist" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      at: span)
  }

  /// The same for a single name.
  package func undeclared(_ name: String, at span: SourceSpan?) -> Diagnostic {
    var names: NearestNames?
    return undeclared(name, at: span, among: &names)
  }
}
