public import SourceText

/// All tokens of a system: its axes, and layers of declarations of which later ones win.
public struct TokenCatalog: Sendable {
  /// The axes, in the order in which permutations are named.
  public let axes: [Axis]
  /// The layers, least specific first.
  public let layers: [TokenLayer]
  /// The declarations of all layers, layer by layer.
  public let declarations: [TokenDeclaration]
  /// Every name that is declared or referred to, by ``TokenID/index``.
  let names: [String]
  let ids: [String: TokenID]
  /// Whether any layer declares the token, by ``TokenID/index``.
  let isDeclared: [Bool]

  /// The name of a token.
  public func name(of id: TokenID) -> String { names[id.index] }

  /// The token of a name; nil where no layer declares it.
  public func token(named name: String) -> TokenID? {
    guard let id = ids[name], isDeclared[id.index] else { return nil }
    return id
  }

  /// The tokens that are declared, in the order in which their names were first met.
  public var tokens: [TokenID] {
    names.indices.filter { isDeclared[$0] }.map { TokenID(index: $0) }
  }

  /// The names of the contexts of a permutation, by axis.
  public func contextNames(of permutation: Permutation) -> [String] {
    zip(axes, permutation.contexts).map { $0.contexts[$1] }
  }

  /// A permutation for messages: `theme midnight, scheme dark`; empty where there are no axes.
  public func description(of permutation: Permutation) -> String {
    zip(axes, contextNames(of: permutation)).map { "\($0.name) \($1)" }.joined(separator: ", ")
  }
}

extension TokenCatalog {
  /// What to say of a name that no layer declares, with the nearest one that some layer does.
  public func undeclared(_ name: String, at span: SourceSpan?) -> Diagnostic {
    let near = NearestName.of(name, among: tokens.lazy.map { self.name(of: $0) })
    return Diagnostic(
      .error,
      "the token '\(name)' does not exist" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      at: span)
  }
}
