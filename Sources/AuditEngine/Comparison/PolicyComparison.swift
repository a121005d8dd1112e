import SourceText

/// Finds what makes the policy weaker, by the checks of two audits, and by their policies if both
/// are known.
struct PolicyComparison {
  private let old: AuditSnapshot
  private let new: AuditSnapshot
  private(set) var changes: [PolicyChange] = []

  /// - Parameters:
  ///   - pairs: the checks that exist on both sides.
  ///   - isThere: whether the new side has a file, given its path from the policy's folder.
  init(
    from old: AuditSnapshot, to new: AuditSnapshot,
    pairs: [(old: AuditSnapshot.Check, new: AuditSnapshot.Check)],
    isThere: (String) -> Bool
  ) {
    self.old = old
    self.new = new
    guard !new.isMissing else {
      let count = old.checks.count
      let checks = count == 1 ? "1 check is" : "\(count) checks are"
      changes = [PolicyChange(.policy, "the policy is gone: \(checks) no longer made")]
      return
    }
    compareLevels()
    compareSeverities()
    compareAxes()
    if let before = old.source, let after = new.source {
      compareSystems(before.policy, after.policy)
      compareContexts(before, after)
      compareIndeterminate(before.policy, after.policy)
      compareUndeclaredPairs(before.policy, after.policy)
      compareSources(before, after, isThere)
      comparePolicies(before.policy, after.policy, isThere)
      compareConditions(before.policy, after)
      compareInvariants(before.policy, after.policy)
      compareBackdrops(before.policy, after.policy)
      let waivers = WaiverComparison(from: before.policy.waivers, to: after.policy.waivers)
      changes += waivers.changes
      compareBaselines(before.policy, after.policy)
      let tokens = LostContexts(from: before, to: after).names
      changes += tokens.filter { !new.unreached.contains($0.token) }.map { lost in
        PolicyChange(
          .token,
          "the token '\(lost.token)' no longer has its own value in the \(lost.axis) '\(lost.context)'"
        )
      }
    } else {
      compareOutcomes(pairs)
    }
    compareRequirements(pairs)
  }

  private mutating func compareLevels() {
    guard let before = Level(rawValue: old.level), let after = Level(rawValue: new.level),
      after < before
    else { return }
    changes.append(
      PolicyChange(.level, "the level is lowered from \(old.level) to \(new.level)"))
  }

  private mutating func compareSeverities() {
    for (rule, before) in old.severities.sorted(by: { $0.key < $1.key }) {
      guard let after = new.severities[rule], after < before else { continue }
      changes.append(
        PolicyChange(
          .severity, rule: rule, severity: before,
          "the severity of the rule '\(rule)' is lowered from \(before) to \(after)"))
    }
  }

  /// The axes that the system chooses along, not a designer: none of their contexts may go.
  private static let systemAxes = ["scheme", "contrast"]

  /// One theme may go. With no themes left to tell apart, only one of them is audited.
  private mutating func compareAxes() {
    func told(_ snapshot: AuditSnapshot) -> Set<String> {
      let counts = snapshot.contexts.reduce(into: [:]) { $0[$1.axis, default: 0] += 1 }
      return Set(counts.filter { $0.value > 1 || !Self.systemAxes.contains($0.key) }.keys)
    }
    for axis in told(old).subtracting(told(new)).sorted() {
      changes.append(PolicyChange(.axis, "the axis '\(axis)' is gone"))
    }
  }

  private mutating func compareUndeclaredPairs(_ before: Policy, _ after: Policy) {
    let (was, now) = (before.undeclaredPairs, after.undeclaredPairs)
    guard now < was else { return }
    changes.append(
      PolicyChange(
        .undeclaredPairs, severity: was,
        "pairs in code that no pairing judges count as a \(now), was \(was)"))
  }

  private mutating func compareContexts(
    _ before: AuditSnapshot.Source, _ after: AuditSnapshot.Source
  ) {
    for axis in after.catalog.axes {
      let known = before.catalog.axes.first { $0.name == axis.name }?.contexts ?? []
      for context in axis.contexts {
        let was = AuditedAs(context, of: axis.name, in: before.policy)
        let now = AuditedAs(context, of: axis.name, in: after.policy)
        guard now < was else { continue }
        changes.append(
          PolicyChange(
            .context,
            "the \(axis.name) '\(context)' is \(now.words), and "
              + (known.contains(context) ? "was \(was.words)" : "is new")))
      }
    }
  }

