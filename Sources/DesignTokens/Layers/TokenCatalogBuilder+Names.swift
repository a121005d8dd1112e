package import SourceText

/// Values that name a token by the end of its name, which another source may have.
extension TokenCatalogBuilder {
  /// The place of a value.
  struct NamedPlace: Hashable {
    let path: String
    let offset: Int

    init(_ span: SourceSpan) {
      path = span.file.path
      offset = span.range.lowerBound
    }
  }

  /// Notes that an unreadable value names a token of another source.
  package mutating func noteName(_ path: String, at span: SourceSpan) {
    namedElsewhere[NamedPlace(span)] = path
  }

  /// Makes aliases of the values that name one token.
  mutating func resolveNames() {
    guard !namedElsewhere.isEmpty else { return }
    var seen: Set<TokenID> = []
    let declared = declarations.map(\.token).filter { seen.insert($0).inserted }
    let targets = NamedTokens(
      declared.map { name(of: $0) }, wanted: Set(namedElsewhere.values))
    for index in declarations.indices where declarations[index].value.isUnreadable {
      let declaration = declarations[index]
      guard let path = namedElsewhere[NamedPlace(declaration.value.span)],
        let target = targets.target(of: path, from: name(of: declaration.token))
      else { continue }
      declarations[index] = TokenDeclaration(
        token: declaration.token, type: declaration.type,
        value: TokenValue(
          .reference(TokenReference(target: id(for: target))), at: declaration.value.span))
    }
  }
}
