import AuditEngine
import SourceText

/// One thing that a change made worse, for formats that list findings one by one.
struct ComparisonIssue {
  /// The severity.
  let severity: Diagnostic.Severity
  /// The identifier of its rule; nil for a change of the policy as a whole.
  let rule: String?
  /// The kind of change: `Newly failing`.
  let heading: String
  /// The finding, as one line.
  let message: String
  /// Where it is now; for what is gone, the policy that no longer judges it.
  let place: SourcePaths.Place?
  /// Its line.
  let line: Int
  /// Identifies it across runs, and is unique in the comparison.
  let fingerprint: String
  /// The same of the pairing in every context, by which a code scanner knows it.
  let pairingFingerprint: String
  /// The theme and scheme; empty for what has none.
  let context: String

  /// All that got worse, in the order of the text report: the worst change of each kind first. What
  /// reviewers accepted is left out.
  static func all(of run: ComparisonRun, in paths: SourcePaths) -> [ComparisonIssue] {
    var known: [String: Int] = [:]
    return run.comparisons.flatMap { report in
      let places = ComparedPlaces(report: report, paths: paths)
      return all(of: report, places, isNamed: run.hasSeveral, &known)
    }
  }

  /// The same of one policy.
  private static func all(
    of report: ComparisonReport, _ places: ComparedPlaces, isNamed: Bool,
    _ known: inout [String: Int]
  ) -> [ComparisonIssue] {
    let policyPlace = places.policyPlace
    let name = isNamed ? places.policyName.inert(limit: FindingText.nameLimit) + ": " : ""
    func fingerprint(of identity: FindingIdentity) -> String {
      identity.fingerprint(in: policyPlace)
    }
    func unique(_ identity: FindingIdentity) -> String {
      let fingerprint = fingerprint(of: identity)
      let count = known[fingerprint, default: 0] + 1
      known[fingerprint] = count
      return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
    }
    let accepts = report.acceptsPolicyChanges
    var issues = report.comparison.changes.compactMap { change -> ComparisonIssue? in
      guard change.kind.isWorsening, !(accepts && change.kind.isOfPolicy) else { return nil }
      let check = change.latest
      let text = ComparedCheckText(change)
      let (place, line) = places.place(of: change)
      // What is gone has a place on the old side only, which is named in words.
      let old = change.new == nil ? check.place.map { ", was at \($0.text.inert)" } ?? "" : ""
      return ComparisonIssue(
        severity: check.severity, rule: check.identity.rule,
        heading: ComparedCheckText.heading(change.kind), message: name + text.sentence + old,
        place: place, line: line, fingerprint: unique(check.identity),
        pairingFingerprint: fingerprint(of: check.identity.acrossContexts),
        context: check.identity.name.context)
    }
    guard !accepts else { return issues }
    issues += report.comparison.policyChanges.map { change in
      let identity = FindingIdentity(rule: "weaker policy", subject: .token(change.message))
      let message =
        "\(name)weaker policy: \(change.message.inert(limit: FindingText.nameLimit * 4))"
      return ComparisonIssue(
        severity: change.severity, rule: change.rule, heading: "Weaker policy", message: message,
        place: places.policy, line: 1, fingerprint: unique(identity),
        pairingFingerprint: fingerprint(of: identity), context: "")
    }
    return issues
  }

  /// The rule as an identifier.
  var identifier: String {
    rule?.inert(limit: FindingText.nameLimit) ?? "contrast-audit"
  }
}
