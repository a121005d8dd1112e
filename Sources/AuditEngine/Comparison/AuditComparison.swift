public import SourceText

/// What changed between two audits, check by check.
public struct AuditComparison: Sendable {
  /// What became of a check.
  public enum Kind: String, Sendable, CaseIterable {
    /// It was met, waived or known, and is not any more.
    case newlyFailing = "newly-failing"
    /// It fails as before, with less contrast.
    case worse
    /// It is new, and fails.
    case addedFailing = "added-failing"
    /// It is no longer judged, although its tokens and contexts are still there.
    case dropped
    /// It failed, and fails still, but is waived or known; or it was that, and has less contrast.
    case accepted
    /// It is no longer judged, for a token, theme or other context of it is gone.
    case removed
    /// It failed, and does so no more.
    case newlyPassing = "newly-passing"
    /// It fails as before, with more contrast.
    case better
    /// It passes as before, with less contrast.
    case lessContrast = "less-contrast"
    /// It passes as before, with more contrast.
    case moreContrast = "more-contrast"
    /// It is new, and does not fail.
    case added

    /// Whether the change made something worse.
    ///
    /// A check that was dropped counts: to judge a pairing no more, or as something that asks for less,
    /// is the shortest way to a green gate. One that went with its token or theme does not: there is
    /// nothing left to judge.
    public var isWorsening: Bool {
      switch self {
      case .newlyFailing, .worse, .addedFailing, .dropped: true
      default: false
      }
    }

    /// Whether the policy alone brought it about, which reviewers may accept.
    public var isOfPolicy: Bool { self == .dropped }
  }

  /// One check that changed.
  public struct Change: Sendable {
    /// What became of it.
    public let kind: Kind
    /// The check as it was; nil for one that is new.
    public let old: AuditSnapshot.Check?
    /// The check as it is; nil for one that is gone.
    public let new: AuditSnapshot.Check?

    /// The check as it is, or as it was where it is gone.
    public let latest: AuditSnapshot.Check
  }

  /// What changed: by kind in the order of the kinds, worst first.
  public let changes: [Change]
  /// What asks for less than before.
  public let policyChanges: [PolicyChange]
  /// How many checks are as they were.
  public let unchanged: Int
  /// The contexts that appeared and that vanished, sorted.
  public let contexts:
    (appeared: [FindingIdentity.ContextName], vanished: [FindingIdentity.ContextName])
  /// The tokens that appeared and that vanished, sorted.
  public let tokens: (appeared: [String], vanished: [String])

  /// Compares two audits; O(n log n).
  ///
  /// - Parameters:
  ///   - filter: what is compared of them.
  ///   - isThere: whether the new side has a file, by its path from the policy's folder.
  public init(
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
      var isPossible = check.names.allSatisfy(new.tokens.contains)
      if case .pairing(let context, _, _, _) = check.identity.subject {
        // Where nothing is told apart along an axis any more, what is left is not judged as before.
        isPossible =
          isPossible
          && context.allSatisfy { newContexts.contains($0) || !newAxes.contains($0.axis) }
      }
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

  /// Whether anything got worse that weighs at least as much as a severity.
  ///
  /// - Parameter acceptsPolicy: whether reviewers accept what the policy asks less of.
  public func isWorse(atLeast severity: Diagnostic.Severity, acceptsPolicy: Bool = false) -> Bool {
    changes.contains {
      $0.kind.isWorsening && !(acceptsPolicy && $0.kind.isOfPolicy)
        && $0.latest.severity >= severity
    } || !acceptsPolicy && policyChanges.contains { $0.severity >= severity }
  }

  /// How many checks came to a kind.
  public func count(_ kind: Kind) -> Int { changes.count { $0.kind == kind } }

  /// What became of a check; nil for nothing.
  private static func kind(
    of new: AuditSnapshot.Check, before old: AuditSnapshot.Check?
  ) -> Kind? {
    guard let old else { return new.outcome.isFinding ? .addedFailing : .added }
    switch (old.outcome.isFinding, new.outcome.isFinding) {
    case (false, true): return .newlyFailing
    case (true, false): return new.outcome.isAccepted ? .accepted : .newlyPassing
    case (let fails, _):
      // What was determined and is no more got worse, and the other way round.
      let (before, after) = (old.ratio ?? 0, new.ratio ?? 0)
      // Reports have all digits; the last ones differ from machine to machine.
      if abs(before - after) <= 1e-9 * max(before, after) {
        // A smaller demand is no better color, but a greater one leaves more to be done.
        guard fails, let was = old.required, let needs = new.required, needs > was else {
          return nil
        }
        return .worse
      }
      if fails { return after < before ? .worse : .better }
      // It does not pass, but somebody accepted it.
      if new.outcome.isAccepted, after < before { return .accepted }
      return after < before ? .lessContrast : .moreContrast
    }
  }

  /// How much of what is required is reached.
  private static func share(_ check: AuditSnapshot.Check) -> Double {
    (check.ratio ?? 0) / (check.required ?? 1)
  }
}
