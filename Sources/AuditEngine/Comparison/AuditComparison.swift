package import SourceText

/// What changed between two audits, check by check.
package struct AuditComparison: Sendable {
  /// How a check changed.
  package enum Kind: String, Sendable, CaseIterable {
    /// It passed, or was waived or known, and now fails.
    case newlyFailing = "newly-failing"
    /// It still fails, with less contrast.
    case worse
    /// It is new, and fails.
    case addedFailing = "added-failing"
    /// It is no longer judged, although its tokens and contexts still exist.
    case dropped
    /// It still fails, but is now waived or known; or it was so before, and has less contrast.
    case accepted
    /// It is no longer judged, because a token, theme or other context of it is gone.
    case removed
    /// It failed, and now passes.
    case newlyPassing = "newly-passing"
    /// It still fails, with more contrast.
    case better
    /// It still passes, with less contrast.
    case lessContrast = "less-contrast"
    /// It still passes, with more contrast.
    case moreContrast = "more-contrast"
    /// It is new, and does not fail.
    case added

    /// Whether the change made something worse.
    ///
    /// A dropped check counts as worse: not judging a pairing, or judging it by a weaker demand, is
    /// the shortest way to a green gate. A check that went with its token or theme does not count:
    /// there is nothing left to judge.
    package var isWorsening: Bool {
      switch self {
      case .newlyFailing, .worse, .addedFailing, .dropped: true
      default: false
      }
    }

    /// Whether the policy alone caused it, which reviewers may accept.
    package var isOfPolicy: Bool { self == .dropped }
  }

  /// One check that changed.
  package struct Change: Sendable {
    /// How it changed.
    package let kind: Kind
    /// The check before; nil if it is new.
    package let old: AuditSnapshot.Check?
    /// The check now; nil if it is gone.
    package let new: AuditSnapshot.Check?

    /// The check now, or before if it is gone.
    package let latest: AuditSnapshot.Check
  }

  /// What changed: by kind in the order of the kinds, worst first.
  package let changes: [Change]
  /// What weakens the policy.
  package let policyChanges: [PolicyChange]
  /// How many checks did not change.
  package let unchanged: Int
  /// The added and the removed contexts, sorted.
  package let contexts:
    (appeared: [FindingIdentity.ContextName], vanished: [FindingIdentity.ContextName])
  /// The added and the removed tokens, sorted.
  package let tokens: (appeared: [String], vanished: [String])

  /// Compares two audits; O(n log n).
  ///
  /// - Parameters:
  ///   - filter: the part to compare.
  ///   - isThere: whether the new side has a file, given its path from the policy's folder.
  package init(
    from whole: AuditSnapshot, to wholeNew: AuditSnapshot,
    by filter: ComparisonFilter = .init(rules: [], tokens: [], contexts: [:]),
    isThere: (String) -> Bool = { _ in false }
  ) {
    let (old, new) = (whole.narrowed(to: filter), wholeNew.narrowed(to: filter))
    let before = old.checks.reduce(into: [:]) { $0[old.key(of: $1)] = $1 }
    let after = Set(new.checks.map { new.key(of: $0) })
    let (oldContexts, newContexts) = (old.contexts, new.contexts)
    let newAxes = Set(newContexts.map(\.axis))
    var changes: [Change] = []
    var unchanged = 0
    var pairs: [(old: AuditSnapshot.Check, new: AuditSnapshot.Check)] = []
    for check in new.checks {
      let known = before[new.key(of: check)]
      if let known { pairs.append((known, check)) }
      if let kind = AuditComparison.kind(of: check, before: known) {
        changes.append(Change(kind: kind, old: known, new: check, latest: check))
      } else {
        unchanged += 1
      }
    }
    for check in old.checks where !after.contains(old.key(of: check)) {
      var contexts = check.contexts
      if case .pairing(let context, _, _, _) = check.identity.subject { contexts = context }
      // What a view showed, another one may show now. Once an axis is gone, its remaining context is not
      // judged as before.
      let isPossible =
        !new.isMissing && !ToolRules.ofSources.contains(check.identity.rule)
        && check.names.allSatisfy(new.tokens.contains)
        && contexts.allSatisfy { newContexts.contains($0) || !newAxes.contains($0.axis) }
      changes.append(
        Change(kind: isPossible ? .dropped : .removed, old: check, new: nil, latest: check))
    }
    let policies = PolicyComparison(from: old, to: new, pairs: pairs, isThere: isThere)
    policyChanges = policies.changes.filter { change in
      filter.rules.isEmpty || change.rule.map(filter.rules.contains) ?? true
    }
    self.unchanged = unchanged
    let order = Dictionary(uniqueKeysWithValues: Kind.allCases.enumerated().map { ($1, $0) })
    self.changes = changes.enumerated().map { offset, change in
      (change: change, key: (order[change.kind] ?? 0, AuditComparison.share(change.latest), offset))
    }.sorted { $0.key < $1.key }.map(\.change)
    func sorted(_ names: Set<FindingIdentity.ContextName>) -> [FindingIdentity.ContextName] {
      names.sorted { ($0.axis, $0.name) < ($1.axis, $1.name) }
    }
    contexts = (
      sorted(newContexts.subtracting(oldContexts)), sorted(oldContexts.subtracting(newContexts))
    )
    tokens = (
      new.tokens.subtracting(old.tokens).sorted(), old.tokens.subtracting(new.tokens).sorted()
    )
  }

  /// Whether anything of at least this severity got worse.
  ///
  /// - Parameter acceptsPolicy: whether reviewers accept a weaker policy.
  package func isWorse(atLeast severity: Diagnostic.Severity, acceptsPolicy: Bool = false) -> Bool {
    changes.contains {
      $0.kind.isWorsening && !(acceptsPolicy && $0.kind.isOfPolicy)
        && $0.latest.severity >= severity
    } || !acceptsPolicy && policyChanges.contains { $0.severity >= severity }
  }

  /// The number of checks of a kind.
  package func count(_ kind: Kind) -> Int { changes.count { $0.kind == kind } }

  /// How a check changed; nil for no change.
  private static func kind(
    of new: AuditSnapshot.Check, before old: AuditSnapshot.Check?
  ) -> Kind? {
    guard let old else { return new.outcome.isFinding ? .addedFailing : .added }
    switch (old.outcome.isFinding, new.outcome.isFinding) {
    case (false, true): return .newlyFailing
    case (true, false): return new.outcome.isAccepted ? .accepted : .newlyPassing
    case (let fails, _):
      // What became indeterminate got worse, and the reverse.
      let (before, after) = (old.ratio ?? 0, new.ratio ?? 0)
      // Reports have all digits; the last ones differ between machines.
      if abs(before - after) <= 1e-9 * max(before, after) {
        // A smaller demand does not make a color better, but a greater one makes it fail by more.
        guard fails, let was = old.required, let needs = new.required, needs > was else {
          return nil
        }
        return .worse
      }
      if fails { return after < before ? .worse : .better }
      // It fails, but somebody accepted it.
      if new.outcome.isAccepted, after < before { return .accepted }
      return after < before ? .lessContrast : .moreContrast
    }
  }

  /// The measured ratio as a fraction of the required one.
  private static func share(_ check: AuditSnapshot.Check) -> Double {
    (check.ratio ?? 0) / (check.required ?? 1)
  }
}
