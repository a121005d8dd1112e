import ColorMath
import Programs
import SourceText

/// Makes aliases of values that are read from another token.
struct SwiftAliases {
  private let tokens: [SwiftToken]
  private let index: [String: Int]
  /// What the names of tokens begin with, by the types that lend their fields another name.
  private let prefixes: [String: [String]]

  init(_ tokens: [SwiftToken], index: [String: Int], prefixes: [String: [String]]) {
    (self.tokens, self.index, self.prefixes) = (tokens, index, prefixes)
  }

  /// The values that are aliases, with the places that they replace.
  func all() -> [(token: Int, index: Int, value: SwiftToken.Value)] {
    tokens.indices.flatMap { position in
      tokens[position].values.indices.compactMap { index in
        alias(of: tokens[position].values[index], in: tokens[position]).map {
          (position, index, $0)
        }
      }
    }
  }

  /// A value as an alias of the outermost token that it was read from and surely is, with its place.
  private func alias(of value: SwiftToken.Value, in token: SwiftToken) -> SwiftToken.Value? {
    guard case .color(let color) = value.content else { return nil }
    if case .token(let name) = color.base {
      var made = value
      made.content = .alias(name, color.steps)
      return made
    }
    for source in color.sources {
      guard let last = source.path.last else { continue }
      for name in names(of: source) where name != token.name {
        guard let position = index[name], tokens[position].failure == nil,
          stands(color, source.steps, for: tokens[position], value.choices)
        else { continue }
        var made = value
        made.content = .alias(name, source.steps)
        if let place = mention(of: last, in: token) {
          (made.span, made.end) = (place, place.range.upperBound)
        }
        return made
      }
    }
    return nil
  }

  /// What the token of a declaration may be called.
  private func names(of source: ColorSource) -> [String] {
    guard let first = source.path.first, let last = source.path.last else { return [] }
    var names = [([first.path] + source.path.dropFirst().map(\.name)).joined(separator: ".")]
    if let owner = last.owner {
      names += (prefixes[owner.path] ?? []).map { "\($0).\(last.name)" }
      names.append(last.path)
    }
    return names
  }

  /// Whether a token has the value, before the steps, wherever the value is.
  private func stands(
    _ color: ColorValue, _ steps: [ColorValue.Step], for token: SwiftToken,
    _ choices: [SwiftAxis: String]
  ) -> Bool {
    let others = token.values.filter { other in
      other.choices.allSatisfy { choices[$0.key] == nil || choices[$0.key] == $0.value }
    }
    return !others.isEmpty
      && others.allSatisfy { other in
        guard case .color(let own) = other.content else { return false }
        return own.applying(steps)?.isSame(as: color) ?? false
      }
  }

  /// Where a declaration's code names another one, with what follows there.
  private func mention(of member: Member, in token: SwiftToken) -> SourceSpan? {
    for declaration in [token.member, token.root] {
      guard let code = declaration.value ?? declaration.body,
        let place = mention(of: member, in: code)
      else { continue }
      return place
    }
    return nil
  }

  private func mention(of member: Member, in code: SyntaxNode) -> SourceSpan? {
    let all = Array(code.descendants) + [code]
    let named = all.filter { node in
      switch node.kind {
      case .name: node.name == member.name
      case .member, .implicitMember: node.declaredName == member.name
      default: false
      }
    }
    // Named twice, it is not known which one it is.
    guard let start = named.map(\.range.lowerBound).min(),
      let first = named.filter({ $0.range.lowerBound == start }).max(by: {
        $0.range.count < $1.range.count
      })
    else { return nil }
    var node = first
    while let outer = all.first(where: { outer in
      (outer.kind == .call || outer.kind == .member || outer.kind == .forceUnwrap)
        && outer.child(.base) == node
    }) {
      node = outer
    }
    return node.span
  }
}

extension ColorValue {
  /// The color after changes of its opacity; nil for an opacity that is none.
  fileprivate func applying(_ steps: [Step]) -> ColorValue? {
    var color: ColorValue? = self
    for step in steps { color = color?.applying(step) }
    return color
  }
}
