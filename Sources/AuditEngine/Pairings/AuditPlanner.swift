import ColorMath
import DesignTokens
import SourceText

/// Builds an ``AuditPlan``, reporting whatever would leave something unchecked.
struct AuditPlanner {
  let policy: Policy
  let catalog: TokenCatalog
  let options: AuditOptions
  var stackIndices: [BackgroundStack: Int] = [:]
  private var declared: [PairingKey: [(pairing: Pairing, isExpanded: Bool)]] = [:]
  var result = AuditPlan()
  var diagnostics = DiagnosticList()
  /// The names of the tokens, once one was asked for that does not exist.
  private var nearestNames: NearestNames?

  init(policy: Policy, catalog: TokenCatalog, options: AuditOptions) {
    self.policy = policy
    self.catalog = catalog
    self.options = options
  }

  mutating func plan() {
    result.pixelUnit = policy.pixelUnit
    result.level = max(options.level ?? policy.level, policy.level)
    let unfiltered = contextsToAudit()
    result.choices = filtered(unfiltered)
    result.levels = policy.levels.map { ($0.level, sets(of: $0.condition)) }
    result.backdrops = policy.backdrops.map { planned($0) }
    if policy.rules.isEmpty {
      diagnostics.error(
        "nothing says what to pair: there is no policy with rules, and no token carries pairings; "
          + "'contrast-audit init' writes a first policy",
        at: SourceSpan(file: policy.file, range: 0..<1))
    }
    let owners = chooseRules(unfiltered)
    filterTokens()
    planWaivers(owners: owners)
    boundPermutations()
  }

  private mutating func boundPermutations() {
    let axes = catalog.axes.map(\.name).joined(separator: " × ")
    guard let count = Permutations.count(choices: result.choices) else {
      return diagnostics.error("there are more permutations of \(axes) than can be counted")
    }
    if count > AuditPlan.permutationLimit {
      diagnostics.error(
        "there are \(count) permutations of \(axes); at most \(AuditPlan.permutationLimit) can be "
          + "audited at once: filter by context, or exclude contexts in the policy")
    }
  }

  mutating func reportUndeclared(_ name: String, at span: SourceSpan?) {
    diagnostics.append(catalog.undeclared(name, at: span, among: &nearestNames))
  }

  // MARK: Rules and pairings

  /// Looks up every rule, and returns for each declared pairing the identifier of its own.
  private mutating func chooseRules(_ unfiltered: [[Int]]) -> [String] {
    for id in options.rules where !policy.rules.contains(where: { $0.id == id }) {
      diagnostics.error(
        "there is no rule '\(id)'" + NearestName.hint(for: id, among: policy.rules.map(\.id)))
    }
    var all: [Pairing] = []
    var owners: [String] = []
    for rule in policy.rules {
      let isJudged =
        options.rules.isEmpty
        ? !rule.isOptional || options.includesOptional : options.rules.contains(rule.id)
      if isJudged { result.rules.append(rule) }
      // The pairings of rules left out are looked up too: a filter hides no mistake.
      for declaration in rule.pairings {
        let pairings = expand(declaration, rule: result.rules.count - 1, of: rule)
        all += pairings
        owners += pairings.map { _ in rule.id }
        if isJudged { result.pairings += pairings }
      }
      for check in rule.checks {
        guard let planned = plan(check, rule: result.rules.count - 1) else { continue }
        if isJudged { result.checks.append(planned) }
      }
    }
    result.declaredPairings = all
    reportUnjudged(all, unfiltered)
    return owners
  }

  /// A theme that nobody thought of would pass for want of being looked at.
  private mutating func reportUnjudged(_ pairings: [Pairing], _ choices: [[Int]]) {
    guard !diagnostics.hasErrors, !pairings.isEmpty else { return }
    for (axis, contexts) in choices.enumerated() {
      for context in contexts {
        var chosen = choices
        chosen[axis] = [context]
        guard !pairings.contains(where: { $0.contexts.meets(chosen) }) else { continue }
        let name = catalog.axes[axis].name
        diagnostics.error(
          "no pairing is judged in the \(name) '\(catalog.axes[axis].contexts[context])'; name it in a "
            + "pairing, or under exclude",
          at: SourceSpan(file: policy.file, range: 0..<1))
      }
    }
  }

