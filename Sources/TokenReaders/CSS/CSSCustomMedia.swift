import SourceText
import StyleSheets

/// The media queries that style sheets name: `@custom-media --narrow (width < 30em)`. [Media Queries 5,
/// section 3]
///
/// Names are case-sensitive. The last definition of a name counts. One that uses itself, directly or not, is
/// no definition.
final class CSSCustomMedia {
  /// What a name stands for, and the conditions that it names.
  private struct Meaning {
    let truth: CSSTruth
    let asked: [String]
  }

  /// Why a name has no meaning though it has a definition.
  private enum Problem: String {
    case circular = "uses itself"
    case deep = "uses names more than 32 levels deep"
    case different = "is not the same in all files"
    case empty = "has no query"
    case large = "makes too many combinations"
    case uncertain = "is under a condition"
  }

  private enum Definition {
    case query(CSSTokens)
    case problem(Problem)

    /// The text, for comparison.
    var text: String {
      switch self {
      case .query(let query): query.plain
      case .problem(let problem): "\(problem)"
      }
    }
  }

  /// How deep names may stand for names.
  private static let depthLimit = 32
  /// How deep blocks are looked into: the collector takes no more.
  private static let blockLimit = CSSRuleCollector.depthLimit + 1

  /// The definitions by name.
  private var definitions: [String: Definition] = [:]
  /// What is known already; nil for names without a meaning.
  private var known: [String: Meaning?] = [:]
  /// The names that are being read.
  private var open: [String] = []
  /// The problems that show only where a name is used.
  private var problems: [String: Problem] = [:]

  /// Notes the definitions of a style sheet for the names that have none yet: style sheets are noted in
  /// reverse order, since the last definition counts.
  ///
  /// - Parameter isCertain: whether the style sheet applies always. Definitions under a condition have
  ///   no certain meaning.
  func note(_ block: CSSBlock, isCertain: Bool, depth: Int = 0) {
    guard depth <= Self.blockLimit, Self.hasDefinition(block.contents) else { return }
    for item in block.items.reversed() {
      switch item {
      case .atRule(let rule) where rule.name == "custom-media" && rule.block == nil:
        let parts = rule.prelude.parts
        guard let first = parts.first, rule.prelude[first].kind == .identifier else { continue }
        let name = rule.prelude.text(at: first)
        guard name.hasPrefix("--"), definitions[name] == nil else { continue }
        let query = rule.prelude[(first + 1)..<rule.prelude.range.upperBound].trimmed
        definitions[name] =
          !isCertain ? .problem(.uncertain) : query.isEmpty ? .problem(.empty) : .query(query)
      case .atRule(let rule):
        if let inner = rule.block { note(inner, isCertain: false, depth: depth + 1) }
      case .rule(let rule): note(rule.block, isCertain: false, depth: depth + 1)
      case .declaration, .madeProperty, .stray: break
      }
    }
  }

  /// Whether a definition may stand in a run: nearly no style sheet has one.
  private static func hasDefinition(_ tokens: CSSTokens) -> Bool {
    tokens.range.contains { index in
      tokens[index].kind == .atKeyword && tokens.text(at: index).lowercased() == "custom-media"
    }
  }

  /// Adds the definitions of a file that stands beside the others. Tools read each file by itself, browsers
  /// all together: a name with two queries has no certain meaning.
  func add(_ other: CSSCustomMedia) {
    definitions.merge(other.definitions) { first, second in
      first.text == second.text ? first : .problem(.different)
    }
  }

  /// Why a name has no meaning, in words.
  func problem(of name: String) -> String {
    var problem = problems[name]
    if case .problem(let own)? = definitions[name] { problem = own }
    return problem.map { "'@custom-media \(name)' \($0.rawValue)" }
      ?? "no '@custom-media' defines '\(name)'"
  }

  /// When the query of a name is true; nil if it has none.
  func truth(of name: String, _ ask: (String) -> CSSTruth) -> CSSTruth? {
    if let known = known[name] {
      // Whoever reads a condition learns all that it names.
      for condition in known?.asked ?? [] { _ = ask(condition) }
      return known?.truth
    }
    if let place = open.firstIndex(of: name) {
      for name in open[place...] { problems[name] = .circular }
      return nil
    }
    guard case .query(let query)? = definitions[name] else { return nil }
    guard open.count < Self.depthLimit else {
      for name in open + [name] where problems[name] == nil { problems[name] = .deep }
      return nil
    }
    open.append(name)
    defer { open.removeLast() }
    let found = withoutActuallyEscaping(ask) { ask in self.meaning(of: query, ask) }
    if found == nil, problems[name] == nil { problems[name] = .large }
    let result = problems[name] == .circular ? nil : found
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