  private mutating func compareIndeterminate(_ before: Policy, _ after: Policy) {
    let rules = Set(old.severities.values).union(new.severities.values)
    guard let now = after.indeterminate,
      let was = rules.map({ before.indeterminate ?? $0 }).max(), now < was
    else { return }
    changes.append(
      PolicyChange(
        .indeterminate, severity: was,
        "indeterminate findings count as \(now == .error ? "an" : "a") \(now), was \(was)"))
  }

  private mutating func compareSources(
    _ before: AuditSnapshot.Source, _ after: AuditSnapshot.Source, _ isThere: (String) -> Bool
  ) {
    let named = after.policy.tokens.map(\.path)
    for file in before.files.subtracting(after.files).sorted()
    where !named.contains(where: { file == $0 || file.hasPrefix("\($0)/") }) && isThere(file) {
      changes.append(
        PolicyChange(.source, "'\(file)' is no longer read, though it still exists"))
    }
    let known = Set(before.policy.tokens.filter(\.isOverriding).map(\.path))
    for source in after.policy.tokens where source.isOverriding && !known.contains(source.path) {
      changes.append(
        PolicyChange(.source, "'\(source.path)' now replaces values of other sources"))
    }
    // Another declaration of a type may have fewer cases.
    let code = after.policy.code.map(\.text)
    for path in before.policy.code.map(\.text)
    where !code.contains(where: { $0 == "." || path == $0 || path.hasPrefix("\($0)/") }) {
      changes.append(PolicyChange(.source, "names are no longer looked up in '\(path)'"))
    }
    let left = Set(before.policy.leftOut.map(\.path.text))
    for source in after.policy.leftOut where !left.contains(source.path.text) {
      changes.append(
        PolicyChange(.source, "'\(source.path.text)' is left out now: \(source.reason)"))
    }
  }

  /// Another system judges other pairings of tokens with other names: nothing is left to compare.
  private mutating func compareSystems(_ before: Policy, _ after: Policy) {
    guard before.system?.text.lowercased() != after.system?.text.lowercased() else { return }
    func words(_ policy: Policy) -> String {
      policy.system.map { "those of the system '\($0.text)'" } ?? "the policy's own"
    }
    changes.append(
      PolicyChange(.policy, "the pairings are \(words(after)), and were \(words(before))"))
  }

  /// What is gone is compared by itself; what is only not named any more nobody audits.
  private mutating func comparePolicies(
    _ before: Policy, _ after: Policy, _ isThere: (String) -> Bool
  ) {
    func paths(_ name: PolicyName) -> [String] {
      let path = name.text.hasPrefix("./") ? String(name.text.dropFirst(2)) : name.text
      if path.hasSuffix(".json") { return [path] }
      return Policy.usualPlaces.map { path + (path.hasSuffix("/") ? "" : "/") + $0 }
    }
    let named = Set(after.policies.flatMap(paths))
    for name in before.policies
    where named.isDisjoint(with: paths(name)) && paths(name).contains(where: isThere) {
      changes.append(
        PolicyChange(
          .policy, "'\(name.text)' is no longer named, so it is not audited with this one"))
    }
  }

  private mutating func compareInvariants(_ before: Policy, _ after: Policy) {
    for rule in after.rules {
      guard let known = before.rules.first(where: { $0.id == rule.id }) else { continue }
      let lost = Set(known.demands.flatMap(\.axes)).subtracting(rule.demands.flatMap(\.axes))
      changes += lost.sorted().map { axis in
        PolicyChange(
          .requirement, rule: rule.id, severity: known.severity,
          "the rule '\(rule.id)' keeps no token invariant along \(axis) any more")
      }
    }
  }

