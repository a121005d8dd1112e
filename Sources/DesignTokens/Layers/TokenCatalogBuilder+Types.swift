import ColorMath
import SourceText

extension TokenCatalogBuilder {
  /// The type of every token: the first type of its declarations, otherwise that of the target of
  /// its aliases.
  func types(
    _ inheritances: [TokenCatalog.Inheritance], isDeclared: [Bool]
  ) -> [TokenType?] {
    var types = [TokenType?](repeating: nil, count: names.count)
    var aliases = [Int?](repeating: nil, count: names.count)
    // What is certainly an alias, and not what a script may set.
    var mustResolve: Set<Int> = []
    for number in declarations.indices {
      let index = declarations[number].token.index
      if let type = declarations[number].type, declarations[number].references.isEmpty {
        types[index] = types[index] ?? type
        continue
      }
      let declaration = declarations[number]
      var value = declaration.value
      if value.hasVariables {
        value = value.choosing(isSet: { isDeclared[$0.target.index] }, reason: { _, _ in "" })
      }
      types[index] = types[index] ?? declaration.type ?? value.impliedType
      if case .reference(let reference) = value.content, reference.part.isEmpty {
        aliases[index] = aliases[index] ?? reference.target.index
        if !declaration.value.hasVariables { mustResolve.insert(index) }
      }
    }
    for inheritance in inheritances {
      for (from, to) in inheritance.tokens {
        types[to.index] = types[to.index] ?? types[from.index]
        aliases[to.index] = aliases[to.index] ?? aliases[from.index]
      }
    }
    for start in names.indices where types[start] == nil {
      var path = [start]
      var seen: Set<Int> = [start]
      while let next = aliases[path[path.count - 1]], types[path[path.count - 1]] == nil,
        seen.insert(next).inserted
      {
        path.append(next)
      }
      let end = path[path.count - 1]
      let type = types[end]
      // What leads nowhere, or in a circle, may be a color: a pattern may not pass over it.
      let isLost = type == nil && (aliases[end] != nil || !isDeclared[end])
      for index in path {
        types[index] =
          types[index] ?? type ?? (isLost && mustResolve.contains(index) ? .color : nil)
        // Followed once: unknown targets need no second attempt.
        if type == nil { aliases[index] = nil }
      }
    }
    return types
  }

  /// Gives a type to the tokens that have none where they are declared.
  mutating func giveTypes(_ diagnostics: inout DiagnosticList) {
    let untyped = declarations.indices.filter {
      declarations[$0].type == nil && declarations[$0].needsType
    }
    guard !untyped.isEmpty else { return }
    let wanted = Set(untyped.map { declarations[$0].token })
    var ownTypes: [TokenID: Set<TokenType>] = [:]
    for index in declarations.indices where wanted.contains(declarations[index].token) {
      let declaration = declarations[index]
      if let type = declaration.type { ownTypes[declaration.token, default: []].insert(type) }
    }
    let inherited = InheritedTypes(groupTypes, extensions.map(\.extension))
    for index in untyped { giveType(to: index, ownTypes, inherited, &diagnostics) }
  }

  /// A token without a type gets the type of another layer, or that of the nearest group in another
  /// file: merged sources behave as if they were one file. [DTCG Resolver 2025.10, ordering]
  private mutating func giveType(
    to index: Int, _ ownTypes: [TokenID: Set<TokenType>], _ inherited: InheritedTypes,
    _ diagnostics: inout DiagnosticList
  ) {
    let declaration = declarations[index]
    guard declaration.type == nil, declaration.needsType else { return }
    let name = names[declaration.token.index]
    var group = name[...]
    var types = ownTypes[declaration.token]
    while types == nil, !group.isEmpty {
      group = group[..<(group.lastIndex(of: ".") ?? group.startIndex)]
      types = inherited.types(of: group)
    }
    if let type = types?.first, types?.count == 1 {
      declarations[index] = declaration.withType(type)
    } else if let types {
      let list = types.map(\.rawValue).sorted().joined(separator: " and ")
      fail(
        index, as: types.contains { $0.mayHoldColor } ? .color : .other,
        because: "'\(name)' has no $type, but elsewhere it has several: \(list); give it one",
        &diagnostics)
    } else {
      let message =
        "'\(name)' has no $type: neither its own, nor one of its groups', nor an alias's"
      // Only a possible color can go unjudged without a type.
      let isColor = (try? ColorLiteral(declaration.value)) != nil
      if isColor || declaration.value.hasReferences
        || declaration.value.member("colorSpace") != nil
      {
        fail(index, as: .color, because: message, &diagnostics)
      } else {
        diagnostics.warning(message, at: declaration.value.span)
      }
    }
  }

  /// Takes its value from a declaration, so that only what needs it fails.
  private mutating func fail(
    _ index: Int, as type: TokenType, because reason: String, _ diagnostics: inout DiagnosticList
  ) {
    let old = declarations[index]
    diagnostics.warning(reason, at: old.value.span)
    declarations[index] = TokenDeclaration(
      token: old.token, type: type, value: TokenValue(.unreadable(reason), at: old.value.span),
      notes: old.notes)
  }
}