  private mutating func expand(
    _ declaration: PairingDeclaration, rule: Int, of owner: Rule
  ) -> [Pairing] {
    let foregrounds = declaration.foregrounds.flatMap { expand($0) }
    let styles = declaration.typeStyles.flatMap { tokens($0) }
    let stacks = declaration.backgrounds.flatMap { expand($0) }
    let contexts = sets(of: declaration.condition)
    let minimums = declaration.minimums.map { ($0.ratio, sets(of: $0.condition)) }
    let claims = declaration.claims.map { ($0, sets(of: $0.condition)) }
    var pairings: [Pairing] = []
    var lonely: String?
    for foreground in foregrounds {
      for stack in stacks {
        // A pattern for both sides pairs a token with itself, which nobody means.
        if stack.isExpanded || foreground.isExpanded, stack.names.first == foreground.name {
          if foregrounds.count * stacks.count == 1 { lonely = foreground.name }
          continue
        }
        let pairing = Pairing(
          rule: rule, foregroundName: foreground.name,
          candidateNames: foreground.tokens.map(\.name), backgroundNames: stack.names,
          usage: declaration.usage, typeStyleNames: styles.map(\.name),
          minimum: declaration.minimums.map(\.ratio).max(), reason: declaration.reason,
          span: declaration.span, foregrounds: foreground.tokens.map(\.id),
          stack: stackIndex(stack.stack),
          typeStyles: styles.map(\.id), contexts: contexts, minimums: minimums, claims: claims)
        let isExpanded = foreground.isExpanded || stack.isExpanded
        if isNew(pairing, isExpanded: isExpanded, in: owner) { pairings.append(pairing) }
      }
    }
    if let lonely {
      diagnostics.error("the patterns pair '\(lonely)' with itself alone", at: declaration.span)
    }
    return pairings
  }

  // MARK: Twice the same

  /// What makes two evaluations the same one to whoever reads a report.
  private struct PairingKey: Hashable {
    let rule: String
    let foregrounds: [TokenID]
    let stack: Int
    let usage: Usage?
    let typeStyles: [TokenID]
  }

  private mutating func isNew(_ pairing: Pairing, isExpanded: Bool, in rule: Rule) -> Bool {
    let key = PairingKey(
      rule: rule.id, foregrounds: pairing.foregrounds, stack: pairing.stack, usage: pairing.usage,
      typeStyles: pairing.typeStyles)
    let known = declared[key]?.first { pairing.contexts.overlaps($0.pairing.contexts) }
    declared[key, default: []].append((pairing, isExpanded))
    guard let known else { return true }
    let overlapping = known.pairing
    // A pattern may well meet another name of its declaration in a token, whichever stands first.
    if isExpanded || known.isExpanded, overlapping.span == pairing.span { return false }
    diagnostics.error(
      "the rule '\(rule.id)' has '\(pairing.foregroundName)' on '\(pairing.backgroundText)' twice, "
        + "first in line \(overlapping.span.start.line)",
      at: pairing.span)
    return false
  }

  // MARK: The token filter

  private mutating func filterTokens() {
    guard !options.tokens.isEmpty else { return reportEmpty() }
    result.checks = []
    var wanted: Set<String> = []
    for name in options.tokens {
      if catalog.token(named: name) == nil {
        reportUndeclared(name, at: nil)
      } else if !result.pairings.contains(where: { $0.names(name) }) {
        diagnostics.error("no pairing names the token '\(name)'")
      } else {
        wanted.insert(name)
      }
    }
    result.pairings = result.pairings.filter { pairing in wanted.contains { pairing.names($0) } }
    reportEmpty()
  }

  /// An audit that would judge nothing is an error, not a pass; nor does a rule that was asked for pass
  /// for want of pairings.
  private mutating func reportEmpty() {
    guard !diagnostics.hasErrors else { return }
    let choices = result.choices
    for (index, rule) in result.rules.enumerated() where options.rules.count > 1 {
      let isJudged =
        result.pairings.contains { $0.rule == index && $0.contexts.meets(choices) }
        || result.checks.contains { $0.rule == index }
      if !isJudged {
        diagnostics.error("nothing of the rule '\(rule.id)' is judged in the chosen contexts")
      }
    }
    let hasChecks = options.tokens.isEmpty && !result.checks.isEmpty
    if !hasChecks, !result.pairings.contains(where: { $0.contexts.meets(choices) }) {
      diagnostics.error("nothing would be audited: no pairing is judged in the chosen contexts")
    }
  }
}

extension Pairing {
  /// Whether a token is the foreground or a layer of the background.
  fileprivate func names(_ token: String) -> Bool {
    candidateNames.contains(token) || backgroundNames.contains(token)
  }
}
