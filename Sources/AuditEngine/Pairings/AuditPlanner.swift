import DesignTokens
import SourceText

/// Builds an ``AuditPlan``, reporting whatever would leave something unchecked.
struct AuditPlanner {
  private let policy: Policy
  private let catalog: TokenCatalog
  private let options: AuditOptions
  private var stackIndices: [[TokenID]: Int] = [:]
  private var declared: [PairingKey: [Pairing]] = [:]
  var result = AuditPlan()
  var diagnostics = DiagnosticList()

  init(policy: Policy, catalog: TokenCatalog, options: AuditOptions) {
    self.policy = policy
    self.catalog = catalog
    self.options = options
  }

  mutating func plan() {
    result.choices = chooseContexts()
    chooseRules()
    filterTokens()
    if let count = Permutations.count(choices: result.choices) {
      if count > AuditPlan.permutationLimit {
        diagnostics.error(
          "there are \(count) permutations of the axes "
            + "\(catalog.axes.map(\.name).joined(separator: " × ")); at most "
            + "\(AuditPlan.permutationLimit) can be audited at once: filter by context")
      }
    } else {
      diagnostics.error("there are more permutations of the axes than can be counted")
    }
  }

  // MARK: Contexts

  private mutating func chooseContexts() -> [[Int]] {
    let axisNames = catalog.axes.map(\.name)
    for name in options.contexts.keys.sorted() where !axisNames.contains(name) {
      diagnostics.error(
        "the tokens do not vary along an axis '\(name)'"
          + NearestName.hint(for: name, among: axisNames))
    }
    return catalog.axes.map { axis in
      guard let names = options.contexts[axis.name] else { return Array(axis.contexts.indices) }
      let chosen = Set(names.compactMap { index(of: $0, on: axis, at: nil) })
      return axis.contexts.indices.filter(chosen.contains)
    }
  }

  private mutating func index(of context: String, on axis: Axis, at span: SourceSpan?) -> Int? {
    if let index = axis.contexts.firstIndex(of: context) { return index }
    diagnostics.error(
      "there is no \(axis.name) '\(context)'"
        + NearestName.hint(for: context, among: axis.contexts),
      at: span)
    return nil
  }

  /// The contexts that a condition names on each axis; nil on axes that it leaves open.
  private mutating func contexts(of condition: ContextCondition) -> [Set<Int>?] {
    var result = [Set<Int>?](repeating: nil, count: catalog.axes.count)
    for term in condition.terms {
      guard let axis = catalog.axes.firstIndex(where: { $0.name == term.axis }) else {
        diagnostics.error(
          "the tokens do not vary along an axis '\(term.axis)'"
            + NearestName.hint(for: term.axis, among: catalog.axes.map(\.name)),
          at: term.span)
        continue
      }
      result[axis] = Set(
        term.contexts.compactMap { index(of: $0, on: catalog.axes[axis], at: term.span) })
    }
    return result
  }

  // MARK: Rules and pairings

  private mutating func chooseRules() {
    for id in options.rules where !policy.rules.contains(where: { $0.id == id }) {
      diagnostics.error(
        "there is no rule '\(id)'" + NearestName.hint(for: id, among: policy.rules.map(\.id)))
    }
    for rule in policy.rules {
      let isJudged = options.rules.isEmpty || options.rules.contains(rule.id)
      if isJudged { result.rules.append(rule) }
      // The pairings of rules left out are looked up too: a filter hides no mistake.
      for declaration in rule.pairings {
        let pairings = expand(declaration, rule: result.rules.count - 1, of: rule)
        if isJudged { result.pairings += pairings }
      }
    }
  }

