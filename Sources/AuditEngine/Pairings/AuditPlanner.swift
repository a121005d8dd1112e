import ColorMath
import DesignTokens
import SourceText

/// Builds an ``AuditPlan``, and reports everything that would leave something unchecked.
struct AuditPlanner {
  let policy: Policy
  let catalog: TokenCatalog
  let options: AuditOptions
  var stackIndices: [BackgroundStack: Int] = [:]
  var plainStacks: [TokenID: (index: Int, names: [String])] = [:]
  /// The tokens that patterns can match, once there is a pattern.
  private(set) lazy var colorTokens = catalog.colorTokens
  /// The matches of each pattern so far.
  var fittingColors: [String: [NamedToken]] = [:]
  /// The steps that comparing names with patterns took so far.
  var patternWork = 0
  /// What all names count in them.
  private(set) lazy var sizeOfNames = catalog.tokens.reduce(0) {
    $0 + NamePattern.size(of: catalog.name(of: $1))
  }
  /// The last of the declared pairings that differ only in their contexts, by index.
  private var lastDeclared: [PairingKey: Int32] = [:]
  /// A number for each rule identifier.
  private var ruleNumbers: [String: Int] = [:]
  private var declared: [DeclaredPairing] = []
  /// The number of pairings so far, of their candidates, and of their claims and minimums.
  var multiplied = (pairings: 0, candidates: 0, statements: 0)
  /// The empty condition.
  let everywhere: ContextSets
  var result = AuditPlan()
  var diagnostics = DiagnosticList()
  /// The token names, once an unknown one needs a suggestion.
  private var nearestNames: NearestNames?

  init(policy: Policy, catalog: TokenCatalog, options: AuditOptions) {
    self.policy = policy
    self.catalog = catalog
    self.options = options
    everywhere = ContextSets(sets: Array(repeating: nil, count: catalog.axes.count))
  }

  mutating func plan() {
    result.pixelUnit = policy.pixelUnit
    result.level = max(options.level ?? policy.level, policy.level)
    let unfiltered = contextsToAudit()
    checkAxes()
    for stated in policy.uses {
      for token in anyTokens(stated.tokens) where result.uses[token] == nil {
        result.uses[token] = stated.use
      }
    }
    result.choices = filtered(unfiltered)
    result.levels = policy.levels.map { ($0.level, sets(of: $0.condition)) }
    result.backdrops = policy.backdrops.map { planned($0) }
    if policy.rules.isEmpty {
      diagnostics.error(
        "nothing says what to pair: there is no policy with rules, and no token carries pairings",
        at: SourceSpan(file: policy.file, range: 0..<1), nextStep: .writePolicy)
    }
    let owners = chooseRules(unfiltered)
    reportConditions()
    reportTwins()
    filterTokens()
    planWaivers(owners: owners)
    result.absent = absentContexts()
    boundPermutations()
  }

  mutating func reportUndeclared(_ name: String, at span: SourceSpan?) {
    diagnostics.append(catalog.undeclared(name, at: span, among: &nearestNames))
  }

  // MARK: Rules and pairings

  /// Looks up every rule, and returns the rule identifier of each declared pairing.
  private mutating func chooseRules(_ unfiltered: [[Int]]) -> [String] {
    for id in options.rules
    where !ToolRules.ofUnread.contains(id) && !policy.rules.contains(where: { $0.id == id }) {
      diagnostics.error(
        "there is no rule '\(id)'" + NearestName.hint(for: id, among: policy.rules.map(\.id)))
    }
    let count = policy.rules.reduce(0) { $0 + $1.pairings.count }
    lastDeclared.reserveCapacity(count)
    declared.reserveCapacity(count)
    var all: [Pairing] = []
    all.reserveCapacity(count)
    var owners: [String] = []
    var judged: [Range<Int>] = []
    var usual: [Pairing] = []
    for rule in policy.rules {
      let isJudged =
        options.rules.isEmpty
        ? !rule.isOptional || options.includesOptional || options.optionalRules.contains(rule.id)
        : options.rules.contains(rule.id)
      let isShown = rule.id == ToolRules.shownPair
      let pairings = isShown ? unjudged(rule.pairings, by: usual) : rule.pairings
      if isShown, pairings.isEmpty { continue }
      if isJudged { result.rules.append(rule) }
      // Pairings of filtered rules are looked up too: a filter hides no mistake.
      let start = all.count
      for declaration in pairings {
        expand(declaration, rule: result.rules.count - 1, of: rule, into: &all)
      }
      if !policy.waivers.isEmpty { owners += all[start...].map { _ in rule.id } }
      if isJudged { judged.append(start..<all.count) }
      if !policy.shownPairs.isEmpty, isJudged || !rule.isOptional { usual += all[start...] }
      for demand in rule.demands {
        guard let planned = demand.planned(rule: result.rules.count - 1, by: &self) else {
          continue
        }
        if isJudged { result.demands.append(planned) }
      }
    }
    let isComplete = judged.reduce(0) { $0 + $1.count } == all.count
    result.pairings = isComplete ? all : judged.flatMap { all[$0] }
    result.declaredPairings = all
    reportUnjudged(all, unfiltered)
    reportIdleThemes(all, unfiltered)
    return owners
  }

