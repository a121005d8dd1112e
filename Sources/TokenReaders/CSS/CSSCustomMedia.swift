import SourceText

/// The media queries that style sheets name: `@custom-media --narrow (width < 30em)`. [Media Queries 5,
/// section 3]
///
/// Names are case-sensitive. The last definition of a name counts. One that uses itself, directly or not, is
/// no definition.
final class CSSCustomMedia {
  /// What a name stands for, and the conditions that it asks for.
  private struct Meaning {
    let truth: CSSTruth
    let asked: [String]
  }

  /// How deep names may stand for names.
  private static let depthLimit = 32

  /// The queries by name; nil where it is not certain which definition counts.
  private var queries: [String: CSSTokens?] = [:]
  /// What is known already; nil for names without a meaning.
  private var known: [String: Meaning?] = [:]
  /// The names that are being read.
  private var open: [String] = []
  /// The names that use themselves.
  private var circular: Set<String> = []

  /// Notes the definitions of a style sheet.
  ///
  /// - Parameter isCertain: whether the style sheet applies always. Definitions under a condition have
  ///   no certain meaning.
  func note(_ root: CSSBlock, isCertain: Bool) {
    var rest = [(root, isCertain)]
    while let (block, isCertain) = rest.popLast() {
      for item in block.items {
        switch item {
        case .atRule(let rule) where rule.name == "custom-media" && rule.block == nil:
          let parts = rule.prelude.parts
          guard let first = parts.first, rule.prelude[first].kind == .identifier else { continue }
          let name = rule.prelude.text(at: first)
          guard name.hasPrefix("--") else { continue }
          let query = rule.prelude[(first + 1)..<rule.prelude.range.upperBound].trimmed
          queries.updateValue(isCertain && !query.isEmpty ? query : nil, forKey: name)
        case .atRule(let rule): if let inner = rule.block { rest.append((inner, false)) }
        case .rule(let rule): rest.append((rule.block, false))
        case .declaration, .stray: break
        }
      }
    }
  }

  /// When the query of a name is true; nil if it has none.
  func truth(of name: String, _ ask: (String) -> CSSTruth) -> CSSTruth? {
    if let known = known[name] {
      // Whoever reads a condition hears of all that it asks for.
      for condition in known?.asked ?? [] { _ = ask(condition) }
      return known?.truth
    }
    if let place = open.firstIndex(of: name) {
      circular.formUnion(open[place...])
      return nil
    }
    guard open.count < Self.depthLimit, let query = queries[name] ?? nil else { return nil }
    open.append(name)
    defer { open.removeLast() }
    let found = withoutActuallyEscaping(ask) { ask in self.meaning(of: query, ask) }
    let result = circular.contains(name) ? nil : found
    known.updateValue(result, forKey: name)
    return result?.truth
  }

  private func meaning(of query: CSSTokens, _ ask: @escaping (String) -> CSSTruth) -> Meaning? {
    if let only = query.only {
      if query.isWord(only, "true") { return Meaning(truth: .always, asked: []) }
      if query.isWord(only, "false") { return Meaning(truth: .never, asked: []) }
    }
    // Each once: names that stand for others twice would double them at every step.
    var asked: [String] = []
    var seen: Set<String> = []
    let reader = CSSMediaReader(
      ask: { condition in
        if seen.insert(condition).inserted { asked.append(condition) }
        return ask(condition)
      }, customMedia: self)
    guard let truth = try? reader.read(query) else { return nil }
    return Meaning(truth: truth, asked: asked)
  }
}
