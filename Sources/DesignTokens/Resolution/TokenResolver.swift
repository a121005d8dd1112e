import ColorMath
import SourceText

/// The values of a catalog's tokens in one permutation, each resolved once and on demand.
///
/// Aliases are resolved over the merged layers, so an override affects every token that refers to
/// the overridden one. Depth costs no stack. Not safe to share between threads.
package final class TokenResolver {
  private enum State {
    case untouched, resolving
    case resolved(ResolvedToken)
    case failed(ResolutionError)
  }

  let catalog: TokenCatalog
  private let permutation: Permutation
  /// The winning declaration of each token, as an index in the catalog; −1 for none.
  private var winners: [Int32]
  /// Empty until the first token is resolved.
  private var states: [State] = []
  /// Empty until the first color that is not shared.
  private var colors: [ResolvedColor?] = []
  private let literals: ResolvedLiterals?
  private var textStyles: [TokenID: TextStyle] = [:]
  /// The winning declarations with variables, each with their values.
  private var chosen: [TokenID: TokenDeclaration] = [:]
  /// What may have been meant instead of names that no token has; nil until the first of them.
  private var nearest: NearestNames?

  /// Merges the layers that apply in a permutation; linear in their declarations.
  ///
  /// - Parameter literals: of the same catalog, shared by several resolvers.
  package init(
    _ catalog: TokenCatalog, in permutation: Permutation, sharing literals: ResolvedLiterals? = nil
  ) {
    self.literals = literals
    self.catalog = catalog
    self.permutation = permutation
    winners = [Int32](repeating: -1, count: catalog.names.count)
    for layer in catalog.layers(in: permutation) {
      for index in catalog.layers[layer].declarations {
        winners[catalog.declarations[index].token.index] = Int32(index)
      }
    }
    for inheritance in catalog.inheritances
    where catalog.layers[inheritance.layer].applies(in: permutation) {
      for (from, to) in inheritance.tokens where winners[to.index] < 0 {
        winners[to.index] = winners[from.index]
      }
    }
  }

  /// The index of the winning declaration in this permutation; nil if there is none.
  package func winner(of id: TokenID) -> Int? {
    winners[id.index] < 0 ? nil : Int(winners[id.index])
  }

  /// The winning declaration in this permutation, with the values of its variables.
  package func declaration(of id: TokenID) -> TokenDeclaration? {
    guard winners[id.index] >= 0 else { return nil }
    let declaration = catalog.declarations[Int(winners[id.index])]
    guard declaration.value.hasVariables else { return declaration }
    if let known = chosen[id] { return known }
    let result = declaration.choosing(
      isSet: { isSet($0.target) },
      reason: { missing($0.target, at: $1).message })
    chosen[id] = result
    return result
  }

  /// The index of the winning declaration, if it names no other token; otherwise nil.
  package func literalDeclaration(of id: TokenID) -> Int? {
    let winner = Int(winners[id.index])
    return winner >= 0 && catalog.declarations[winner].references.isEmpty ? winner : nil
  }

  /// The declarations that a token's value depends on, by index, its own first; −1 for a token
  /// without one. Permutations with the same declarations share the value. Nil for more than a few
  /// dozen.
  package func declarations(behind id: TokenID) -> [Int32]? {
    var found: [Int32] = [winners[id.index]]
    var next = 0
    while next < found.count {
      let declaration = Int(found[next])
      next += 1
      guard declaration >= 0 else { continue }
      for (reference, _) in catalog.declarations[declaration].references {
        guard found.count < 64 else { return nil }
        found.append(winners[reference.target.index])
      }
    }
    return found
  }

  /// Whether there is a value; CSS's `initial`, read as null, means none.
  private func isSet(_ id: TokenID) -> Bool {
    guard winners[id.index] >= 0 else { return false }
    if case .null = catalog.declarations[Int(winners[id.index])].value.content { return false }
    return true
  }

  /// The name of a token.
  func name(of id: TokenID) -> String { catalog.name(of: id) }

  /// The name of the layer of the winning declaration; empty if there is none.
  func layer(of id: TokenID) -> String {
    winners[id.index] < 0 ? "" : catalog.layers[catalog.layer(of: Int(winners[id.index]))].name
  }

  /// The value of a token, its aliases replaced.
  package func value(of id: TokenID) throws(ResolutionError) -> ResolvedToken {
    if states.isEmpty { states = Array(repeating: .untouched, count: catalog.names.count) }
    if case .untouched = states[id.index] { resolve(id) }
    switch states[id.index] {
    case .resolved(let token): return token
    case .failed(let error): throw error
    case .untouched, .resolving:
      throw ResolutionError("'\(catalog.name(of: id))' cannot be resolved", at: nil)
    }
  }

  /// The color of a token.
  package func color(of id: TokenID) throws(ResolutionError) -> ResolvedColor {
    let winner = Int(winners[id.index])
    if winner >= 0, let color = literals?.color(of: winner) { return color }
    if colors.isEmpty { colors = Array(repeating: nil, count: catalog.names.count) }
    if let color = colors[id.index] { return color }
    let token = try value(of: id)
    if let type = token.type, type != .color {
      throw ResolutionError(
        "'\(catalog.name(of: id))' is \(type == .other ? "" : "a \(type.rawValue), ")not a color"
          + token.value.hintAtChannels, at: token.value.span)
    }
    let color = try ColorLiteral(token.value).sRGB
    let resolved = ResolvedColor(color: color, origin: token.origin, layer: token.layer)
    colors[id.index] = resolved
    return resolved
  }

  /// What a background token paints: a color, a gradient, a picture, a pattern.
  package func paint(of id: TokenID) throws(ResolutionError) -> Paint {
    if let winner = winner(of: id), let color = literals?.color(of: winner) {
      return Paint(content: .solid(color), origin: color.origin, layer: color.layer)
    }
    let token = try value(of: id)
    let content: Paint.Content =
      if let parts = try Paint.Content(
        partsOf: token.value, origin: token.origin, layer: token.layer)
      {
        parts
      } else if token.type == .gradient {
        .gradient(try Gradient(token.value))
      } else {
        .solid(try color(of: id))
      }
    return Paint(content: content, origin: token.origin, layer: token.layer)
  }

  /// The text style of a typography token.
  package func textStyle(of id: TokenID) throws(ResolutionError) -> TextStyle {
    if let known = textStyles[id] { return known }
    let token = try value(of: id)
    if let type = token.type, type != .typography {
      throw ResolutionError(
        "'\(catalog.name(of: id))' is a \(type.rawValue), not typography", at: token.value.span)
    }
    let style = try TextStyle(token.value)
    textStyles[id] = style
    return style
  }

  // MARK: Resolution

  /// Resolves a token after everything it refers to, on a stack of our own.
  private func resolve(_ first: TokenID) {
    var path = [first]
    states[first.index] = .resolving
    while let id = path.last {
      guard let references = references(of: id) else {
        states[id.index] = .failed(missing(id, referredFrom: path.dropLast().last))
        path.removeLast()
        continue
      }
      var next: TokenID?
      var failure: ResolutionError?
      scan: for (reference, _) in references {
        switch states[reference.target.index] {
        case .untouched:
          next = reference.target
          break scan
        case .resolving:
          failure = cycle(in: path, closedBy: reference.target)
          break scan
        case .failed(let error):
          failure = error
          break scan
        case .resolved: continue
        }
      }
      if let next {
        states[next.index] = .resolving
        path.append(next)
        continue
      }
      states[id.index] = failure.map(State.failed) ?? evaluate(id)
      path.removeLast()
    }
  }

  /// The tokens that a token's value names in this permutation; nil if it has no value.
  private func references(of id: TokenID) -> [(reference: TokenReference, span: SourceSpan)]? {
    guard let winner = winner(of: id) else { return nil }
    guard catalog.declarations[winner].value.hasVariables else {
      return catalog.declarations[winner].references
    }
    return declaration(of: id)?.references
  }

  private func missing(_ id: TokenID, referredFrom user: TokenID?) -> ResolutionError {
    let span = user.flatMap { declaration(of: $0) }?.references.first {
      $0.reference.target == id
    }?.span
    return missing(id, at: span)
  }

  private func missing(_ id: TokenID, at span: SourceSpan?) -> ResolutionError {
    let name = catalog.name(of: id)
    guard catalog.isDeclared[id.index] else {
      return ResolutionError(
        catalog.undeclared(name, at: span, among: &nearest).message, at: span)
    }
    return ResolutionError(
      "the token '\(name)' has no value in \(catalog.description(of: permutation)); give it one there, "
        + "or limit its use with 'when'", at: span)
  }

  /// The chain of a cycle, starting at the token that was read first, so that the message is always
  /// the same.
  private func cycle(in path: [TokenID], closedBy target: TokenID) -> ResolutionError {
    let loop = Array(path[(path.firstIndex(of: target) ?? 0)...])
    let start = loop.indices.min { loop[$0].index < loop[$1].index } ?? 0
    let chain = loop[start...] + loop[..<start]
    var names = (chain + [chain[chain.startIndex]]).map { catalog.name(of: $0) }
    if names.count > 64 { names.replaceSubrange(32..<names.count - 31, with: ["…"]) }
    return ResolutionError(
      "the alias is circular: \(names.joined(separator: " → "))",
      at: declaration(of: chain[chain.startIndex])?.value.span)
  }

  /// Evaluates a declaration whose references are all resolved.
  private func evaluate(_ id: TokenID) -> State {
    guard let declaration = declaration(of: id) else { return .failed(missing(id, at: nil)) }
    do throws(ResolutionError) {
      if case .reference(let reference) = declaration.value.content, reference.part.isEmpty {
        let target = try value(of: reference.target)
        if let type = declaration.type, let targetType = target.type, type != targetType,
          // A type of another tool may mean any.
          type != .other, targetType != .other
        {
          throw ResolutionError(
            "'\(catalog.name(of: declaration.token))' is a \(type.rawValue) but its alias points to "
              + "a \(targetType.rawValue), '\(catalog.name(of: reference.target))'",
            at: declaration.value.span)
        }
        return .resolved(
          ResolvedToken(
            type: declaration.type ?? target.type, value: target.value, origin: target.origin,
            layer: target.layer))
      }
      let value = try declaration.resolved { id throws(ResolutionError) in
        try self.value(of: id).value
      }
      if declaration.needsType, let type = declaration.type {
        var isPart = false
        if case .reference = declaration.value.content { isPart = true }
        try ValueForm(type, isPart: isPart)?.check(value)
      }
      return .resolved(
        ResolvedToken(
          type: declaration.type, value: value, origin: declaration.value.span,
          layer: catalog.layer(of: Int(winners[id.index]))))
    } catch {
      return .failed(error)
    }
  }
}
