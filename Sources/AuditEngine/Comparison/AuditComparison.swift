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
  /// How many checks are as they were.
  public let unchanged: Int
  /// The contexts that appeared and that vanished, sorted.
  public let contexts:
    (appeared: [FindingIdentity.ContextName], vanished: [FindingIdentity.ContextName])
  /// The tokens that appeared and that vanished, sorted.
  public let tokens: (appeared: [String], vanished: [String])

  /// Compares two audits; O(n log n).
  public init(from old: AuditSnapshot, to new: AuditSnapshot) {
    let before = old.checks.reduce(into: [:]) { $0[$1.identity] = $1 }
    let after = Set(new.checks.map(\.identity))
    let (oldContexts, newContexts) = (old.contexts, new.contexts)
    var changes: [Change] = []
    var unchanged = 0
    for check in new.checks {
      let known = before[check.identity]
      if let kind = AuditComparison.kind(of: check, before: known) {
        changes.append(Change(kind: kind, old: known, new: check, latest: check))
      } else {
        unchanged += 1
      }
    }
    for check in old.checks where !after.contains(check.identity) {
      var isPossible = check.names.allSatisfy(new.tokens.contains)
      if case .pairing(let context, _, _, _) = check.identity.subject {
        isPossible = isPossible && context.allSatisfy(newContexts.contains)
      }
      changes.append(
        Change(kind: isPossible ? .dropped : .removed, old: check, new: nil, latest: check))
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
  public func isWorse(atLeast severity: Diagnostic.Severity) -> Bool {
    changes.contains { $0.kind.isWorsening && $0.latest.severity >= severity }
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
    case (true, false): return .newlyPassing
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
      return after < before ? .lessContrast : .moreContrast
    }
  }

  /// How much of what is required is reached.
  private static func share(_ check: AuditSnapshot.Check) -> Double {
    (check.ratio ?? 0) / (check.required ?? 1)
  }
}
