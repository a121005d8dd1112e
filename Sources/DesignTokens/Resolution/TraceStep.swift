package import SourceText

/// One step on the way from a token to its value.
package struct TraceStep: Sendable {
  /// The token.
  package let token: TokenID
  /// The number of aliases between it and the requested token.
  package let depth: Int
  /// The layer of the winning declaration.
  package let layer: String
  /// The place of the value.
  package let span: SourceSpan
  /// The value as declared: an alias as `{name}`, anything else in a few words.
  package let text: String
}

extension TokenResolver {
  /// The steps from a token to its value: the token first, then everything that it refers to.
  ///
  /// A repeated token is not followed again; at most `limit` steps are given.
  package func trace(of id: TokenID, limit: Int = 64) -> [TraceStep] {
    var steps: [TraceStep] = []
    var seen: Set<TokenID> = []
    var rest = [(id: id, depth: 0)]
    while let next = rest.popLast(), steps.count < limit {
      guard seen.insert(next.id).inserted, let declaration = declaration(of: next.id) else {
        continue
      }
      steps.append(
        TraceStep(
          token: next.id, depth: next.depth, layer: layer(of: next.id),
          span: declaration.value.span, text: text(of: declaration.value)))
      for (reference, _) in declaration.references.reversed() {
        rest.append((reference.target, next.depth + 1))
      }
    }
    return steps
  }

  private func text(of value: TokenValue) -> String {
    switch value.content {
    case .reference(let reference):
      let part = reference.part.isEmpty ? "" : "/\(reference.part.joined(separator: "/"))"
      return "{\(name(of: reference.target))}\(part)"
    case .array(let elements):
      return "[\(elements.prefix(4).map(text(of:)).joined(separator: ", "))]"
    case .object(let members):
      return members.prefix(4).map { "\($0.name) \(text(of: $0.value))" }.joined(separator: ", ")
    case .modified(let base, let step):
      return
        "\(text(of: base)), \(step.kind.rawValue) \(text(of: step.amount)) in \(step.space.rawValue)"
    case .variable(let reference, let fallback):
      return "{\(name(of: reference.target))}" + (fallback.map { " or \(text(of: $0))" } ?? "")
    case .pattern(let parts): return parts.map(text(of:)).joined(separator: " and ")
    case .stack(let parts): return parts.map(text(of:)).joined(separator: " over ")
    case .text(let pieces): return pieces.map(text(of:)).joined()
    case .color, .number, .string, .boolean, .null, .anything, .channels, .unreadable:
      return value.summary
    }
  }
}
