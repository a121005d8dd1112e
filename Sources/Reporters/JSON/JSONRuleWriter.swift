import AuditEngine
import SourceText

/// Writes the rules of a report: the verdict of each, and its pairings with their sources.
struct JSONRuleWriter {
  private let report: AuditReport
  /// The pairings of each rule.
  private let pairings: [[Pairing]]

  init(_ report: AuditReport) {
    self.report = report
    var pairings = Array(repeating: [Pairing](), count: report.rules.count)
    for pairing in report.pairings { pairings[pairing.rule].append(pairing) }
    self.pairings = pairings
  }

  /// Evaluations per outcome.
  static func counts(_ summary: AuditSummary) -> [(String, String)] {
    [
      ("evaluations", "\(summary.evaluations)"), ("passed", "\(summary[.pass])"),
      ("failed", "\(summary[.fail])"), ("indeterminate", "\(summary[.indeterminate])"),
      ("exempt", "\(summary[.exempt])"), ("waived", "\(summary[.waived])"),
      ("known", "\(summary[.known])"),
    ]
  }

  /// A rule by index.
  func object(_ index: Int) -> String {
    let (rule, summary) = (report.rules[index], report.ruleSummaries[index])
    var members = [("id", JSONText.name(rule.id)), ("title", JSONText.name(rule.title))]
    if let source = rule.source { members.append(("source", JSONText.name(source))) }
    members.append(("severity", JSONText.string(rule.severity.rawValue)))
    members.append(("verdict", JSONText.string(summary.verdict.rawValue)))
    members += JSONRuleWriter.counts(summary.evaluations)
    if summary.tokenChecks.evaluations > 0 {
      let checks = JSONRuleWriter.counts(summary.tokenChecks)
      members.append(("tokenChecks", JSONText.object(checks)))
    }
    if !rule.claims.isEmpty {
      members.append(("claims", JSONText.array(rule.claims.map(claim))))
    }
    members.append(("pairings", JSONText.array(pairings[index].map(pairing))))
    return JSONText.object(members)
  }

  private func claim(_ claim: ColorClaim) -> String {
    JSONText.object([
      ("foreground", JSONText.string(claim.foreground.hex)),
      ("background", JSONText.string(claim.background.hex)),
      ("documented", JSONText.number(claim.documented.ratio)),
      ("ratio", JSONText.number(claim.measured.value)),
      ("drifts", "\(claim.documented.drifts(from: claim.measured))"),
    ])
  }

  private func pairing(_ pairing: Pairing) -> String {
    var members = [
      ("foreground", JSONText.name(pairing.foregroundName)),
      ("background", JSONText.strings(pairing.backgroundNames)),
    ]
    if let usage = pairing.usage {
      members.append(("usage", JSONText.string(usage.rawValue)))
    } else {
      members.append(("typeStyles", JSONText.strings(pairing.typeStyleNames)))
    }
    if let minimum = pairing.minimum { members.append(("minimum", JSONText.number(minimum))) }
    if let when = when(pairing.condition) { members.append(("when", when)) }
    if let source = pairing.source { members.append(("source", JSONText.name(source))) }
    if let reason = pairing.reason { members.append(("reason", JSONText.name(reason))) }
    if !pairing.documented.isEmpty {
      let claims = pairing.documented.map { documented in
        JSONText.object(
          [("documented", JSONText.number(documented.ratio))]
            + (when(documented.condition).map { [("when", $0)] } ?? []))
      }
      members.append(("claims", JSONText.array(claims)))
    }
    return JSONText.object(members)
  }

  /// The contexts of a condition, axis by axis; nil for always.
  private func when(_ condition: ContextCondition) -> String? {
    guard !condition.terms.isEmpty else { return nil }
    return JSONText.object(condition.terms.map { ($0.axis, JSONText.strings($0.contexts)) })
  }
}
