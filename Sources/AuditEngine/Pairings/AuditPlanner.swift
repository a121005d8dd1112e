import ColorMath
import DesignTokens
import SourceText

/// Builds an ``AuditPlan``, reporting whatever would leave something unchecked.
struct AuditPlanner {
  let policy: Policy
  let catalog: TokenCatalog
  private let options: AuditOptions
  private var stackIndices: [BackgroundStack: Int] = [:]
  private var declared: [PairingKey: [(pairing: Pairing, isExpanded: Bool)]] = [:]
  var result = AuditPlan()
  var diagnostics = DiagnosticList()

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
    chooseRules(unfiltered)
    filterTokens()
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

  // MARK: Contexts

  /// The contexts of each axis but for those that the policy excludes.
  private mutating func contextsToAudit() -> [[Int]] {
    let excluded = sets(of: policy.exclude)
    let optional = sets(of: policy.optional)
    return catalog.axes.indices.map { axis in
      let kept = catalog.axes[axis].contexts.indices.filter { context in
        if excluded.sets[axis]?.contains(context) == true { return false }
        return options.includesOptional || optional.sets[axis]?.contains(context) != true
      }
      // An axis of which nothing but its standard is left is not worth a word in every report.
      result.isShown.append(kept.count > 1 || optional.sets[axis] == nil)
      if kept.isEmpty {
        diagnostics.error(
          "every \(catalog.axes[axis].name) is excluded",
          at: policy.exclude.terms.first { $0.axis == catalog.axes[axis].name }?.span)
      }
      return kept
    }
  }

  private mutating func filtered(_ choices: [[Int]]) -> [[Int]] {
    let axisNames = catalog.axes.map(\.name)
    for name in options.contexts.keys.sorted() where !axisNames.contains(name) {
      diagnostics.error(
        "the tokens do not vary along an axis '\(name)'"
          + NearestName.hint(for: name, among: axisNames))
    }
    return zip(catalog.axes, choices).map { axis, kept in
      guard let names = options.contexts[axis.name] else { return kept }
      let chosen = Set(names.compactMap { index(of: $0, on: axis, at: nil) })
      for index in chosen where !kept.contains(index) {
        diagnostics.error("the policy excludes the \(axis.name) '\(axis.contexts[index])'")
      }
      return kept.filter(chosen.contains)
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

  /// A condition by indices; what it names that does not exist is reported.
  private mutating func sets(of condition: ContextCondition) -> ContextSets {
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
    return ContextSets(sets: result)
  }

  // MARK: Rules and pairings

  private mutating func chooseRules(_ unfiltered: [[Int]]) {
    for id in options.rules where !policy.rules.contains(where: { $0.id == id }) {
      diagnostics.error(
        "there is no rule '\(id)'" + NearestName.hint(for: id, among: policy.rules.map(\.id)))
    }
    var all: [Pairing] = []
    for rule in policy.rules {
      let isJudged =
        options.rules.isEmpty
        ? !rule.isOptional || options.includesOptional : options.rules.contains(rule.id)
      if isJudged { result.rules.append(rule) }
      // The pairings of rules left out are looked up too: a filter hides no mistake.
      for declaration in rule.pairings {
        let pairings = expand(declaration, rule: result.rules.count - 1, of: rule)
        all += pairings
        if isJudged { result.pairings += pairings }
      }
      for check in rule.checks {
        guard let planned = plan(check, rule: result.rules.count - 1) else { continue }
        if isJudged { result.checks.append(planned) }
      }
    }
    reportUnjudged(all, unfiltered)
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

  // MARK: Names

  private struct NamedToken {
    let name: String
    let id: TokenID
    /// Whether a pattern found it.
    var isExpanded = false
  }

  /// The token of a name, or the colour tokens that a pattern fits.
  private mutating func tokens(_ name: PairingDeclaration.Name) -> [NamedToken] {
    if let id = catalog.token(named: name.text) { return [NamedToken(name: name.text, id: id)] }
    guard NamePattern.isPattern(name.text) else {
      diagnostics.append(catalog.undeclared(name.text, at: name.span))
      return []
    }
    let pattern = NamePattern(name.text)
    let found = catalog.colorTokens.map { ($0, catalog.name(of: $0)) }
      .filter { pattern.matches($0.1) }
    if found.isEmpty { diagnostics.error("no color token fits '\(name.text)'", at: name.span) }
    return found.map { NamedToken(name: $0.1, id: $0.0, isExpanded: true) }
  }

  private struct NamedForeground {
    let name: String
    let tokens: [NamedToken]
    var isExpanded: Bool { tokens.contains(where: \.isExpanded) }
  }

  /// Each token by itself, or all candidates as one.
  private mutating func expand(
    _ foreground: PairingDeclaration.Foreground
  ) -> [NamedForeground] {
    let found = foreground.candidates.flatMap { tokens($0) }
    guard foreground.isChosen else {
      return found.map { NamedForeground(name: $0.name, tokens: [$0]) }
    }
    let names = found.map(\.name).joined(separator: ", ")
    return found.isEmpty ? [] : [NamedForeground(name: "best of \(names)", tokens: found)]
  }

  private struct NamedStack {
    let names: [String]
    let stack: BackgroundStack
    let isExpanded: Bool
  }

  /// Every stack that a declared one stands for, patterns in any layer multiplied out.
  private mutating func expand(_ stack: PairingDeclaration.Stack) -> [NamedStack] {
    var layers = stack.layers
    var beneath = BackgroundStack.Beneath.nothing
    var beneathName: [String] = []
    if let last = layers.last, layers.count > 1 {
      let backdrop = policy.backdrops.firstIndex { $0.name == last.text }
      if last.text == "any" { beneath = .anything }
      if let backdrop { beneath = .backdrop(backdrop) }
      if backdrop != nil, catalog.token(named: last.text) != nil {
        diagnostics.error("'\(last.text)' is a token and a backdrop", at: last.span)
      }
      if beneath != .nothing {
        beneathName = [last.text]
        layers.removeLast()
      }
    }
    var stacks: [[NamedToken]] = [[]]
    for layer in layers {
      let found = tokens(layer)
      stacks = stacks.flatMap { above in found.map { above + [$0] } }
    }
    return stacks.map { tokens in
      NamedStack(
        names: tokens.map(\.name) + beneathName,
        stack: BackgroundStack(layers: tokens.map(\.id), beneath: beneath),
        isExpanded: tokens.contains(where: \.isExpanded))
    }
  }

  private mutating func planned(_ backdrop: Backdrop) -> PlannedBackdrop {
    switch backdrop.content {
    case .luminance(let range): return .luminance(range)
    case .colors(let names):
      var colors: [PlannedBackdrop.PlannedColor] = []
      for name in names {
        guard name.text.hasPrefix("#") else {
          colors += tokens(name).map { .token($0.id) }
          continue
        }
        do throws(ColorParseError) {
          let color = try SRGBColor(hex: name.text)
          if !color.isOpaque {
            diagnostics.error("'\(name.text)' is translucent, and a backdrop is not", at: name.span)
          }
          colors.append(.literal(color))
        } catch {
          diagnostics.error("\(error)", at: name.span)
        }
      }
      return .colors(colors)
    }
  }

  private mutating func stackIndex(_ stack: BackgroundStack) -> Int {
    if let index = stackIndices[stack] { return index }
    stackIndices[stack] = result.stacks.count
    result.stacks.append(stack)
    return result.stacks.count - 1
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
