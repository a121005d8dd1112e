import AuditEngine
import ColorMath
import SourceText

/// The result of an audit in a sentence, the same in every format.
struct SummaryText {
  /// The highest severity among findings, an error where they fail the gate; nil without findings.
  let severity: Diagnostic.Severity?
  private let report: AuditReport
  private let failures: [Diagnostic.Severity]

  init(_ report: AuditReport) {
    self.report = report
    var failures: [Diagnostic.Severity] = []
    var greatest: Diagnostic.Severity?
    func note(_ severity: Diagnostic.Severity) { greatest = max(greatest ?? severity, severity) }
    for index in report.evaluations.indices where report.evaluations[index].outcome.isFinding {
      let evaluation = report.evaluations[index]
      let severity = report.severity(of: evaluation)
      if evaluation.outcome == .fail { failures.append(severity) }
      note(severity)
    }
    for result in report.structural where result.outcome.isFinding {
      note(report.rules[result.rule].severity)
    }
    // What fails the gate weighs as an error, also what the audit says of itself, such as an expired
    // waiver.
    if report.hasFindings(atLeast: report.failOn) { note(.error) }
    self.failures = failures
    severity = greatest
  }

  /// `FAIL` where the gate fails, `INCOMPLETE` where it fails for nothing but what was not looked at,
  /// `WARN` or `PASS`.
  var verdict: String {
    switch severity {
    case nil: "PASS"
    case .error: report.isOnlyIncomplete ? "INCOMPLETE" : "FAIL"
    case .warning, .note: "WARN"
    }
  }

  /// `App, WCAG AA: 480 evaluations in 12 theme × scheme permutations: 277 passed, 203 failed`.
  ///
  /// - Parameter quote: writes a name that comes from a file.
  func sentence(quote: (String) -> String = { $0.inert(limit: FindingText.nameLimit) }) -> String {
    let summary = report.summary
    let counts: [(Int, String)] = [
      (summary[.pass], "passed"), (summary[.fail], "failed"),
      (summary[.indeterminate], "indeterminate"), (summary[.waived], "waived"),
      (summary[.known], "known"), (summary[.exempt], "exempt"),
    ]
    let missed = checks.count { $0.outcome.isFinding }
    let accepted = checks.count { $0.acceptance != nil }
    let tokens =
      (checks.isEmpty
        ? ""
        : ", \(missed) of \(checks.count) token checks failed"
          + (accepted > 0 ? " (\(accepted) more accepted)" : ""))
      + (unread + unresolved + missing + judged).map { ", \($0)" }.joined()
    let parts = counts.filter { $0.0 > 0 || $0.1 == "failed" }.map { count, name in
      "\(count) \(name)" + (name == "failed" ? weights : "")
    }
    let others = ownFailures.map { ", \($0)" } ?? ""
    let permutations = judgedPermutations
    let axes = report.axes.joined(separator: " × ")
    let scope =
      report.axes.isEmpty
      ? "" : " in \(permutations) \(quote(axes)) permutation\(plural(permutations))"
    let name = report.system.map { "\(quote($0)), " } ?? ""
    return "\(name)WCAG \(report.level.rawValue): \(summary.evaluations) "
      + "evaluation\(plural(summary.evaluations))\(scope): \(parts.joined(separator: ", "))\(tokens)\(others)"
  }

  /// `App, WCAG AA: 343 of 780 fail in 12 themes × schemes, 5 known`.
  func brief() -> String {
    let summary = report.summary
    let (all, failed) = (summary.evaluations, summary[.fail])
    var parts: [String] = []
    if failed > 0 {
      parts.append("\(failed) of \(all) fail\(failed == 1 ? "s" : "")\(weights)\(contexts)")
    } else if summary[.pass] < all {
      parts.append("\(summary[.pass]) of \(all) pass\(contexts)")
    } else if all > 0 {
      parts.append("\(all == 1 ? "1 passes" : "all \(all) pass")\(contexts)")
    }
    let others: [(Outcome, String)] = [
      (.indeterminate, "depend\(summary[.indeterminate] == 1 ? "s" : "") on what lies beneath"),
      (.waived, "waived"), (.known, "known"),
    ]
    parts += others.compactMap { summary[$0] > 0 ? "\(summary[$0]) \($1)" : nil }
    let missed = checks.count { $0.outcome.isFinding }
    if missed > 0 {
      parts.append("\(missed) of \(checks.count) token checks fail\(missed == 1 ? "s" : "")")
    } else if !checks.isEmpty {
      let accepted = checks.count { $0.acceptance != nil }
      let passed = checks.count - accepted
      parts.append(
        (passed == 1 ? "1 token check passes" : "\(passed) token checks pass")
          + (accepted > 0 ? ", \(accepted) accepted" : ""))
    }
    parts += unread + unresolved + missing + judged
    if parts.isEmpty { parts.append("all \(report.coverage.written) colors read") }
    if let ownFailures { parts.append(ownFailures) }
    let name = report.system.map { "\($0.inert(limit: FindingText.nameLimit)), " } ?? ""
    return "\(name)WCAG \(report.level.rawValue): \(parts.joined(separator: ", "))"
  }

  /// The results of the policy's checks of tokens.
  private var checks: [StructuralResult] { report.structural.filter { !report.isOfTool($0) } }

  /// `nothing is judged in the theme dusk, and 2 more like it`.
  private var missing: [String] {
    let results = report.structural.filter(report.isMissing)
    guard let first = results.first else { return [] }
    let more = results.count > 1 ? ", and \(results.count - 1) more like it" : ""
    return [first.message.inert(limit: FindingText.nameLimit * 2) + more]
  }

