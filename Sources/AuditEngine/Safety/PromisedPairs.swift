import DesignTokens
import SourceText

/// The pairs of colors that an app shows, whether a pairing judges them or not: those that names
/// promise, such as `onAccent` on `accent`, and those that its code shows.
///
/// A class: they are drafted once, and only if there is a plan.
final class PromisedPairs {
  private let uses: () -> [PolicyDraft.Use]
  private var known: Drafted?

  /// - Parameter uses: gives the pairs that code shows.
  init(shownByCode uses: @escaping () -> [PolicyDraft.Use] = { [] }) { self.uses = uses }

  /// The pairs of a catalog, planned as a policy with two rules.
  struct Drafted {
    let plan: AuditPlan
    /// What the names of tokens say that they are for.
    let kinds: [TokenID: ColorRole.Kind]

    /// Where a pairing is known from.
    func source(of pairing: Pairing) -> FadingPair.Source {
      plan.rules[pairing.rule].id == FadingPair.Source.code.rule ? .code : .names
    }
  }

  /// The pairs for the tokens of an audit, in its contexts and at its levels.
  ///
  /// - Parameter whole: the plan of the policy; what it judges everywhere is left to it.
  func drafted(_ prepared: PreparedAudit, whole: AuditPlan) -> Drafted {
    if let known { return known }
    let catalog = prepared.catalog
    let draft = PolicyDraft(catalog)
    var policy = prepared.policy
    policy.waivers = []
    policy.rules = [Self.rule(.names, draft, policy.file)]
    let uses = uses()
    if !uses.isEmpty {
      policy.rules.append(Self.rule(.code, PolicyDraft(catalog, uses: uses), policy.file))
    }
    // What no policy could say is left out: nobody wrote it.
    var ignored = DiagnosticList()
    var plan = AuditPlan(
      policy: policy, catalog: catalog, options: prepared.options.whole, diagnostics: &ignored)
    let everywhere = whole.pairings.filter { $0.condition.terms.isEmpty && !$0.hasChoice }
    let judged = Set(everywhere.flatMap { Self.pairs(of: $0, in: whole) })
    plan.pairings = plan.pairings.filter { pairing in
      !Self.pairs(of: pairing, in: plan).allSatisfy(judged.contains)
    }
    var kinds: [TokenID: ColorRole.Kind] = [:]
    for role in draft.roles {
      if let kind = role.kind, let token = catalog.token(named: role.name) { kinds[token] = kind }
    }
    let drafted = Drafted(plan: plan, kinds: kinds)
    known = drafted
    return drafted
  }

  private struct Pair: Hashable {
    let foreground: TokenID
    let background: TokenID?
  }

  /// The pairs of a pairing, by what lies on top.
  private static func pairs(of pairing: Pairing, in plan: AuditPlan) -> [Pair] {
    let top = plan.stacks[pairing.stack].layers.first
    return pairing.foregrounds.map { Pair(foreground: $0, background: top) }
  }

  private static func rule(
    _ source: FadingPair.Source, _ draft: PolicyDraft, _ file: SourceFile
  ) -> Rule {
    let span = SourceSpan(file: file, range: 0..<0)
    func name(_ text: String) -> PolicyName { PolicyName(text: text, span: span) }
    var rule = Rule(name(source.rule), title: source.rule)
    var ignored = DiagnosticList()
    for pairing in draft.text + draft.components {
      for terms in pairing.contexts?.alternatives ?? [[]] {
        var declaration = PairingDeclaration(at: name(""))
        declaration.foregrounds = pairing.foregrounds.map { .init(name($0)) }
        declaration.backgrounds = pairing.backgrounds.compactMap { .init(name($0), &ignored) }
        declaration.usage = pairing.usage
        declaration.condition = ContextCondition(
          terms: terms.map { .init(axis: $0.axis, contexts: $0.names, span: span) })
        rule.pairings.append(declaration)
      }
    }
    return rule
  }
}

extension FadingPair.Source {
  /// The rule that such pairs are planned as.
  fileprivate var rule: String { "\(self)" }
}