  /// Values under an ignored condition may be the ones that failed.
  private mutating func compareConditions(_ before: Policy, _ after: AuditSnapshot.Source) {
    for condition in after.policy.ignoredConditions(of: after.catalog) {
      let choice = before.conditionChoices.choice(for: condition)
      guard choice != .ignore else { continue }
      changes.append(
        PolicyChange(
          .condition,
          "values under '\(condition)' are ignored" + (choice == nil ? "" : ", and were audited")
        ))
    }
  }

  private mutating func compareBackdrops(_ before: Policy, _ after: Policy) {
    for backdrop in after.backdrops {
      guard let known = before.backdrops.first(where: { $0.name == backdrop.name }),
        !backdrop.content.includes(known.content)
      else { continue }
      changes.append(
        PolicyChange(
          .backdrop,
          "the backdrop '\(backdrop.name)' is narrowed: \(backdrop.content.words), "
            + "was \(known.content.words)"))
    }
  }

  /// What a baseline knows is compared by its findings; that there is one at all is said here.
  private mutating func compareBaselines(_ before: Policy, _ after: Policy) {
    guard let baseline = after.baseline, baseline.text != before.baseline?.text else { return }
    changes.append(
      PolicyChange(.waiver, "the findings of the baseline '\(baseline.text)' are accepted now"))
  }

  /// For reports: what waivers and baselines accept.
  private mutating func compareOutcomes(
    _ pairs: [(old: AuditSnapshot.Check, new: AuditSnapshot.Check)]
  ) {
    var severities: [String: Diagnostic.Severity] = [:]
    for (before, after) in pairs where after.outcome.isAccepted && !before.outcome.isAccepted {
      let rule = after.identity.rule
      severities[rule] = max(severities[rule] ?? .note, before.severity, after.severity)
    }
    changes += severities.sorted { $0.key < $1.key }.map { rule, severity in
      PolicyChange(
        .waiver, rule: rule, severity: severity,
        "the rule '\(rule)' has findings that are waived or known, and were not before")
    }
    // A rule of the same severity whose indeterminate findings count less.
    for (before, after) in pairs
    where before.outcome == .indeterminate && after.outcome == .indeterminate
      && after.severity < before.severity
      && old.severities[before.identity.rule] == new.severities[after.identity.rule]
    {
      changes.append(
        PolicyChange(
          .indeterminate, rule: after.identity.rule, severity: before.severity,
          "indeterminate findings count as a \(after.severity), was \(before.severity)"))
      break
    }
  }

  /// One line for a pairing, however many themes it has.
  private mutating func compareRequirements(
    _ pairs: [(old: AuditSnapshot.Check, new: AuditSnapshot.Check)]
  ) {
    var known: Set<String> = []
    for (before, after) in pairs {
      guard let was = before.required, after.required.map({ $0 < was }) ?? true else { continue }
      let subject: String
      if case .pairing(_, let foreground, let background, _) = after.identity.subject {
        subject = "\(foreground) on \(background)"
      } else {
        subject = before.names.joined(separator: " and ")
      }
      let needs = after.required.map(Requirement.text) ?? "nothing"
      let message =
        "the rule '\(after.identity.rule)' needs \(needs) for \(subject), "
        + "was \(Requirement.text(was))"
      guard known.insert(message).inserted else { continue }
      changes.append(
        PolicyChange(
          .requirement, rule: after.identity.rule,
          severity: old.severities[before.identity.rule] ?? before.severity, message))
    }
  }
}

extension Backdrop.Content {
  /// Whether this allows everything that another allows.
  fileprivate func includes(_ other: Backdrop.Content) -> Bool {
    switch (self, other) {
    case (.colors(let mine), .colors(let theirs)):
      Set(mine.map(\.text)).isSuperset(of: theirs.map(\.text))
    case (.luminance(let mine), .luminance(let theirs)):
      mine.lowerBound <= theirs.lowerBound && mine.upperBound >= theirs.upperBound
    case (.luminance(let mine), .colors): mine.lowerBound <= 0 && mine.upperBound >= 1
    case (.colors, .luminance): false
    }
  }

  fileprivate var words: String {
    switch self {
    case .colors(let names): names.map(\.text).joined(separator: ", ")
    case .luminance(let range):
      "luminance \(Requirement.text(range.lowerBound)) to \(Requirement.text(range.upperBound))"
    }
  }
}