  /// `3 of 71 colors not read`, `2 not read but known`.
  private var unread: [String] {
    let results = report.structural.filter(report.isUnread)
    let written = report.coverage.written
    func count(_ some: [StructuralResult]) -> Int { Set(some.map(\.token)).count }
    if results.contains(where: report.isOfTooManyUnread) {
      return ["\(count(results) - 1) of \(written) colors not read, more than a tenth"]
    }
    let known = count(results.filter { $0.acceptance != nil })
    let missed = count(results.filter { $0.acceptance == nil })
    return [
      missed > 0 ? "\(missed) of \(written) colors not read" : nil,
      known > 0 ? "\(known) not read but known" : nil,
    ].compactMap(\.self)
  }

  /// `3 texts and icons in the code not followed`, `2 not followed but known`.
  private var unresolved: [String] {
    let results = report.structural.filter(report.isUnresolved)
    let known = results.count { $0.acceptance != nil }
    let missed = results.count - known
    return [
      missed > 0
        ? missed == 1
          ? "1 text or icon in the code not followed"
          : "\(missed) texts and icons in the code not followed" : nil,
      known > 0 ? "\(known) not followed but known" : nil,
    ].compactMap(\.self)
  }

  /// `3 of 71 colors judged`, unless all are.
  private var judged: [String] {
    let coverage = report.coverage
    guard coverage.judged < coverage.written, !report.evaluations.isEmpty else { return [] }
    return ["\(coverage.judged) of \(coverage.written) colors judged"]
  }

  /// In how many permutations something is judged; all of them where there are token checks alone.
  private var judgedPermutations: Int {
    guard !report.evaluations.isEmpty else { return report.permutations.count }
    var isJudged = Array(repeating: false, count: report.permutations.count)
    for evaluation in report.evaluations where evaluation.outcome != .exempt {
      isJudged[evaluation.permutation] = true
    }
    return isJudged.count { $0 }
  }

  /// ` in 12 themes × schemes`.
  private var contexts: String {
    guard !report.axes.isEmpty else { return "" }
    let count = judgedPermutations
    let axes = report.axes.map {
      count == 1 ? $0.inert(limit: FindingText.nameLimit) : AxisText.plural($0)
    }
    return " in \(count) \(axes.joined(separator: " × "))"
  }

  /// What no pairing reaches; nil if everything is reached.
  ///
  /// - Parameter quote: writes a list of names that come from a file.
  func coverage(quote: (String) -> String = { $0 }) -> String? {
    let coverage = report.coverage
    guard !coverage.unreached.isEmpty else { return nil }
    let percent = ContrastRatio(coverage.percent).truncated(decimals: 0)
    let all =
      coverage.inNoToken == 0
      ? "\(coverage.total) color tokens" : "\(coverage.written) colors"
    var text = "coverage: \(percent) % of \(all); no pairing reaches "
    let uses = coverage.unreachedUses
    guard uses.contains(where: { $0.description != nil }) else {
      return text + quote(SummaryText.list(coverage.unreached))
    }
    text += "these, by their use:"
    for use in uses.prefix(8) {
      var name = use.description?.inert(limit: FindingText.nameLimit) ?? "no use stated"
      if name.hasSuffix(".") { name.removeLast() }
      text += "\n- \(quote(name)): \(quote(SummaryText.list(use.tokens)))"
    }
    return uses.count > 8 ? text + "\n- and \(uses.count - 8) more uses" : text
  }

  /// Whether each rule is met: `FR-BT-04 met (6 of 6) · NFR-ACC-01 not met (343 of 774)`.
  ///
  /// - Parameter quote: writes a name that comes from a file.
  func rules(quote: (String) -> String = { $0 }) -> String {
    let verdicts = RuleVerdictText.all(report)
    let shown = verdicts.prefix(SummaryText.ruleLimit).map { "\(quote($0.name)) \($0.words)" }
    let more = verdicts.count - shown.count
    return (shown + (more > 0 ? ["and \(more) more rules"] : [])).joined(separator: " · ")
  }

  /// The maximum number of rules in the summary.
  static let ruleLimit = 20

  /// What was not audited, a line for each kind: contexts, values under conditions, files, colors.
  ///
  /// - Parameter quote: writes a list of names that come from a file.
  func leftOut(quote: (String) -> String = { $0 }) -> [String] {
    SummaryText.leftOut(of: report.coverage).map {
      "\($0.lead): \(quote(SummaryText.list($0.names)))"
    }
  }

  /// The same as names, with what is said of them.
  static func leftOut(of coverage: Coverage) -> [(lead: String, names: [String])] {
    let files = coverage.leftOut.map { "\($0.path.text) (\($0.reason))" }
    let colors =
      coverage.inNoToken == 0
      ? [] : ["\(coverage.inNoToken) color\(coverage.inNoToken == 1 ? "" : "s") of the sources"]
    return [
      ("not audited", coverage.unwalked), ("ignored by the policy", coverage.ignored),
      ("left out by the policy", files), ("in no token", colors),
    ].filter { !$0.names.isEmpty }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(8).map { $0.inert(limit: FindingText.nameLimit) }
    return shown.joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
  }

  /// `1 error and 2 warnings of the audit itself`, of those that fail the gate; nil without any.
  private var ownFailures: String? {
    let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.diagnostics.count { $0.severity == severity }
      guard severity >= report.failOn, count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(plural(count))"
    }
    return counts.isEmpty ? nil : "\(counts.joined(separator: " and ")) of the audit itself"
  }

  /// ` (203 error, 108 note)` if failures have different severities.
  private var weights: String {
    let parts = Diagnostic.Severity.allCases.reversed().compactMap { severity in
      let count = failures.count { $0 == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)"
    }
    return parts.count > 1 ? " (\(parts.joined(separator: ", ")))" : ""
  }

  private func plural(_ count: Int) -> String { count == 1 ? "" : "s" }
}