  private mutating func expand(
    _ declaration: PairingDeclaration, rule: Int, of owner: Rule
  ) -> [Pairing] {
    let foregrounds = declaration.foregrounds.map { ($0, token($0)) }
    let styles = declaration.typeStyles.compactMap { token($0) }
    let contexts = contexts(of: declaration.condition)
    for claim in declaration.claims { _ = self.contexts(of: claim.condition) }
    let stacks = declaration.backgrounds.map { ($0, $0.layers.compactMap { token($0) }) }
    var pairings: [Pairing] = []
    for (name, foreground) in foregrounds {
      for (stack, layers) in stacks {
        guard let foreground, layers.count == stack.layers.count else { continue }
        let pairing = Pairing(
          rule: rule, foregroundName: name.text, backgroundNames: stack.layers.map(\.text),
          isOpen: stack.isOpen, usage: declaration.usage,
          typeStyleNames: declaration.typeStyles.map(\.text), minimum: declaration.minimum,
          claims: declaration.claims, reason: declaration.reason, span: declaration.span,
          foreground: foreground, stack: stackIndex(layers), typeStyles: styles,
          contexts: contexts)
        if isNew(pairing, in: owner) { pairings.append(pairing) }
      }
    }
    return pairings
  }

  private mutating func token(_ name: PairingDeclaration.Name) -> TokenID? {
    if let id = catalog.token(named: name.text) { return id }
    diagnostics.append(catalog.undeclared(name.text, at: name.span))
    return nil
  }

  private mutating func stackIndex(_ layers: [TokenID]) -> Int {
    if let index = stackIndices[layers] { return index }
    stackIndices[layers] = result.stacks.count
    result.stacks.append(layers)
    return result.stacks.count - 1
  }

  // MARK: Twice the same

  /// What makes two evaluations the same one to whoever reads a report.
  private struct PairingKey: Hashable {
    let rule: String
    let foreground: TokenID
    let stack: Int
    let isOpen: Bool
    let usage: Usage?
    let typeStyles: [TokenID]
  }

  private mutating func isNew(_ pairing: Pairing, in rule: Rule) -> Bool {
    let key = PairingKey(
      rule: rule.id, foreground: pairing.foreground, stack: pairing.stack, isOpen: pairing.isOpen,
      usage: pairing.usage, typeStyles: pairing.typeStyles)
    let overlapping = declared[key]?.first { other in
      zip(pairing.contexts, other.contexts).allSatisfy { mine, others in
        guard let mine, let others else { return true }
        return !mine.isDisjoint(with: others)
      }
    }
    declared[key, default: []].append(pairing)
    guard let overlapping else { return true }
    diagnostics.error(
      "the rule '\(rule.id)' has '\(pairing.foregroundName)' on '\(pairing.backgroundText)' twice, "
        + "first in line \(overlapping.span.start.line)",
      at: pairing.span)
    return false
  }

  // MARK: The token filter

  private mutating func filterTokens() {
    guard !options.tokens.isEmpty else { return reportEmpty() }
    var wanted: Set<String> = []
    for name in options.tokens {
      if catalog.token(named: name) == nil {
        diagnostics.append(catalog.undeclared(name, at: nil))
      } else if !result.pairings.contains(where: { $0.names(name) }) {
        diagnostics.error("no pairing names the token '\(name)'")
      } else {
        wanted.insert(name)
      }
    }
    result.pairings = result.pairings.filter { pairing in wanted.contains { pairing.names($0) } }
    reportEmpty()
  }

  /// An audit that would judge nothing is an error, not a pass.
  private mutating func reportEmpty() {
    guard !diagnostics.hasErrors else { return }
    let choices = result.choices
    let isAnyJudged = result.pairings.contains { pairing in
      zip(pairing.contexts, choices).allSatisfy { contexts, chosen in
        contexts.map { !$0.isDisjoint(with: chosen) } ?? !chosen.isEmpty
      }
    }
    if !isAnyJudged {
      diagnostics.error("nothing would be audited: no pairing is judged in the chosen contexts")
    }
  }
}

extension Pairing {
  /// Whether a token is the foreground or a layer of the background.
  fileprivate func names(_ token: String) -> Bool {
    foregroundName == token || backgroundNames.contains(token)
  }
}
