import DesignTokens
import SourceText

/// The tokens are never the foreground of text, not even through aliases: `neverText`.
struct NeverTextDemand: TokenDemand {
  static let key = "neverText"
  static let meaning = "The tokens are never the color of text, not even through aliases."
  static let fields: [PolicyField<NeverTextDemand>] = [
    PolicyField(
      "tokens", \.tokens, .names, "Names or patterns.",
      expected: "a name, a pattern or a list of them")
  ]

  private var tokens: [PolicyName] = []
  private let span: SourceSpan

  init(at place: PolicyName) { span = place.span }

  var text: String { "\(tokens.list): never the color of text, not even through aliases" }

  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned? {
    let tokens = tokens.flatMap { planner.anyTokens($0) }
    return TokenDemands.Planned(rule: rule, tokens: tokens) { [span] judge in
      let uses = Self.uses(judge.plan, judge.catalog)
      return tokens.map { token in
        let name = judge.catalog.name(of: token)
        guard let (chain, pairing) = uses[token] else {
          return StructuralResult(
            rule: rule, token: name, isMet: true,
            message: "'\(name)' is never the color of text", span: span)
        }
        let route = chain.count > 1 ? ", by \(chain.joined(separator: " → "))" : ""
        return StructuralResult(
          rule: rule, token: name, isMet: false,
          message: "'\(name)' is the color of text on \(pairing.backgroundText)\(route)",
          span: pairing.span)
      }
    }
  }

  /// Every token that a text foreground points to, with the chain of aliases.
  private static func uses(
    _ plan: AuditPlan, _ catalog: TokenCatalog
  ) -> [TokenID: (chain: [String], pairing: Pairing)] {
    let targets = catalog.aliasTargets
    var uses: [TokenID: (chain: [String], pairing: Pairing)] = [:]
    for pairing in plan.declaredPairings
    where pairing.usage == nil || pairing.usage == .text || pairing.usage == .largeText {
      for foreground in pairing.foregrounds {
        var rest = [(token: foreground, chain: [catalog.name(of: foreground)])]
        while let (token, chain) = rest.popLast() {
          guard uses[token] == nil else { continue }
          uses[token] = (chain, pairing)
          rest += targets[token].map { ($0, chain + [catalog.name(of: $0)]) }
        }
      }
    }
    return uses
  }
}