  /// A forgotten theme would pass because nothing in it is judged.
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
    _ declaration: PairingDeclaration, rule: Int, of owner: Rule, into pairings: inout [Pairing]
  ) {
    if let pairing = plainPairing(declaration, rule: rule) {
      if isNew(pairing, isExpanded: false, in: owner) { pairings.append(pairing) }
      return
    }
    guard isWithinLimits(declaration) else { return }
    let foregrounds = declaration.foregrounds.flatMap { expand($0) }
    let styles = declaration.typeStyles.flatMap { tokens($0) }
    let stacks = declaration.backgrounds.flatMap { expand($0) }
    let (styleNames, styleTokens) = (styles.map(\.name), styles.map(\.id))
    let contexts = sets(of: declaration.condition)
    let minimums = declaration.minimums.map { ($0.ratio, sets(of: $0.condition)) }
    let claims = declaration.claims.map { ($0, sets(of: $0.condition)) }
    var lonely: String?
    for foreground in foregrounds {
      let candidateNames = foreground.tokens.map(\.name)
      let candidates = foreground.tokens.map(\.id)
      for stack in stacks {
        // With the same pattern on both sides, a token also pairs with itself, which nobody wants.
        if stack.isExpanded || foreground.isExpanded, stack.names.first == foreground.name {
          if foregrounds.count * stacks.count == 1 { lonely = foreground.name }
          continue
        }
        let pairing = Pairing(
          declaration, rule: rule, foregroundName: foreground.name,
          candidateNames: candidateNames, choice: foreground.choice,
          backgroundNames: stack.names, typeStyleNames: styleNames, foregrounds: candidates,
          stack: stackIndex(stack.stack), typeStyles: styleTokens, contexts: contexts,
          minimums: minimums, claims: claims)
        let isExpanded = foreground.isExpanded || stack.isExpanded
        if isNew(pairing, isExpanded: isExpanded, in: owner) { pairings.append(pairing) }
      }
    }
    if let lonely {
      diagnostics.error(
        "the patterns pair '\(lonely)' only with itself; name another background",
        at: declaration.span)
    }
  }

  /// The pairing of one token with another, the usual case, without lists of one; nil for other
  /// cases.
  private mutating func plainPairing(_ declaration: PairingDeclaration, rule: Int) -> Pairing? {
    guard declaration.foregrounds.count == 1, declaration.backgrounds.count == 1,
      declaration.typeStyles.isEmpty, declaration.minimums.isEmpty, declaration.claims.isEmpty,
      let backgroundName = declaration.backgrounds[0].token,
      let foreground = declaration.foregrounds[0].token(in: catalog),
      let background = catalog.token(meantBy: backgroundName.text)
    else { return nil }
    let stack = plainStack(background)
    return Pairing(
      declaration, rule: rule, foregroundName: catalog.name(of: foreground), candidateNames: [],
      backgroundNames: stack.names, typeStyleNames: [], foregrounds: [foreground],
      stack: stack.index, typeStyles: [], contexts: sets(of: declaration.condition), minimums: [],
      claims: [])
  }

  // MARK: Twice the same

  /// What makes two evaluations equal for the reader of a report.
  private struct PairingKey: Hashable {
    let rule: Int32
    let stack: Int32
    let usage: Usage?
    let foreground: Int32
    /// The candidates after the first, and the type styles; nil if both are empty, as nearly
    /// always.
    let others: [[TokenID]]?
    let choice: ForegroundChoice?

    init(_ pairing: Pairing, rule: Int) {
      self.rule = Int32(rule)
      stack = Int32(pairing.stack)
      choice = pairing.choice
      usage = pairing.usage
      foreground = pairing.foregrounds.first.map { Int32($0.index) } ?? -1
      others =
        pairing.foregrounds.count > 1 || !pairing.typeStyles.isEmpty
        ? [pairing.foregrounds, pairing.typeStyles] : nil
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(UInt32(bitPattern: rule)) << 32 | UInt64(UInt32(bitPattern: stack)))
      hasher.combine(foreground)
      if let others { hasher.combine(others) }
    }
  }

  /// Where a pairing is declared.
  private struct DeclaredPairing {
    let contexts: ContextSets
    let span: SourceSpan
    let isExpanded: Bool
    /// The previous one with the same key, by index; −1 for none.
    let before: Int32
  }

  private mutating func isNew(_ pairing: Pairing, isExpanded: Bool, in rule: Rule) -> Bool {
    let number = ruleNumbers[rule.id, default: ruleNumbers.count]
    ruleNumbers[rule.id] = number
    let key = PairingKey(pairing, rule: number)
    let before = lastDeclared[key]
    // The first match.
    var overlapping: DeclaredPairing?
    var next = Int(before ?? -1)
    while next >= 0 {
      if pairing.contexts.overlaps(declared[next].contexts) { overlapping = declared[next] }
      next = Int(declared[next].before)
    }
    guard let overlapping else {
      // Only new ones: an endlessly repeated pairing is compared with the first one each time.
      lastDeclared[key] = Int32(declared.count)
      declared.append(
        DeclaredPairing(
          contexts: pairing.contexts, span: pairing.span, isExpanded: isExpanded,
          before: before ?? -1))
      return true
    }
    // A pattern may match a token that its declaration also names, in either order.
    if isExpanded || overlapping.isExpanded, overlapping.span == pairing.span { return false }
    diagnostics.error(
      "the rule '\(rule.id)' has '\(pairing.foregroundName)' on '\(pairing.backgroundText)' twice, "
        + "first in line \(overlapping.span.start.line); remove one",
      at: pairing.span)
    return false
  }
}
